// SPDX-License-Identifier: MIT
#include "views/window/ruling/rulingpage.h"

#include "model/edit/edits.h"
#include "views/window/ruling/questionpicker.h"
#include "views/window/ruling/sentencebutton.h"
#include "views/window/widgets/widgets.h"

#include <QBoxLayout>
#include <QLabel>

namespace towerwatch {

namespace {

/// A sentence, and the numbers of its footnotes as links.
QString citing(const Text &sentence, const List<int> &footnotes)
{
    QString html = unbroken(sentence).toHtmlEscaped();
    for (const int number : footnotes)
        html += QStringLiteral("\u00a0<sup><a href=\"note:%1\" style=\"text-decoration: none; "
                               "font-weight: normal\">%1</a></sup>")
                    .arg(number);
    return html;
}

} // namespace

RulingPage::RulingPage(QWidget *parent)
    : QWidget(parent)
    , m_title(wrappedLabel(this))
    , m_picker(new QuestionPicker(this))
    , m_verdict(wrappedLabel(this))
    , m_rules(new RulesButton(this))
    , m_turn(new TurnButton(this))
    , m_view(new RulingView(this))
{
    setObjectName(QStringLiteral("rulingPage"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_title->setObjectName(QStringLiteral("tableTitle"));
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setTextFormat(Qt::RichText);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    for (QLabel *label : {m_title, m_verdict})
        label->setContentsMargins(6, 0, 6, 0); // as the sentences have it
    m_head = layColumn(nullptr, {m_title, m_picker, m_verdict, m_rules, m_turn}, {QMargins(6, 8, 6, 4), 2});
    layColumn(this, {m_head, {m_view, 1}}, noAir);
    connect(m_verdict, &QLabel::linkActivated, m_view,
            [this](const QString &link) { emit m_view->anchorClicked(QUrl(link)); });
    setMinimumWidth(240);
    connect(m_rules, &RulesButton::chosen, this, [this](const TableRules &rules) {
        if (m_position)
            emit edited(withRules(m_position->scenario(), rules), tr("Change the rules"));
    });
    connect(m_rules, &RulesButton::explanationAsked, this, &RulingPage::explanationAsked);
    connect(m_turn, &TurnButton::chosen, this, [this](std::optional<Turn> turn) {
        if (m_position)
            emit edited(withTurn(m_position->scenario(), turn), tr("Change where the turn stands"));
    });
}

void RulingPage::setPosition(const PositionPtr &position)
{
    m_position = position;
    m_rules->setRules(position->scenario().rules);
    m_turn->setPosition(position);
}

void RulingPage::setFocused(const std::optional<Question> &question, Square inView)
{
    m_turn->setFocused(question, inView);
}

void RulingPage::setShownRules(const TableRules &rules)
{
    if (m_rules->rules() != rules)
        m_rules->setRules(rules);
}

void RulingPage::addToRules(QAction *action)
{
    m_rules->setMore(action);
}

void RulingPage::addBelowVerdict(QLayout *actions)
{
    auto *row = new QWidget(this); // without one an empty layout would hold the rest apart
    row->setLayout(actions);
    m_head->insertWidget(m_head->indexOf(m_verdict) + 1, row);
}

void RulingPage::setTitle(const QString &title, const QString &notes)
{
    m_title->setText(title);
    m_title->setToolTip(plainly(notes));
}

void RulingPage::showHead(const QString &question, const QString &html, bool isVerdict)
{
    constexpr double verdictSize = 1.4, hintSize = 1.08;
    QFont letters = font();
    letters.setPointSizeF(letters.pointSizeF() * (isVerdict ? verdictSize : hintSize));
    letters.setBold(isVerdict);
    m_picker->setQuestion(question);
    m_verdict->setFont(letters);
    m_verdict->setForegroundRole(isVerdict ? QPalette::WindowText : QPalette::PlaceholderText);
    m_verdict->setText(html);
    m_verdict->setVisible(!html.isEmpty());
}

void RulingPage::setContents(const RulingContents &contents)
{
    const Page &first = contents.first();
    m_picker->setEnabled(true);
    showHead(first.question, citing(first.verdict, first.footnotes), true);
    m_view->setContents(contents);
}

void RulingPage::showHint(bool any)
{
    const bool canAsk = any && m_position && !m_position->scenario().tiles.empty();
    showHead({}, canAsk ? tr("Click a tower, a watchtower or a figure to ask about it.") : QString(), false);
    m_picker->setEnabled(canAsk);
    m_view->setContents({});
    m_view->clear();
}

} // namespace towerwatch

#include "moc_rulingpage.cpp"
