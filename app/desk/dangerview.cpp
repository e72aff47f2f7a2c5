// SPDX-License-Identifier: MIT
#include "app/desk/dangerview.h"

#include "app/desk/boardlink.h"
#include "app/desk/inquiry.h"
#include "views/wording/words.h"

#include <QActionGroup>

namespace towerwatch {

DangerView::DangerView(const Inquiry &inquiry, BoardLink &link, QAction &wanted, QMenu &filter)
    : QObject(&link)
    , m_inquiry(inquiry)
    , m_link(link)
    , m_wanted(wanted)
    , m_filter(filter)
{
    connect(&inquiry, &Inquiry::changed, this, [this] {
        if (m_wanted.isChecked() && m_position != m_inquiry.position())
            show();
    });
    connect(&wanted, &QAction::toggled, this, &DangerView::show);
    connect(&filter, &QMenu::aboutToShow, this, &DangerView::fill);
}

void DangerView::show()
{
    m_position = m_wanted.isChecked() ? m_inquiry.position() : nullptr;
    m_link.setDangers(m_position ? drawing::marksOf(dangersOf(m_position->board()), m_by)
                                 : drawing::DangerMarks());
}

void DangerView::fill()
{
    m_filter.clear();
    if (!m_inquiry.position())
        return; // the window is not ready
    auto *group = new QActionGroup(&m_filter);
    const auto add = [&](const QString &text, std::optional<Colour> by) {
        QAction *action = group->addAction(m_filter.addAction(text));
        action->setCheckable(true);
        action->setChecked(by == m_by);
        connect(action, &QAction::triggered, this, [this, by] {
            m_by = by;
            m_wanted.setChecked(true);
            show();
        });
    };
    const Scenario &scenario = m_inquiry.position()->scenario();
    add(tr("All players"), std::nullopt);
    for (const Colour colour : playerOrder(scenario))
        add(inMenu(playerName(scenario, colour)), colour);
}

} // namespace towerwatch
