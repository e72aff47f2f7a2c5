// SPDX-License-Identifier: MIT
/// The one undo command: a step from one scenario to the next.
#pragma once

#include "app/document/document.h"
#include "model/edit/scenariopatch.h"

#include <QUndoCommand>

namespace towerwatch {

class EditCommand : public QUndoCommand
{
public:
    EditCommand(ScenarioDocument &document, Scenario after, const QString &text, int typing);

    void undo() override;
    void redo() override;
    int id() const override { return m_typing; }
    bool mergeWith(const QUndoCommand *other) override;

    bool changesNothing() const { return m_patch.empty(); }

private:
    ScenarioDocument &m_document;
    ScenarioPatch m_patch;
    std::optional<Scenario> m_after; ///< until the step is taken for the first time
    int m_typing;
};

} // namespace towerwatch
