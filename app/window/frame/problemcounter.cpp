// SPDX-License-Identifier: MIT
#include "app/window/frame/problemcounter.h"

#include "app/window/frame/bottompages.h"
#include "model/edit/repair.h"
#include "model/referee/warnings.h"
#include "views/window/look/artimage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <algorithm>
#include <utility>

namespace towerwatch {

ProblemCounter::ProblemCounter(const Workplace &at, BottomPages &pages)
    : m_at(at)
    , m_pages(pages)
{
    at.said.addPermanentWidget(this);
    setObjectName(QStringLiteral("problemCounter"));
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(&m_list);
    connect(&m_list, &QMenu::aboutToShow, this, &ProblemCounter::openList);
    at.actions.on(Do::NextProblem, this, &ProblemCounter::goOn);
    connect(&at.desk, &LiveDesk::changed, this, [this](const Desk &before) {
        if (m_at.desk->warnings != before.warnings || m_at.desk->answer != before.answer)
            refresh();
    });
    connect(&pages, &BottomPages::textRead, this, [this](const std::vector<Problem> &problems) {
        m_problems = problems;
        refresh();
    });
    whenTranslated(this, [this] { refresh(); });
}

int ProblemCounter::count() const
{
    return static_cast<int>(m_problems.size() + m_warnings.size());
}

void ProblemCounter::refresh()
{
    m_next = 0;
    m_at.unsay(About::Problem); // it may be gone, and counted otherwise
    const Desk &desk = m_at.desk.now();
    m_warnings = *desk.warnings;
    if (desk.answer) {
        const auto first = warningsAbout(*desk.answer, desk.shown->board(), m_warnings);
        const auto isOther = [&](const Warning &each) { return !std::ranges::count(first, each); };
        std::ranges::stable_sort(m_warnings, {}, isOther);
    }
    setVisible(count() > 0);
    setText(tr("%n problem(s)", nullptr, count()));
    setToolTip(tr("Show what looks wrong"));
    setAccessibleName(text());
    setIcon(QPixmap::fromImage(warningImage(iconSize().height(), devicePixelRatioF())));
}

/// A line for each, and below it what mends it.
void ProblemCounter::openList()
{
    constexpr int most = 12;
    m_list.clear();
    for (int i = 0; i < std::min(count(), most); ++i) {
        m_list.addAction(inMenu(sentenceOf(i)), this, [this, i] { show(i); });
        const int warning = i - static_cast<int>(m_problems.size());
        const Position &position = *m_at.desk->position;
        const auto fix =
            warning < 0 ? std::nullopt : fixOf(position, m_warnings[static_cast<std::size_t>(warning)]);
        if (!fix)
            continue;
        const QString done = fixWords(m_warnings[static_cast<std::size_t>(warning)].code);
        m_list
            .addAction(QStringLiteral("    ") + tr("Fix: %1").arg(done), this,
                       [this, fix, done] {
                           m_at.take({*fix, done});
                       })
            ->setObjectName(QStringLiteral("fix"));
    }
    m_list.addSeparator();
    m_list.addAction(tr("Show all in the tables"), &m_pages, &BottomPages::showProblems);
}

Text ProblemCounter::sentenceOf(int problem) const
{
    const auto errors = static_cast<int>(m_problems.size());
    return problem < errors
               ? sentence(m_problems[static_cast<std::size_t>(problem)])
               : sentence(m_warnings[static_cast<std::size_t>(problem - errors)], *m_at.desk->position);
}

void ProblemCounter::goOn()
{
    if (count() == 0)
        return m_at.say(tr("Nothing looks wrong"));
    const int errors = static_cast<int>(m_problems.size());
    if (m_next < errors || m_warnings[static_cast<std::size_t>(m_next - errors)].at)
        return show(m_next);
    m_next = (m_next + 1) % count();
    m_list.popup(mapToGlobal(QPoint()));
}

void ProblemCounter::show(int problem)
{
    m_next = (problem + 1) % count();
    const Text words = sentenceOf(problem);
    const auto errors = static_cast<int>(m_problems.size());
    if (problem < errors)
        m_pages.showText(m_problems[static_cast<std::size_t>(problem)].mark);
    else
        goTo(m_warnings[static_cast<std::size_t>(problem - errors)]);
    m_at.say(tr("%1 of %2: %3", "which problem").arg(problem + 1).arg(count()).arg(words), About::Problem);
}

void ProblemCounter::goTo(const Warning &warning)
{
    if (!warning.at)
        return m_pages.showProblems();
    m_at.board.setFocus(Qt::ShortcutFocusReason);
    m_at.board.setCursorSquare(*warning.at);
    if (warning.subject == Subject::Figure)
        m_at.desk.take(ondesk::Selected{{warning.at, m_at.desk->idOf(warning.index)}});
}

} // namespace towerwatch

#include "moc_problemcounter.cpp"
