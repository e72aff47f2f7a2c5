// SPDX-License-Identifier: MIT
#include "app/window/presenters/deskactions.h"

#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QMenu>
#include <QSettings>

namespace towerwatch {

namespace {

const QString missingKey = QStringLiteral("missingExpansions");

struct ExpansionMenu
{
    Q_DECLARE_TR_FUNCTIONS(ExpansionMenu)
};

PartNames missingBefore()
{
    PartNames missing;
    for (const QString &id : QSettings().value(missingKey).toStringList())
        missing.insert(id.toStdString());
    return missing;
}

void choose(const Workplace &at, const PartNames &missing)
{
    QStringList kept;
    for (const std::string &id : missing)
        kept << QString::fromStdString(id);
    QSettings().setValue(missingKey, kept);
    at.desk.take(ondesk::ExpansionsMissing{missing});
    const InPlay inPlay = at.inPlay();
    const auto count =
        std::ranges::count_if(expansions(), [&](const Expansion &each) { return inPlay.has(each); });
    at.say(ExpansionMenu::tr("Expansions in play: %1 of %2. What only the others have comes last in lists.")
               .arg(count)
               .arg(expansions().size()));
}

void check(const Workplace &at, std::string_view id, bool there)
{
    PartNames missing = at.desk->missing;
    if (there)
        missing.erase(std::string(id));
    else
        missing.emplace(id);
    choose(at, missing);
}

/// What lies on the table is checked for good.
void show(const Workplace &at, const QList<QAction *> &actions)
{
    const InPlay chosen = at.inPlay(), lying(allExpansions(), *at.desk->position);
    for (std::size_t i = 0; i < expansions().size(); ++i) {
        const Expansion &expansion = expansions()[i];
        QAction *action = actions[static_cast<int>(i)];
        const QString name = inMenu(utf8(nameOf(expansion)));
        action->setText(lying.has(expansion) ? ExpansionMenu::tr("%1 (on the table)").arg(name) : name);
        action->setChecked(chosen.has(expansion));
        action->setEnabled(!lying.has(expansion));
    }
}

} // namespace

void connectExpansions(const Workplace &at, QMenu &menu)
{
    menu.setObjectName(QStringLiteral("expansions"));
    QAction *all = menu.addAction(QString(), &menu, [at] { choose(at, {}); });
    QAction *lying = menu.addAction(QString(), &menu, [at] { choose(at, allExpansions()); });
    all->setObjectName(QStringLiteral("everyExpansion"));
    lying->setObjectName(QStringLiteral("expansionsOnTable"));
    menu.addSeparator();
    QList<QAction *> actions;
    for (const Expansion &expansion : expansions()) {
        QAction *action = menu.addAction(QString());
        action->setData(QString(utf8(expansion.id)));
        action->setCheckable(true);
        QObject::connect(action, &QAction::triggered, &menu,
                         [at, id = expansion.id](bool there) { check(at, id, there); });
        actions << action;
    }
    QObject::connect(&menu, &QMenu::aboutToShow, &menu, [at, actions] { show(at, actions); });
    whenTranslated(&menu, [at, all, lying, actions] {
        all->setText(ExpansionMenu::tr("&All of them"));
        lying->setText(ExpansionMenu::tr("&Only what lies on the table"));
        show(at, actions);
    });
    at.desk.take(ondesk::ExpansionsMissing{missingBefore()});
}

} // namespace towerwatch
