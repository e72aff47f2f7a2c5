// SPDX-License-Identifier: MIT
#include "views/editing/problemspage.h"

#include "views/look/rowdelegate.h"
#include "views/wording/words.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace towerwatch {

namespace {

QLabel *wrapped(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ProblemsPage::ProblemsPage(QWidget *parent)
    : QWidget(parent)
    , m_title(wrapped(this))
    , m_advice(wrapped(this))
    , m_list(new QListWidget(this))
    , m_text(new QPushButton(this))
    , m_another(new QPushButton(this))
    , m_back(new QPushButton(this))
{
    setObjectName(QStringLiteral("problems"));
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_list->setWordWrap(true);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setAlternatingRowColors(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_text);
    buttons->addStretch();
    buttons->addWidget(m_another);
    buttons->addWidget(m_back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_advice);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    connect(m_text, &QPushButton::clicked, this, &ProblemsPage::openText);
    connect(m_another, &QPushButton::clicked, this, &ProblemsPage::openAnother);
    connect(m_back, &QPushButton::clicked, this, &ProblemsPage::dismissed);
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

void ProblemsPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ProblemsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit dismissed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace towerwatch
