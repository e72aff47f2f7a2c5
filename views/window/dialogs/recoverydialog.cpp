// SPDX-License-Identifier: MIT
#include "views/window/dialogs/recoverydialog.h"

#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>

namespace towerwatch {

RecoveryDialog::RecoveryDialog(const QList<FoundWork> &found, Kind kind, int keptDays, QWidget *parent)
    : QDialog(parent)
    , m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("recovery"));
    const bool left = kind == Kind::Left;
    setWindowTitle(left ? tr("Unsaved work was found") : tr("Discarded work"));
    QLabel *text = wrappedLabel(this);
    text->setText(
        left ? tr("The program ended without saving this work. You can pick up where you left off.") + u' ' +
                   tr("What is not recovered can be brought back for %n days, from the File menu.", nullptr,
                      keptDays)
        : found.isEmpty() ? tr("Nothing was discarded in the last %n days.", nullptr, keptDays)
                          : tr("This work was discarded in the last %n days.", nullptr, keptDays));
    fill(found);
    QDialogButtonBox *buttons = buttonsOf(this, QDialogButtonBox::Close);
    QPushButton *recover = buttons->addButton(tr("&Recover"), QDialogButtonBox::AcceptRole);
    recover->setObjectName(QStringLiteral("recover"));
    recover->setDefault(true);
    layColumn(this, {text, {m_list, 1}, buttons});
    connect(m_list, &QTreeWidget::itemSelectionChanged, recover,
            [this, recover] { recover->setEnabled(!m_list->selectedItems().isEmpty()); });
    recover->setEnabled(false);
    if (left)
        m_list->selectAll();
    else
        m_list->setCurrentItem(m_list->topLevelItem(0));
    resizeWithin(*this, {720, 320});
}

bool RecoveryDialog::isChosen(qsizetype index) const
{
    return result() == Accepted && m_list->topLevelItem(static_cast<int>(index))->isSelected();
}

void RecoveryDialog::fill(const QList<FoundWork> &found)
{
    m_list->setAccessibleName(windowTitle());
    m_list->setHeaderLabels({tr("Title"), tr("File"), tr("Last edit")});
    m_list->setRootIsDecorated(false);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    for (const FoundWork &work : found) {
        QString file = work.path.isEmpty() ? tr("never saved")
                                           : shownName(QDir::toNativeSeparators(work.path).toStdString());
        if (work.fileChanged)
            file = tr("%1 (changed since)", "file name").arg(file);
        const QString time =
            QLocale(currentLanguage()).toString(work.time.toLocalTime(), QLocale::ShortFormat);
        auto *row = new QTreeWidgetItem(m_list, {work.title, file, time});
        row->setToolTip(0, plainly(work.title));
        row->setToolTip(1, plainly(file));
    }
    // The time is always whole; the title takes what it needs, within bounds, the file what is left.
    constexpr int widestTitle = 340;
    QHeaderView *header = m_list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(1, QHeaderView::Stretch);
    header->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_list->resizeColumnToContents(0);
    header->resizeSection(0, std::min(header->sectionSize(0), widestTitle));
}

} // namespace towerwatch

#include "moc_recoverydialog.cpp"
