// SPDX-License-Identifier: MIT
/// The row above the reference: what to look for, and the steps back and forward.
#include "views/reference/referencepage.h"

#include "resources/catalogue.h"
#include "views/look/lineicons.h"
#include "views/look/searchline.h"
#include "views/reference/articleview.h"
#include "views/reference/referencemodel.h"
#include "views/wording/languagenames.h"
#include "views/wording/topicwords.h"
#include "views/wording/words.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QSignalBlocker>
#include <QToolButton>

namespace towerwatch {

namespace {

constexpr int fewestLetters = 7; ///< that a choice shows

/// Fills a box and keeps what was chosen.
class Refill
{
public:
    explicit Refill(QComboBox *box)
        : m_box(box)
        , m_blocker(box)
        , m_chosen(box->currentData())
    {
        box->clear();
    }
    ~Refill() { m_box->setCurrentIndex(std::max(m_chosen.isValid() ? m_box->findData(m_chosen) : 0, 0)); }
    void add(const QString &text, const QVariant &data = {}) { m_box->addItem(text, data); }

private:
    QComboBox *m_box;
    QSignalBlocker m_blocker;
    QVariant m_chosen;
};

} // namespace

QWidget *ReferencePage::buildTop()
{
    auto *top = new QWidget(this);
    m_top = new QBoxLayout(QBoxLayout::LeftToRight, top);
    m_top->setContentsMargins(8, 4, 8, 4);
    m_top->setSpacing(4);
    auto *row = new QHBoxLayout;
    auto *boxes = new QHBoxLayout;
    m_top->addLayout(row, 1);
    m_top->addLayout(boxes, 4);
    row->addWidget(m_search, 1);
    for (QComboBox *box : {m_topics, m_kinds, m_editions, m_languages}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(fewestLetters);
        boxes->addWidget(box, 1);
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

void ReferencePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrangeTop();
}

void ReferencePage::fillChoices()
{
    Refill topics(m_topics), kinds(m_kinds), editions(m_editions), beside(m_languages);
    topics.add(tr("All topics"));
    for (const QString &topic : ReferenceModel::topics())
        topics.add(topicName(topic), topic);
    kinds.add(tr("All kinds"));
    for (int kind = 0; kind < static_cast<int>(rulingKindNames.size()); ++kind)
        kinds.add(word(static_cast<RulingKind>(kind)), kind);
    editions.add(tr("All editions"));
    editions.add(tr("First edition"), QStringLiteral("c1"));
    editions.add(tr("Second edition"), QStringLiteral("c2"));
    editions.add(tr("Third edition"), QStringLiteral("c3"));
    beside.add(tr("One language"), QString());
    for (const std::string_view each : builtInRulings().languages)
        if (const QString language = QUtf8StringView(each).toString(); language != currentLanguage())
            beside.add(QStringLiteral("+ ") + languageName(language), language);
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
    m_back->setText(tr("Back"));
    m_back->setToolTip(tr("Back (%1)", "key").arg(m_back->shortcut().toString(QKeySequence::NativeText)));
    m_forward->setText(tr("Forward"));
    m_forward->setToolTip(
        tr("Forward (%1)", "key").arg(m_forward->shortcut().toString(QKeySequence::NativeText)));
    m_list->setAccessibleName(tr("Rulings"));
    m_nothing->setText(
        tr("No ruling fits. Try fewer words, or clear the search with Escape and choose all topics, "
           "kinds and editions."));
    m_article->setBeside(m_languages->currentData().toString());
    arrangeTop();
    filter();
}

} // namespace towerwatch
