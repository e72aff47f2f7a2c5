// SPDX-License-Identifier: MIT
#include "views/lists/celldelegate.h"

#include "views/lists/listmodel.h"

#include <QComboBox>
#include <QSpinBox>
#include <QTimer>

namespace towerwatch {

namespace {

QComboBox *choiceEditor(QWidget *parent, const QList<Choice> &choices)
{
    auto *box = new QComboBox(parent);
    box->setMaxVisibleItems(16);
    for (const Choice &choice : choices)
        box->addItem(choice.icon, choice.text, choice.value);
    QTimer::singleShot(0, box, &QComboBox::showPopup);
    return box;
}

QSpinBox *numberEditor(QWidget *parent, NumberRange range)
{
    auto *box = new QSpinBox(parent);
    box->setRange(range.least - 1, range.greatest);
    box->setSpecialValueText(notStated());
    box->setFrame(false);
    return box;
}

} // namespace

QWidget *TablesDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                      const QModelIndex &index) const
{
    const QVariant choices = index.data(TablesModel::ChoicesRole), range = index.data(TablesModel::RangeRole);
    QWidget *editor = nullptr;
    if (choices.isValid()) {
        QComboBox *box = choiceEditor(parent, choices.value<QList<Choice>>());
        connect(box, &QComboBox::activated, this, [this, box] {
            auto *self = const_cast<TablesDelegate *>(this);
            emit self->commitData(box);
            emit self->closeEditor(box);
        });
        editor = box;
    } else if (range.isValid()) {
        editor = numberEditor(parent, range.value<NumberRange>());
    } else {
        editor = RowDelegate::createEditor(parent, option, index);
    }
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

void TablesDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QVariant value = index.data(Qt::EditRole);
    if (auto *choices = qobject_cast<QComboBox *>(editor))
        choices->setCurrentIndex(choices->findData(value));
    else if (auto *number = qobject_cast<QSpinBox *>(editor))
        number->setValue(value.toInt());
    else
        RowDelegate::setEditorData(editor, index);
}

void TablesDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (auto *choices = qobject_cast<QComboBox *>(editor)) {
        if (choices->currentIndex() >= 0)
            model->setData(index, choices->currentData());
    } else if (auto *number = qobject_cast<QSpinBox *>(editor)) {
        number->interpretText();
        model->setData(index, number->value());
    } else {
        RowDelegate::setModelData(editor, model, index);
    }
}

void TablesDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                          const QModelIndex &) const
{
    QRect rect = option.rect;
    rect.setWidth(std::max(rect.width(), editor->minimumSizeHint().width()));
    editor->setGeometry(rect);
}

} // namespace towerwatch
