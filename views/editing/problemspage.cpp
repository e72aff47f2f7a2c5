// SPDX-License-Identifier: MIT
#include "views/editing/problemspage.h"

#include "views/look/widgets.h"
#include "views/wording/words.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QUrl>

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
    connect(m_text, &QPushButton::clicked, this, &ProblemsPage::openText);
    connect(m_another, &QPushButton::clicked, this, &ProblemsPage::openAnother);
    connect(m_back, &QPushButton::clicked, this, &ProblemsPage::dismissed);
    whenTranslated(this, [this] { retranslate(); });
}

void ProblemsPage::show(const QString &path, const QString &failure, const std::vector<Problem> &problems)
{
    m_path = path;
    m_failure = failure;
    m_problems = problems;
    retranslate();
    (m_problems.empty() ? static_cast<QWidget *>(m_back) : m_list)->setFocus();
}

void ProblemsPage::openText() const
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(m_path));
}

void ProblemsPage::retranslate()
{
    const QString file = shown(QFileInfo(m_path).fileName().toStdString());
    m_title->setText(tr("%1 cannot be opened").arg(file));
    m_advice->setText(
        m_failure.isEmpty()
            ? tr("%n thing(s) in it must be put right first. What was open before is still open.", nullptr,
                 static_cast<int>(m_problems.size()))
            : m_failure);
    m_list->clear();
    for (const Problem &problem : m_problems)
        m_list->addItem(tr("Line %1, column %2: %3")
                            .arg(problem.mark.line)
                            .arg(problem.mark.column)
                            .arg(sentence(problem)));
    m_list->setVisible(!m_problems.empty());
    if (m_list->count() > 0)
        m_list->setCurrentRow(0);
    m_list->setAccessibleName(tr("Problems"));
    m_text->setText(tr("Show the te&xt"));
    m_text->setVisible(m_failure.isEmpty());
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
