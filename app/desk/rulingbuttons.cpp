// SPDX-License-Identifier: MIT
#include "app/desk/rulingbuttons.h"

#include "app/desk/actions.h"
#include "app/desk/performance.h"
#include "views/look/dialogs.h"
#include "views/look/widgets.h"
#include "views/ruling/playout.h"

#include <QInputDialog>
#include <QPushButton>

namespace towerwatch {

RulingButtons::RulingButtons(ScenarioDocument &document, LiveDesk &desk, Actions &actions)
    : m_document(document)
    , m_desk(desk)
    , m_actions(actions)
    , m_panel(new PlayOutPanel(this))
{
    QHBoxLayout *line =
        layRow(nullptr, {whileEnabled(actions[Do::Perform]), whileEnabled(actions[Do::PlayOut]), {}});
    layColumn(this, {m_panel, line}, {QMargins(8, 0, 8, 8)});
    actions.on(Do::Perform, this, &RulingButtons::perform);
    actions.on(Do::PlayOut, this, &RulingButtons::playOut);
    connect(&desk, &LiveDesk::reworded, this, &RulingButtons::refresh);
    connect(&desk, &LiveDesk::changed, this, [this](const Desk &before) {
        if (m_desk->answer != before.answer)
            m_panel->stop();
        if (!m_desk->readsAs(before))
            refresh();
    });
    connect(m_panel, &PlayOutPanel::lit, this,
            [this](const QList<int> &figures, const QList<Square> &squares) {
                m_desk.take(ondesk::Lit{m_desk->light(figures, squares)});
            });
    refresh();
}

const ScoreAnswer *RulingButtons::score() const
{
    return m_desk->answer ? std::get_if<ScoreAnswer>(&m_desk->answer->body) : nullptr;
}

void RulingButtons::refresh()
{
    const QString name = Performance(m_desk.now()).name;
    QAction *perform = m_actions[Do::Perform];
    m_actions.name(Do::Perform, name);
    perform->setEnabled(!name.isEmpty());
    perform->setToolTip(perform->statusTip()); // else Qt would take the text, in which the file has a say
    m_actions[Do::PlayOut]->setEnabled(score() &&
                                       (!score()->watchtowers.empty() || !score()->features.empty()));
}

void RulingButtons::take(const Performance &performance, qsizetype chosen)
{
    const Step step = performance.step(static_cast<std::size_t>(chosen));
    m_document.edit(step.after, step.text);
}

void RulingButtons::perform()
{
    const Performance now(m_desk.now());
    if (now.name.isEmpty())
        return;
    if (now.choices.size() < 2)
        return take(now, 0);
    auto *dialog = new QInputDialog(window());
    dialog->setWindowTitle(now.title);
    dialog->setLabelText(now.asking);
    dialog->setComboBoxItems(now.choices);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, asked = m_desk->answer->question](const QString &name) {
                const Performance then(m_desk.now()); // meanwhile anything may have happened
                const qsizetype chosen = then.choices.indexOf(name);
                if (chosen >= 0 && m_desk->answer->question == asked)
                    take(then, chosen);
            });
    openDialog(dialog);
}

void RulingButtons::playOut()
{
    if (score())
        m_panel->play(m_desk->shown, *score());
}

} // namespace towerwatch
