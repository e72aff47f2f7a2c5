// SPDX-License-Identifier: MIT
#include "views/questionpicker.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

namespace towerwatch {

namespace {

QToolButton *arrowButton(QWidget *parent, Qt::ArrowType arrow)
{
    auto *button = new QToolButton(parent);
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

QuestionPicker::QuestionPicker(QWidget *parent)
    : QWidget(parent)
    , m_box(new QComboBox(this))
    , m_previous(arrowButton(this, Qt::LeftArrow))
    , m_next(arrowButton(this, Qt::RightArrow))
{
    m_box->setObjectName(QStringLiteral("questions"));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_box, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        if (index < m_count)
            emit chosen(index);
    });
    connect(m_previous, &QToolButton::clicked, this, &QuestionPicker::previous);
    connect(m_next, &QToolButton::clicked, this, &QuestionPicker::next);
    retranslate();
}

void QuestionPicker::setQuestions(const QStringList &names, int current, const QString &other)
{
    m_count = static_cast<int>(names.size());
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    for (int i = 0; i < m_count; ++i)
        m_box->addItem(m_count > 1 ? tr("%1 of %2 · %3").arg(i + 1).arg(m_count).arg(names[i]) : names[i]);
    if (current < 0 && !other.isEmpty())
        m_box->addItem(tr("Asked here · %1", "a question that is not in the file").arg(other));
    m_box->setCurrentIndex(current >= 0 ? current : m_box->count() - 1);
    m_box->setEnabled(m_box->count() > 0);
    m_previous->setEnabled(m_count > 0 && current != 0);
    m_next->setEnabled(m_count > 0 && current != m_count - 1);
}

int QuestionPicker::current() const
{
    return m_box->currentIndex() < m_count ? m_box->currentIndex() : -1;
}

void QuestionPicker::step(int by)
{
    const int from = current() < 0 ? (by > 0 ? -1 : m_count) : current();
    if (const int to = from + by; to >= 0 && to < m_count)
        emit chosen(to);
}

void QuestionPicker::retranslate()
{
    m_box->setAccessibleName(tr("Question"));
    m_box->setToolTip(tr("The question that is answered below"));
    m_previous->setAccessibleName(tr("Previous question"));
    m_previous->setToolTip(m_previous->accessibleName());
    m_next->setAccessibleName(tr("Next question"));
    m_next->setToolTip(m_next->accessibleName());
}

void QuestionPicker::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace towerwatch
