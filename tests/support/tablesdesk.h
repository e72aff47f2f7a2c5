// SPDX-License-Identifier: MIT
/// A document with tables that show and edit it, for the tests of the tables.
#pragma once

#include "app/window/document/document.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/roundtrip.h"
#include "views/window/lists/listpage.h"
#include "views/window/lists/lists.h"

#include <QAction>

namespace towerwatch::tablesdesk {

inline const char *const example = R"(towerwatch: 1
players:
  red: {name: Ann, points: 12, prisoners: [{figure: meeple, owner: green}]}
  blue: {points: 20, prisoners: [{figure: meeple, owner: red}]}
  green: {}
turn: red
tiles:
  - {tile: tower-07-road-crossroads, at: [0, 0], rotation: 90, floors: 1}
  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}
  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, -2]}
  - {tile: base-E-cap, at: [0, -3], rotation: 180}
castles:
  - {at: [0, -3], city: S}
figures:
  - {id: "1", figure: meeple, owner: green, at: [0, -1], on: road N}
  - {figure: large-meeple, owner: blue, at: [0, -2], on: road S}
  - {figure: builder, owner: blue, at: [0, -1], on: road S}
  - {figure: fairy, at: [0, -1]}
questions:
  - {ask: place-floor, at: [0, 0], expect: {capturable: ["1"]}}
  - {ask: watchtower, at: [0, -2]}
  - {ask: score, tile: [0, 0]}
  - {ask: ransom, by: red, from: blue}
  - {ask: actions}
  - {ask: place-figure, at: [0, 0], figure: mayor}
)";

inline Scenario start()
{
    return readScenario(example, builtInTiles()).scenario.value_or(Scenario{});
}

/// A document that the tables show and edit.
struct TablesDesk
{
    TablesDesk()
    {
        document.edit(start(), QStringLiteral("start"));
        document.undoStack()->clear();
        QObject::connect(&document, &ScenarioDocument::changed, &tables, [this] { show(); });
        QObject::connect(
            &tables, &Lists::edited, &document,
            [this](const Scenario &scenario, const QString &text) { document.edit(scenario, text); });
        show();
    }
    void show()
    {
        tables.setPosition(document.position());
        if (!document.scenario().questions.empty())
            tables.setAnswer(answer(document.position()->board(), document.scenario().questions.front()));
    }
    const Scenario &scenario() const { return document.scenario(); }
    ListModel *model(int tab) { return &tables.page(static_cast<Lists::Tab>(tab))->model(); }
    void step(Lists::Tab tab, int row, const char *name)
    {
        tables.page(tab)->showRow(row);
        tables.page(tab)->findChild<QAction *>(QLatin1String(name))->trigger();
    }

    ScenarioDocument document;
    Lists tables;
};

} // namespace towerwatch::tablesdesk
