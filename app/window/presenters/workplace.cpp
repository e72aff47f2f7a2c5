// SPDX-License-Identifier: MIT
#include "app/window/presenters/workplace.h"

#include "views/words/words.h"

#include <QDockWidget>
#include <QMenu>

namespace towerwatch {

void Workplace::take(Do what, const Selection &selection) const
{
    Desk selected = desk.now();
    selected.selection = selection;
    if (const PossibleStep step = stepAt(selected, what); step.whyNot.isEmpty())
        take(step.take());
    else
        say(step.whyNot);
}

void Workplace::put(const Step &step) const
{
    const std::size_t before = scenario().figures.size();
    take(step);
    if (scenario().figures.size() > before && scenario().figures.back().at)
        desk.take(ondesk::Laid{*scenario().figures.back().at, desk->idOf(static_cast<int>(before))});
}

void Workplace::addQuestion(QMenu &menu, const QString &text, const Question &question) const
{
    menu.addAction(capitalized(text.toStdString()), &desk,
                   [&desk = desk, question] { desk.take(ondesk::Asked{question}); });
}

void Workplace::openMenu(QPoint point, const std::function<void(QMenu &menu)> &fill) const
{
    auto *menu = new QMenu(&window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu);
    QObject::connect(&document, &ScenarioDocument::changed, menu, &QMenu::close);
    menu->popup(point);
}

void bringUp(const QWidget &widget)
{
    if (auto *dock = qobject_cast<QDockWidget *>(widget.parentWidget())) {
        dock->show();
        dock->raise();
    }
}

} // namespace towerwatch
