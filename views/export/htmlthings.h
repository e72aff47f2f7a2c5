// SPDX-License-Identifier: MIT
/// What can be asked about on a page that is read without the program: questions, towers, watchtowers,
/// figures.
#pragma once

#include "views/drawing/marks.h"
#include "views/drawing/scene.h"
#include "views/wording/explanation.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <set>

namespace towerwatch {

/// One thing with its answer. `id` names it in addresses: "q1", "tower-0-0", "watchtower-1--2", "figure-f1".
struct PageThing
{
    QString id;
    std::optional<Answer> answer = {};         ///< of questions, towers and watchtowers
    int figure = -1;                           ///< of figures
    OutlookAnswer outlook = {};                ///< of figures
    std::optional<drawing::Point> middle = {}; ///< where it is on the board; none: a question
    double radius = 0;                         ///< how far from there a tap means it
    drawing::BoardMarks marks = {};
};

/// The things of a scene and their words.
class PageThings
{
    Q_DECLARE_TR_FUNCTIONS(PageThings)

public:
    explicit PageThings(const drawing::Scene &scene);

    const std::vector<PageThing> &things() const { return m_things; }
    /// The name of a thing in the language of the program.
    QString label(const PageThing &thing) const;
    /// Everything said about the things in the language of the program, by their ids, with the rulings it
    /// rests on. Nothing where that is more than `most` characters.
    QJsonObject words(qsizetype most) const;
    /// How many things there are on a board, before any of them is looked at.
    static qsizetype countOn(const Position &position);

private:
    void addQuestions();
    void addSquare(int tile);
    void addFigure(int figure);
    Explanation explained(const PageThing &thing, Footnotes &footnotes) const;
    QJsonObject statement(const Statement &statement) const;

    const drawing::Scene &m_scene;
    drawing::Feet m_feet;
    const Position &m_position;
    std::vector<PageThing> m_things;
    std::set<QString> m_ids; ///< of figures, as they are in addresses
};

} // namespace towerwatch
