// SPDX-License-Identifier: MIT
#include "views/window/ruling/sentencebutton.h"

#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QActionGroup>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStatusTipEvent>

namespace towerwatch {

namespace {

constexpr int sentencePadding = 6;
constexpr int arrow = 18; ///< room for the arrow behind the text
constexpr int sentenceIcon = 16;

} // namespace

SentenceButton::SentenceButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QAbstractButton::clicked, this, [this] { open(); });
}

void SentenceButton::open()
{
    m_menu.popup(mapToGlobal(QPoint(0, height())));
}

void SentenceButton::say(const QString &sentence, const QString &toolTip)
{
    setText(sentence);
    setAccessibleName(sentence);
    setAccessibleDescription(toolTip);
    setToolTip(toolTip);
    updateGeometry();
    update();
}

QAction *SentenceButton::addChoice(const QString &text, bool checked, QActionGroup *group,
                                   std::function<void()> choose)
{
    QAction *action = m_menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    action->setActionGroup(group);
    connect(action, &QAction::triggered, this, std::move(choose));
    return action;
}

void SentenceButton::addHeading(const QString &text)
{
    if (!m_menu.isEmpty())
        m_menu.addSeparator();
    m_menu.addAction(text)->setEnabled(false);
}

int SentenceButton::indent() const
{
    return sentencePadding + (icon().isNull() ? 0 : sentenceIcon + 8);
}

QRect SentenceButton::textRect(int width) const
{
    const QRect room(indent(), sentencePadding, std::max(width - indent() - sentencePadding - arrow, 40),
                     10000);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap | Qt::AlignLeft, text());
}

int SentenceButton::heightForWidth(int width) const
{
    return textRect(width).height() + 2 * sentencePadding;
}

QSize SentenceButton::sizeHint() const
{
    return {200, heightForWidth(200)};
}

QSize SentenceButton::minimumSizeHint() const
{
    return {120, fontMetrics().height() + 2 * sentencePadding};
}

void SentenceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = underMouse() || isDown();
    if (active || hasFocus()) {
        painter.setPen(
            QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 2 : 1));
        painter.setBrush(active ? palette().brush(QPalette::Button) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    painter.setPen(m_quiet ? quietInk(palette()) : palette().color(QPalette::WindowText));
    const QRect room = textRect(width());
    const QRect line(room.left(), room.top(), width() - indent() - sentencePadding - arrow, room.height());
    painter.drawText(line, Qt::TextWordWrap | Qt::AlignLeft, text());
    icon().paint(&painter, sentencePadding, room.top() + (fontMetrics().height() - sentenceIcon) / 2,
                 sentenceIcon, sentenceIcon);
    const QPointF tip(width() - sentencePadding - 6, height() / 2.0 + 2);
    painter.setPen(
        QPen(palette().color(QPalette::WindowText), 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{{tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)}});
}

void SentenceButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Down)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

RulesButton::RulesButton(QWidget *parent)
    : SentenceButton(parent)
{
    setObjectName(QStringLiteral("rules"));
    menu().setContentsMargins(0, 4, 0, 4);
    menu().setToolTipsVisible(true);
    connect(&menu(), &QMenu::aboutToShow, this, &RulesButton::fillMenu);
    connect(&menu(), &QMenu::hovered, this, [this](QAction *action) { action->showStatusText(this); });
    connect(&menu(), &QMenu::aboutToHide, this, [this] {
        QStatusTipEvent nothing{QString()};
        QApplication::sendEvent(this, &nothing);
    });
    whenTranslated(this, [this] { retranslate(); });
}

void RulesButton::setRules(const TableRules &rules)
{
    m_rules = rules;
    retranslate();
}

void RulesButton::retranslate()
{
    setIcon(themeIcon(QStringLiteral("rules-book")));
    say(sentence(m_rules), tr("Change the rules of the table"));
}

void RulesButton::fillMenu()
{
    const auto add = [this](const QString &text, bool checked, QActionGroup *group, auto change) {
        return addChoice(text, checked, group, [this, change] {
            TableRules rules = m_rules; // several may be changed while the menu is open
            change(rules);
            emit chosen(rules);
        });
    };
    menu().clear();
    addHeading(tr("The Tower"));
    auto *tower = new QActionGroup(&menu());
    for (const TowerRules set : allTowerRules)
        add(tr("%1: %2", "an edition, whose box").arg(capitalized(word(set)), boxOf(set)),
            set == m_rules.tower, tower, [set](TableRules &rules) { rules.tower = set; });
    addHeading(tr("The Watchtowers"));
    auto *watchtowers = new QActionGroup(&menu());
    for (const WatchtowerRules edition : {WatchtowerRules::C3, WatchtowerRules::C2})
        add(word(edition), edition == m_rules.watchtowers, watchtowers,
            [edition](TableRules &rules) { rules.watchtowers = edition; });
    addHeading(tr("House rules"));
    for (const HouseRule house : allHouseRules) {
        QAction *action = add(word(house), m_rules.house.contains(house), nullptr,
                              [house](TableRules &rules) { rules.house = rules.house.toggled(house); });
        action->setToolTip(brief(house, m_rules.tower));
        action->setStatusTip(action->toolTip());
    }
    menu().addSeparator();
    if (m_more)
        menu().addAction(m_more);
    menu().addAction(tr("Which rules are yours?"), this, &RulesButton::explanationAsked);
}

TurnButton::TurnButton(QWidget *parent)
    : SentenceButton(parent)
{
    setObjectName(QStringLiteral("turn"));
    connect(&menu(), &QMenu::aboutToShow, this, &TurnButton::fillMenu);
    whenTranslated(this, [this] { retranslate(); });
}

void TurnButton::setPosition(const PositionPtr &position)
{
    m_position = position;
    retranslate();
    if (menu().isVisible())
        showChoices();
}

void TurnButton::setFocused(const std::optional<Question> &question, Square inView)
{
    m_inView = inView;
    if (std::exchange(m_question, question) != question)
        retranslate();
}

void TurnButton::retranslate()
{
    if (!m_position)
        return;
    const Scenario &scenario = m_position->scenario();
    setIcon(colourIcon(onTurn(scenario).value_or(askerOf(scenario, m_question.value_or(Question())))));
    say(turnSentence(scenario, m_question), tr("Change where the turn stands"));
}

void TurnButton::fillMenu()
{
    menu().clear();
    m_choices = turnChoices(m_position->scenario(), m_inView);
    auto *players = new QActionGroup(&menu());
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const TurnChoice::Part part = m_choices[i].part;
        if (i > 0 && part != m_choices[i - 1].part)
            menu().addSeparator();
        const auto choose = [this, i] { emit chosen(m_choices[i].turn); };
        if (part == TurnChoice::Part::Next)
            menu().addAction(QString(), this, choose);
        else
            addChoice({}, false, part == TurnChoice::Part::Player ? players : nullptr, choose);
    }
    showChoices();
}

/// What can be chosen depends on what was; where a line comes or goes, the menu is opened anew by hand.
void TurnButton::showChoices()
{
    m_choices = turnChoices(m_position->scenario(), m_inView);
    QList<QAction *> lines = menu().actions();
    lines.removeIf([](const QAction *line) { return line->isSeparator(); });
    if (lines.size() != static_cast<qsizetype>(m_choices.size()))
        return menu().hide();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const TurnChoice &choice = m_choices[static_cast<std::size_t>(i)];
        lines[i]->setText(inMenu(choice.words));
        lines[i]->setChecked(choice.chosen);
        lines[i]->setEnabled(choice.possible);
    }
}

} // namespace towerwatch

#include "moc_sentencebutton.cpp"
