// SPDX-License-Identifier: MIT
#include "app/window/frame/problemcounter.h"

#include "app/window/frame/bottompages.h"
#include "model/referee/affected.h"
#include "views/window/kit/widgets.h"
#include "views/window/look/artimage.h"
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
    connect(this, &QToolButton::clicked, this, &ProblemCounter::goOn);
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
        std::ranges::stable_partition(
            m_warnings, [&](const Warning &each) { return std::ranges::find(first, each) != first.end(); });
    }
    setVisible(count() > 0);
    setText(tr("%n problem(s)", nullptr, count()));
    setToolTip(tr("Go to the next problem"));
    setAccessibleName(tr("%n problem(s): go to the next one", nullptr, count()));
    setIcon(QPixmap::fromImage(warningImage(iconSize().height(), devicePixelRatioF())));
}

void ProblemCounter::goOn()
{
    if (count() == 0)
        return m_at.say(tr("Nothing looks wrong"));
    const auto now = static_cast<std::size_t>(m_next);
    const std::size_t errors = m_problems.size();
    m_next = (m_next + 1) % count();
    const auto say = [&](const QString &sentence) {
        m_at.say(tr("%1 of %2: %3", "which problem").arg(now + 1).arg(count()).arg(sentence), About::Problem);
    };
    if (now < errors) {
        const Problem problem = m_problems[now];
        m_pages.showText(problem.mark);
        return say(towerwatch::sentence(problem));
    }
    const Warning warning = m_warnings[now - errors];
    goTo(warning);
    say(towerwatch::sentence(warning, *m_at.desk->position));
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
