// SPDX-License-Identifier: MIT
#include "views/window/dialogs/shortcuteditor.h"

#include "views/window/dialogs/commandpalette.h"
#include "views/window/kit/widgets.h"

#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

namespace towerwatch {

ShortcutEditor::ShortcutEditor(QList<ShortcutRow> rows, QWidget *parent)
    : QDialog(parent)
    , m_rows(std::move(rows))
    , m_search(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_key(new QKeySequenceEdit(this))
    , m_note(new QLabel(this))
    , m_clear(new QPushButton(this))
    , m_reset(new QPushButton(this))
    , m_resetAll(new QPushButton(this))
{
    setObjectName(QStringLiteral("shortcutEditor"));
    retranslate();
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // else it covers the end of the widest keys
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_note->setWordWrap(true);
    m_search->setClearButtonEnabled(true);
    QDialogButtonBox *buttons = buttonsOf(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->addButton(m_resetAll, QDialogButtonBox::ResetRole);
    layColumn(this, {m_search, {m_list, 1}, buildFields(), m_note, buttons});
    fill();
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutEditor::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showCurrent);
    connect(m_key, &QKeySequenceEdit::editingFinished, this, [this] {
        if (current() >= 0 && m_rows.at(current()).keys.value(0) != m_key->keySequence())
            setKey(current(), m_key->keySequence());
    });
    connect(m_clear, &QPushButton::clicked, this, [this] { setKey(current(), {}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { reset(current()); });
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        for (int row = 0; row < m_rows.size(); ++row)
            reset(row);
    });
    m_list->setCurrentItem(m_list->topLevelItem(0));
    resizeWithin(*this, {600, 520});
}

QWidget *ShortcutEditor::buildFields()
{
    auto *fields = new QWidget(this);
    auto *label = new QLabel(tr("&New key:"), fields);
    label->setBuddy(m_key);
    layRow(fields, {label, {m_key, 1}, m_clear, m_reset}, {QMargins()});
    for (QPushButton *button : {m_clear, m_reset, m_resetAll})
        button->setAutoDefault(false);
    return fields;
}

void ShortcutEditor::retranslate()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_search->setPlaceholderText(tr("Find a command or a key"));
    m_search->setAccessibleName(tr("Find a command or a key"));
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_key->setAccessibleName(tr("New key"));
    m_clear->setText(tr("No &key"));
    m_reset->setText(tr("&Default"));
    m_resetAll->setText(tr("Reset &all"));
}

void ShortcutEditor::fill()
{
    for (const ShortcutRow &row : std::as_const(m_rows))
        new QTreeWidgetItem(m_list, {row.name, QString()});
    for (int row = 0; row < m_rows.size(); ++row)
        showRow(row);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    constexpr int keys = 170; // what the longest of them takes; more keys for a step end in dots
    m_list->header()->setSectionResizeMode(1, QHeaderView::Fixed);
    m_list->header()->resizeSection(1, keys);
}

int ShortcutEditor::current() const
{
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

QList<int> ShortcutEditor::clashes(int row) const
{
    QList<int> others;
    for (int other = 0; other < m_rows.size(); ++other)
        for (const QKeySequence &key : m_rows.at(row).keys)
            if (other != row && !key.isEmpty() && m_rows.at(other).keys.contains(key) &&
                !others.contains(other))
                others << other;
    return others;
}

void ShortcutEditor::setKeys(int row, const QList<QKeySequence> &keys)
{
    if (row < 0 || row >= m_rows.size())
        return;
    m_rows[row].keys = keys;
    for (int other = 0; other < m_rows.size(); ++other)
        showRow(other);
    showCurrent();
}

void ShortcutEditor::setKey(int row, const QKeySequence &key)
{
    setKeys(row, key.isEmpty() ? QList<QKeySequence>() : QList{key});
}

void ShortcutEditor::showRow(int row)
{
    QTreeWidgetItem *item = m_list->topLevelItem(row);
    const bool clash = !clashes(row).isEmpty();
    const QString keys = QKeySequence::listToString(m_rows.at(row).keys, QKeySequence::NativeText);
    item->setText(1, clash ? tr("%1 (twice)", "key that two actions have").arg(keys) : keys);
    QFont font = m_list->font();
    font.setBold(m_rows.at(row).keys != m_rows.at(row).defaults);
    item->setFont(1, font);
}

void ShortcutEditor::showCurrent()
{
    const int row = current();
    const bool any = row >= 0;
    m_key->setEnabled(any);
    m_clear->setEnabled(any && !m_rows.at(row).keys.isEmpty());
    m_reset->setEnabled(any && m_rows.at(row).keys != m_rows.at(row).defaults);
    if (!any)
        return;
    m_key->setKeySequence(m_rows.at(row).keys.value(0));
    QStringList names;
    for (const int other : clashes(row))
        names << m_rows.at(other).name;
    m_note->setText(names.isEmpty()
                        ? tr("Press the new key in the field.")
                        : tr("This key also belongs to “%1”. Neither will work.").arg(names.join(u", ")));
}

void ShortcutEditor::filter(const QString &text)
{
    for (int row = 0; row < m_rows.size(); ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(row);
        item->setHidden(paletteScore(text, item->text(0) + u' ' + item->text(1)) < 0);
    }
}

} // namespace towerwatch

#include "moc_shortcuteditor.cpp"
