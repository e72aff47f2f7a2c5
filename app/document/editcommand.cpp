// SPDX-License-Identifier: MIT
#include "app/document/editcommand.h"

namespace towerwatch {

EditCommand::EditCommand(ScenarioDocument &document, Scenario after, const QString &text, int typing)
    : QUndoCommand(text)
    , m_document(document)
    , m_patch(document.scenario(), after)
    , m_after(std::move(after))
    , m_typing(typing)
{
}

void EditCommand::undo()
{
    Scenario scenario = m_document.scenario();
    m_patch.revert(scenario);
    m_document.show(std::move(scenario));
}

void EditCommand::redo()
{
    if (m_after) {
        m_document.show(*std::exchange(m_after, std::nullopt));
        return;
    }
    Scenario scenario = m_document.scenario();
    m_patch.apply(scenario);
    m_document.show(std::move(scenario));
}

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    const auto &next = static_cast<const EditCommand &>(*other);
    Scenario before = m_document.scenario();
    next.m_patch.revert(before);
    m_patch.revert(before);
    m_patch = ScenarioPatch(before, m_document.scenario());
    setObsolete(m_patch.empty());
    return true;
}

} // namespace towerwatch
