// SPDX-License-Identifier: MIT
#include "views/window/editing/problemspage.h"

#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace towerwatch {

ProblemsPage::ProblemsPage(QWidget *parent)
    : QWidget(parent)
    , m_title(wrappedLabel(this))
    , m_advice(wrappedLabel(this))
    , m_list(new QListWidget(this))
    , m_text(new QPushButton(this))
    , m_another(new QPushButton(this))
    , m_back(new QPushButton(this))
{
    setObjectName(QStringLiteral("problems"));
    enlarge(*m_title, 1.3);
    for (QLabel *label : {m_title, m_advice})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_list->setWordWrap(true);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setAlternatingRowColors(true);
    layColumn(this, {m_title, m_advice, {m_list, 1}, layRow(nullptr, {m_text, {}, m_another, m_back})},
              {QMargins(24, 24, 24, 24), 12});
    connect(m_text, &QPushButton::clicked, this, [this] { goTo(std::max(m_list->currentRow(), 0)); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { goTo(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemClicked, this, [this] { goTo(m_list->currentRow()); });
    connect(m_another, &QPushButton::clicked, this, &ProblemsPage::openAnother);
    connect(m_back, &QPushButton::clicked, this, &ProblemsPage::dismissed);
    whenTranslated(this, [this] { retranslate(); });
}

void ProblemsPage::show(const QString &path, const QString &failure, const std::vector<Problem> &problems,
                        bool open)
{
    m_open = open;
    m_path = path;
    m_failure = failure;
    m_problems = problems;
    retranslate();
    if (!open)
        (m_problems.empty() ? static_cast<QWidget *>(m_back) : m_list)->setFocus();
}

void ProblemsPage::goTo(int row)
{
    if (m_open && row >= 0 && row < static_cast<int>(m_problems.size()))
        emit placeAsked(m_problems[static_cast<std::size_t>(row)].mark);
}

void ProblemsPage::retranslate()
{
    const QString file = shownName(QFileInfo(m_path).fileName().toStdString());
    const auto count = static_cast<int>(m_problems.size());
    m_title->setText(m_open ? tr("%1 cannot be read yet").arg(file.isEmpty() ? tr("The text") : file)
                            : tr("%1 cannot be opened").arg(file));
    m_advice->setText(
        !m_failure.isEmpty() ? m_failure
        : m_open
            ? tr("%n thing(s) must be put right first. Enter goes to the place in the text.", nullptr, count)
            : tr("%n thing(s) in it must be put right first. What was open before is still open.", nullptr,
                 count));
    const int row = m_list->currentRow();
    m_list->clear();
    for (const Problem &problem : m_problems)
        m_list->addItem(tr("Line %1, column %2: %3")
                            .arg(problem.mark.line)
                            .arg(problem.mark.column)
                            .arg(sentence(problem)));
    m_list->setVisible(!m_problems.empty());
    if (m_list->count() > 0)
        m_list->setCurrentRow(std::clamp(row, 0, m_list->count() - 1));
    m_list->setAccessibleName(tr("Problems"));
    m_text->setText(tr("Show the te&xt"));
    m_text->setVisible(m_open);
    m_another->setText(tr("Open anothe&r file…"));
    m_back->setText(tr("Bac&k to the board"));
}

void ProblemsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit dismissed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace towerwatch

#include "moc_problemspage.cpp"
