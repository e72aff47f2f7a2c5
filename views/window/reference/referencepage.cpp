// SPDX-License-Identifier: MIT
#include "views/window/reference/referencepage.h"

#include "resources/catalogue.h"
#include "views/search/rulingsearch.h"
#include "views/window/look/artimage.h"
#include "views/window/reference/articleview.h"
#include "views/window/reference/hitdelegate.h"
#include "views/window/reference/referencemodel.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QAction>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

namespace towerwatch {

namespace {

constexpr int fewestLetters = 7; ///< that a choice shows

/// Fills a box and keeps what was chosen.
void refill(QComboBox &box, const QList<std::pair<QString, QVariant>> &choices)
{
    const QSignalBlocker quiet(&box);
    const QVariant chosen = box.currentData();
    box.clear();
    for (const auto &[text, data] : choices)
        box.addItem(text, data);
    box.setCurrentIndex(std::max(chosen.isValid() ? box.findData(chosen) : 0, 0));
}

} // namespace

ReferencePage::ReferencePage(QWidget *parent)
    : QWidget(parent)
    , m_model(new ReferenceModel(this))
    , m_delegate(new HitDelegate(this))
    , m_search(new SearchLine(this))
    , m_topics(new QComboBox(this))
    , m_kinds(new QComboBox(this))
    , m_editions(new QComboBox(this))
    , m_languages(new QComboBox(this))
    , m_back(new QAction(this))
    , m_forward(new QAction(this))
    , m_lists(new QStackedWidget(this))
    , m_list(new QListView(m_lists))
    , m_nothing(new QLabel(m_lists))
    , m_article(new ArticleView(this))
{
    setObjectName(QStringLiteral("reference"));
    m_list->setObjectName(QStringLiteral("rulings"));
    m_list->setItemDelegate(m_delegate);
    m_list->setResizeMode(QListView::Adjust);
    // Before the model, or all of it is laid out now.
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setModel(m_model);
    m_list->setWordWrap(true); // so that rows are measured again in another width
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMargin(16);
    m_lists->addWidget(m_list);
    m_lists->addWidget(m_nothing);
    auto *splitter = new QSplitter(this);
    splitter->addWidget(m_lists);
    splitter->addWidget(m_article);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({280, 560});
    splitter->setStretchFactor(1, 1);
    layColumn(this, {buildTop(), {splitter, 1}}, noAir);
    connectParts();
    whenTranslated(this, [this] { retranslate(); });
    whenEvent(this, {QEvent::Resize}, [this] { arrangeTop(); });
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
}

QString ReferencePage::current() const
{
    const Ruling *ruling = m_article->ruling();
    return ruling ? QString(QLatin1String(ruling->id.value)) : QString();
}

void ReferencePage::connectParts()
{
    connect(m_search, &SearchLine::textChanged, this, [this] {
        filter();
        if (m_model->isRanked()) // what was read before is no answer to what is typed
            m_list->setCurrentIndex(m_model->index(m_model->firstRuling(), 0));
    });
    connect(m_search, &SearchLine::leftForResults, this, [this] {
        m_list->setFocus();
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_model->index(m_model->firstRuling(), 0));
    });
    for (QComboBox *box : {m_topics, m_kinds, m_editions})
        connect(box, &QComboBox::currentIndexChanged, this, &ReferencePage::filter);
    connect(m_languages, &QComboBox::currentIndexChanged, this,
            [this] { m_article->setBeside(m_languages->currentData().toString()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ReferencePage::browseTo);
    connect(m_list, &QListView::activated, m_article, [this] { m_article->setFocus(); });
    connect(m_back, &QAction::triggered, this, &ReferencePage::back);
    connect(m_forward, &QAction::triggered, this, &ReferencePage::forward);
    connect(m_article, &ArticleView::rulingAsked, this, [this](const QString &id) { visit({id}); });
    connect(m_article, &ArticleView::exampleAsked, this, &ReferencePage::exampleAsked);
}

void ReferencePage::filter()
{
    RulingFilter filter{.words = m_search->text().toStdString(), .inPlay = m_inPlay};
    if (const QVariant kind = m_kinds->currentData(); kind.isValid())
        filter.kind = static_cast<RulingKind>(kind.toInt());
    filter.edition = m_editions->currentData().toString().toStdString();
    filter.topic = m_topics->currentData().toString().toStdString();
    const Texts words = wordsMeant(filter.words);
    m_delegate->setWords(words);
    m_article->setWords(words);
    m_selecting = true;
    m_model->setFilter(filter);
    const int row = m_model->rowOf(current());
    m_list->setCurrentIndex(m_model->index(row, 0));
    m_selecting = false;
    m_lists->setCurrentIndex(m_model->rulingCount() > 0 ? 0 : 1);
    if (row < 0 || m_model->isRanked())
        m_list->scrollToTop();
}

void ReferencePage::setInPlay(const InPlay &inPlay)
{
    if (std::exchange(m_inPlay, inPlay) != inPlay)
        filter();
}

void ReferencePage::browseTo(const QModelIndex &index)
{
    const Ruling *ruling = m_model->ruling(index.row());
    if (m_selecting || !ruling)
        return;
    const bool byKey = QGuiApplication::mouseButtons() == Qt::NoButton;
    const Visit next{QString(QLatin1String(ruling->id.value)), false, byKey};
    if (byKey && m_visit >= 0 && m_visits[m_visit].browsed)
        --m_visit; // moving through the list is one step
    visit(next);
}

void ReferencePage::open(const QString &id)
{
    m_visits.resize(m_visit + 1);
    if (m_visits.isEmpty() || !m_visits.last().outside)
        m_visits << Visit{id, true};
    m_visits.last().id = id;
    m_visit = static_cast<int>(m_visits.size()) - 1;
    visit({id});
    m_article->setFocus();
}

void ReferencePage::visit(const Visit &next)
{
    m_visits.resize(m_visit + 1);
    m_visits << next;
    goTo(m_visit + 1);
}

void ReferencePage::goTo(int visit)
{
    const bool entering = m_visit >= 0 && m_visits[m_visit].outside;
    m_visit = visit;
    m_back->setEnabled(visit > 0);
    m_forward->setEnabled(visit + 1 < m_visits.size());
    if (m_visits[visit].outside) {
        emit leftFor(m_visits[visit].id);
        return;
    }
    showEntry(m_visits[visit].id);
    if (entering)
        m_article->setFocus();
}

void ReferencePage::showEntry(const QString &id)
{
    const Ruling *ruling = builtInRulings().find(id.toStdString());
    if (!ruling)
        return;
    m_article->setRuling(ruling);
    m_selecting = true;
    const QModelIndex index = m_model->index(m_model->rowOf(id), 0);
    m_list->setCurrentIndex(index);
    if (index.isValid())
        m_list->scrollTo(index);
    m_selecting = false;
    emit rulingShown(id);
}

void ReferencePage::back()
{
    if (m_visit > 0)
        goTo(m_visit - 1);
}

void ReferencePage::forward()
{
    if (m_visit + 1 < m_visits.size())
        goTo(m_visit + 1);
}

QWidget *ReferencePage::buildTop()
{
    auto *top = new QWidget(this);
    auto *row = layRow(nullptr, {{m_search, 1}});
    auto *boxes = layRow(nullptr, {{m_topics, 1}, {m_kinds, 1}, {m_editions, 1}, {m_languages, 1}});
    m_top = layRow(top, {{row, 1}, {boxes, 4}}, {QMargins(8, 4, 8, 4), 4});
    for (QComboBox *box : {m_topics, m_kinds, m_editions, m_languages}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(fewestLetters);
    }
    m_back->setIcon(themeIcon(QStringLiteral("go-previous")));
    m_back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_forward->setIcon(themeIcon(QStringLiteral("go-next")));
    m_forward->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Right));
    for (QAction *step : {m_back, m_forward}) {
        step->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(step);
        auto *button = new QToolButton(top);
        button->setDefaultAction(step);
        button->setAutoRaise(true);
        row->insertWidget(step == m_back ? 0 : 1, button);
    }
    return top;
}

void ReferencePage::arrangeTop()
{
    int widest = 0;
    for (const QComboBox *box : {m_topics, m_kinds, m_editions, m_languages}) {
        const QFontMetrics metrics = box->fontMetrics();
        const int frame = box->sizeHint().width() - fewestLetters * metrics.horizontalAdvance(u'X');
        widest = std::max(widest, metrics.horizontalAdvance(box->itemText(0)) + frame);
    }
    constexpr int fields = 6; // four choices, what to look for, the steps
    m_top->setDirection(width() < fields * widest ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ReferencePage::fillChoices()
{
    QList<std::pair<QString, QVariant>> topics{{tr("All topics"), {}}}, kinds{{tr("All kinds"), {}}};
    for (const Text &topic : ReferenceModel::topics())
        topics.append({topicName(topic), QString(topic)});
    for (const RulingKind kind : allOf<RulingKind>)
        kinds.append({word(kind), static_cast<int>(kind)});
    QList<std::pair<QString, QVariant>> beside{{tr("This language only"), QString()}};
    for (const std::string_view each : builtInRulings().languages)
        if (each != currentLanguage())
            beside.append({"+ " + languageName(each), QString(utf8(each))});
    refill(*m_topics, topics);
    refill(*m_kinds, kinds);
    refill(*m_editions, {{tr("All editions"), {}},
                         {tr("First edition"), QStringLiteral("c1")},
                         {tr("Second edition"), QStringLiteral("c2")},
                         {tr("Third edition"), QStringLiteral("c3")}});
    refill(*m_languages, beside);
}

void ReferencePage::retranslate()
{
    fillChoices();
    m_search->setPurpose(tr("Search the rulings"));
    m_topics->setAccessibleName(tr("Topic"));
    m_kinds->setAccessibleName(tr("Kind of ruling"));
    m_editions->setAccessibleName(tr("Edition"));
    m_languages->setAccessibleName(tr("Second language"));
    m_languages->setToolTip(tr("Shows the ruling in a second language next to it"));
    const auto keyOf = [](const QAction *step) {
        return step->shortcut().toString(QKeySequence::NativeText);
    };
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Back (%1)", "key").arg(keyOf(m_back)));
    m_forward->setText(tr("Forward"));
    m_forward->setToolTip(tr("Forward (%1)", "key").arg(keyOf(m_forward)));
    m_list->setAccessibleName(tr("Rulings"));
    m_nothing->setText(
        tr("No ruling matches. Try fewer words, or clear the search with Escape and choose all topics, "
           "kinds and editions."));
    m_article->setBeside(m_languages->currentData().toString());
    arrangeTop();
    filter();
}

} // namespace towerwatch

#include "moc_referencepage.cpp"
