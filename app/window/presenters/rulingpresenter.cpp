// SPDX-License-Identifier: MIT
#include "app/window/presenters/rulingpresenter.h"

#include "model/inquiry/hinges.h"
#include "model/inquiry/suggestions.h"
#include "views/telling/deedwords.h"
#include "views/telling/questionwords.h"
#include "views/window/dialogs/messages.h"
#include "views/window/frame/centre.h"
#include "views/window/ruling/playoutview.h"
#include "views/window/ruling/questionpicker.h"
#include "views/window/ruling/rulingpage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QApplication>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>

#include <algorithm>

namespace towerwatch {

RulingPresenter::RulingPresenter(const Workplace &at, RulingPage &page, const Centre &centre)
    : QObject(&page)
    , m_at(at)
    , m_desk(at.desk)
    , m_page(page)
    , m_centre(centre)
    , m_panel(new PlayOutPanel(&page))
    , m_whom(wrappedLabel(&page))
    , m_done(wrappedLabel(&page))
{
    connectPage();
    addButtons();
    connect(&m_desk, &LiveDesk::changed, this, &RulingPresenter::show);
    connect(&centre, &Centre::currentChanged, this, [this] {
        m_page.setEnabled(m_centre.isBoardShown());
        showRuling();
    });
    connect(&m_desk, &LiveDesk::reworded, this, [this] {
        showTitle();
        showRuling();
    });
    connect(&at.document, &ScenarioDocument::stateChanged, this, &RulingPresenter::showTitle);
}

void RulingPresenter::connectPage()
{
    RulingView *view = m_page.view();
    connect(view, &RulingView::trialAsked, this,
            [this](const Trial &trial) { m_desk.take(ondesk::Tried{trial}); });
    m_page.picker()->setOffers([this] { return offers(); });
    for (const auto &[what, by] : {std::pair(Do::NextQuestion, 1), std::pair(Do::PreviousQuestion, -1)})
        m_at.actions.on(what, this, [this, by = by] { step(by); });
    connect(m_page.picker(), &QuestionPicker::offerChosen, this,
            [this](int offer) { m_desk.take(ondesk::Asked{m_offered.at(static_cast<std::size_t>(offer))}); });
    connect(view, &RulingView::figureSelected, this, [this](int figure) {
        m_desk.take(ondesk::Selected{{m_desk->selection.square, m_desk->idOf(figure)}});
    });
    connect(view, &RulingView::kindAsked, this, [this](FigureKind kind) {
        Question other = m_desk->question.value_or(Question());
        other.figure = kind;
        m_desk.take(ondesk::Asked{other});
    });
    connect(view, &RulingView::lineHovered, this,
            [this](int figure, const List<Square> &squares) { light({figure}, squares); });
    connect(view, &RulingView::actionAsked, this, [this](const QString &name) {
        if (QAction *action = m_at.actions.named(name))
            action->trigger();
    });
    connect(&m_page, &RulingPage::edited, &m_at.document, &ScenarioDocument::edit);
    connect(&m_at.board, &BoardWidget::hovered, &m_page,
            [this](std::optional<Square>, int figure) { m_page.setLitFigure(figure); });
}

/// Below the verdict the action it is about, and playing a scoring out.
void RulingPresenter::addButtons()
{
    const Actions &actions = m_at.actions;
    QPushButton *perform = whileEnabled(actions[Do::Perform]);
    perform->setDefault(true);
    perform->setMinimumHeight(34);
    m_done->setObjectName(QStringLiteral("done"));
    m_done->hide();
    m_whom->setForegroundRole(QPalette::PlaceholderText);
    m_page.addBelowVerdict(layColumn(
        nullptr,
        {layRow(nullptr, {perform, whileEnabled(actions[Do::PlayOut]), {m_whom, 1}}, {.between = 8}), m_panel,
         m_done},
        {QMargins(6, 4, 6, 4)}));
    actions.on(Do::Perform, this, &RulingPresenter::perform);
    for (const auto &[what, ask] :
         {std::pair(Do::AskFloor, Ask::PlaceFloor), std::pair(Do::AskTop, Ask::PlaceFigure),
          std::pair(Do::AskWatchtower, Ask::Watchtower), std::pair(Do::AskFigure, Ask::Outlook),
          std::pair(Do::AskPlayer, Ask::Actions), std::pair(Do::AskRansom, Ask::Ransom),
          std::pair(Do::AskScore, Ask::Score)})
        actions.on(what, this, [this, ask = ask] { askFor(ask); });
    actions.on(Do::PlayOut, this, [this] {
        if (score())
            m_panel->play(m_desk->shown, *m_desk->answer);
    });
    connect(m_panel, &PlayOutPanel::lit, this, &RulingPresenter::light);
    enable();
}

void RulingPresenter::light(const QList<int> &figures, const List<Square> &squares)
{
    m_desk.take(ondesk::Lit{m_desk->light({figures.begin(), figures.end()}, squares)});
}

void RulingPresenter::show(const Desk &before)
{
    const bool moved = m_desk->position != before.position;
    if (moved) {
        m_page.setPosition(m_desk->position);
        showTitle();
    }
    if (moved || (m_desk->question && m_desk->question != before.question))
        forgetDone(); // something else was done or asked since
    m_page.setFocused(m_desk->answer ? std::optional(m_desk->answer->question) : std::nullopt,
                      m_desk->squareInView());
    if (m_desk->answer != before.answer)
        m_panel->stop();
    if (moved || !m_desk->readsAs(before))
        showRuling();
    const std::string &figure = m_desk->selection.figure;
    const bool isAsked = m_desk->figureFirst || (m_desk->question && m_desk->question->target == figure);
    if (figure != before.selection.figure && !moved && !isAsked)
        m_page.view()->revealFate();
}

QList<QuestionEntry> RulingPresenter::offers(std::optional<Ask> ask)
{
    const Scenario &scenario = m_desk->position->scenario();
    m_offered = *m_desk->questions;
    for (const Question &question : everyQuestion(m_desk->position->board()))
        if (std::ranges::none_of(
                m_offered, [&](const Question &listed) { return asksTheSame(scenario, listed, question); }))
            m_offered.push_back(question);
    if (ask)
        std::erase_if(m_offered, [ask](const Question &question) { return question.ask != *ask; });
    std::ranges::stable_sort(m_offered, {}, [this](const Question &question) { return group(question); });
    QList<QuestionEntry> entries;
    for (const Question &question : m_offered)
        entries.append(offer(question));
    return entries;
}

QuestionGroup RulingPresenter::group(const Question &question) const
{
    const auto &own = m_desk->position->scenario().questions;
    return std::ranges::find(own, question) != own.end() ? QuestionGroup::Own
                                                         : questionWordsOf(question.ask).group;
}

void RulingPresenter::step(int by)
{
    const QList<QuestionEntry> entries = offers();
    const auto now = std::ranges::find(entries, true, &QuestionEntry::current) - entries.begin();
    const qsizetype to = by < 0 || now < entries.size() ? now + by : 0;
    if (to >= 0 && to < entries.size())
        m_desk.take(ondesk::Asked{m_offered[static_cast<std::size_t>(to)]});
    else
        m_at.say(by > 0 ? tr("This is the last question.") : tr("This is the first question."));
}

/// Named as one would ask it; the player’s name finds it where it does not say it.
QuestionEntry RulingPresenter::offer(const Question &question) const
{
    const Scenario &scenario = m_desk->position->scenario();
    const QString player = playerName(scenario, askerOf(scenario, question));
    return {group(question), capitalized(questionName(*m_desk->position, question)),
            player + u' ' + QLatin1String(questionWordsOf(question.ask).sought),
            m_desk->question && asksTheSame(scenario, question, *m_desk->question)};
}

void RulingPresenter::askFor(Ask ask)
{
    QList<QuestionEntry> entries = offers(ask);
    if (entries.isEmpty())
        return m_at.say(tr("There is nothing on this board that this can be asked about."));
    const auto single = [this](qsizetype entry) {
        m_desk.take(ondesk::Asked{m_offered[static_cast<std::size_t>(entry)]});
    };
    if (entries.size() == 1)
        return single(0);
    const Selection &selection = m_desk->selection;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const Question &question = m_offered[static_cast<std::size_t>(i)];
        if (question.target ? *question.target == selection.figure
                            : question.at && question.at == selection.square)
            return single(i);
    }
    bringUp(m_page);
    m_page.picker()->offer(entries);
}

void RulingPresenter::showTitle()
{
    if (!m_desk->position)
        return;
    const Scenario &scenario = m_desk->position->scenario();
    const Text language = currentLanguage();
    const QString title = shown(scenario.title.in(language)),
                  file = QFileInfo(m_at.document.path()).fileName();
    m_page.setTitle(!title.isEmpty()  ? title
                    : !file.isEmpty() ? QString(shownName(file.toStdString()))
                                      : tr("New table"),
                    shown(scenario.notes.in(language)));
}

void RulingPresenter::showRuling()
{
    const WordedRuling &words = m_desk.words();
    const int selected = m_desk->selectedFigure();
    if (!m_centre.isBoardShown() || (!m_desk->answer && selected < 0))
        m_page.showHint(m_centre.isBoardShown());
    else if (!m_desk->answer)
        m_page.setContents({m_desk->shown, words.fate, words.notes, selected});
    else
        m_page.setContents({m_desk->shown, words.page, words.notes, selected, words.fate, kindOnTower(),
                            m_desk->canBeJustPlaced() ? std::optional(m_desk->isJustPlaced()) : std::nullopt,
                            m_desk->figureFirst});
    m_page.setShownRules(m_desk->shown->scenario().rules);
    enable();
}

/// The kind of figure that is asked about for the top of a tower.
std::optional<FigureKind> RulingPresenter::kindOnTower() const
{
    return m_desk->question && needs(m_desk->question->ask, "figure") ? m_desk->question->figure
                                                                      : std::nullopt;
}

const ScoreAnswer *RulingPresenter::score() const
{
    return m_desk->answer ? std::get_if<ScoreAnswer>(&m_desk->answer->body) : nullptr;
}

void RulingPresenter::enable()
{
    const std::vector<Deed> deeds = deedsInView(m_desk.now());
    const bool any = !deeds.empty();
    const QString name = any ? inMenu(deedName(*m_desk->position, deeds.front())) : QString();
    QAction *perform = m_at.actions[Do::Perform];
    m_at.actions.name(Do::Perform, name);
    m_at.actions.allow(Do::Perform, !name.isEmpty() ? QString()
                                    : m_desk->tried
                                        ? tr("A ruling that is only being tried out cannot be carried out.")
                                        : tr("There is nothing to carry out: ask about a floor, a figure on "
                                             "a tower or a ransom that is allowed."));
    perform->setToolTip(perform->statusTip()); // else Qt would take the text, in which the file has a say
    perform->setIconText(any ? QString(shortName(*m_desk->position, deeds.front())) : QString());
    m_whom->setText(any ? whom(deeds.front()) : QString());
    m_whom->setVisible(any);
    const auto steps = score() ? playOut(m_desk->shown->board(), *score()) : std::vector<PlayStep>();
    const bool moves = std::ranges::any_of(steps, [](const PlayStep &step) { return !step.figures.empty(); });
    m_at.actions.allow(Do::PlayOut,
                       moves ? QString()
                             : tr("There is nothing to play out: nobody scores and no figure goes home."));
}

QString RulingPresenter::whom(const Deed &deed) const
{
    if (deed.captured() >= 0)
        return figureLabel(*m_desk->position, deed.captured());
    const bool leads = deed.kind == Deed::Kind::PlaceFloor && deedsOf(m_desk.now()).size() > 1;
    return leads ? tr("or choose a figure below") : QString();
}

void RulingPresenter::take(const Deed &deed)
{
    const QString done = doneWords(*m_desk->position, deed);
    const auto *button = qobject_cast<QPushButton *>(QApplication::focusWidget());
    const bool byButton = button && m_page.isAncestorOf(button);
    m_at.take({afterDeed(m_desk.now(), deed), stepName(*m_desk->position, deed)});
    if (const auto event = eventOf(deed))
        m_desk.take(*event);
    const QString key = m_at.actions[Do::Undo]->shortcut().toString(QKeySequence::NativeText);
    QString said = tr("%1 %2 undoes it.", "what was done, key").arg(done, key);
    if (deed.kind == Deed::Kind::PlaceFloor && !deedsOf(m_desk.now()).empty())
        said += u' ' + tr("Now choose the figure that is captured, or leave it at that.");
    m_done->setText(unbroken(said));
    m_done->show();
    m_at.say(said, About::Deed); // which is read out
    if (byButton)
        m_page.view()->setFocus(); // the button may be gone: else the next one in the window has the keys
}

void RulingPresenter::forgetDone()
{
    m_done->hide();
    m_at.unsay(About::Deed);
}

QStringList RulingPresenter::choices(const std::vector<Deed> &deeds) const
{
    QStringList words;
    for (const Deed &deed : deeds)
        words << choiceWords(m_desk->position->scenario(), deed);
    return words;
}

void RulingPresenter::perform()
{
    const std::vector<Deed> offered = deedsInView(m_desk.now());
    if (offered.size() < 2)
        return offered.empty() ? void() : take(offered.front());
    const bool buysBack = offered.front().kind == Deed::Kind::BuyBack;
    const QString player = playerName(m_desk->position->scenario(), offered.front().by);
    auto *dialog = new QInputDialog(&m_at.window);
    dialog->setWindowTitle(buysBack ? tr("Ransom") : tr("Exchange"));
    dialog->setLabelText(
        (buysBack ? tr("%1 chooses: who is bought back?") : tr("%1 chooses: which figure comes home?"))
            .arg(player));
    dialog->setComboBoxItems(choices(offered));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, asked = m_desk->answer->question](const QString &name) {
                const std::vector<Deed> deeds = deedsInView(m_desk.now()); // anything may have happened
                const qsizetype chosen = choices(deeds).indexOf(name);
                if (chosen >= 0 && m_desk->answer->question == asked)
                    take(deeds[static_cast<std::size_t>(chosen)]);
            });
    openDialog(dialog);
}

} // namespace towerwatch

#include "moc_rulingpresenter.cpp"
