// SPDX-License-Identifier: MIT
#include "views/window/dialogs/recoverydialog.h"

#include "model/value/limits.h"
#include "views/window/editing/diffdialog.h"
#include "views/window/kit/dialogs.h"
#include "views/window/kit/widgets.h"
#include "views/words/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>

namespace towerwatch {

RecoveryDialog::RecoveryDialog(QList<FoundWork> found, Kind kind, int keptDays, QWidget *parent)
    : QDialog(parent)
    , m_found(std::move(found))
    , m_choices(m_found.size(), Choice::Later)
    , m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("recovery"));
    const bool left = kind == Kind::Left;
    setWindowTitle(left ? tr("Unsaved work was found") : tr("Discarded work"));
    QLabel *text = wrappedLabel(this);
    text->setText(
        left ? tr("The program ended without saving this work. You can pick up where you left off.") + u' ' +
                   tr("What is discarded can be brought back for %n days, from the File menu.", nullptr,
                      keptDays)
        : m_found.isEmpty() ? tr("Nothing was discarded in the last %n days.", nullptr, keptDays)
                            : tr("This work was discarded in the last %n days.", nullptr, keptDays));
    fill();
    QDialogButtonBox *buttons = buttonsOf(this, {});
    m_recover = buttons->addButton(tr("&Recover"), QDialogButtonBox::ActionRole);
    m_compare = buttons->addButton(tr("&Compare with the file…"), QDialogButtonBox::ActionRole);
    if (left) {
        m_discard = buttons->addButton(tr("&Discard"), QDialogButtonBox::DestructiveRole);
        m_discard->setObjectName(QStringLiteral("discard"));
        connect(m_discard, &QPushButton::clicked, this, [this] { take(Choice::Discard); });
        buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole)
            ->setToolTip(tr("The work is kept and offered again at the next start"));
        m_list->selectAll();
    } else {
        buttons->addButton(QDialogButtonBox::Close);
        m_list->setCurrentItem(m_list->topLevelItem(0));
    }
    m_recover->setObjectName(QStringLiteral("recover"));
    m_recover->setDefault(true);
    layColumn(this, {text, {m_list, 1}, buttons});
    connect(m_recover, &QPushButton::clicked, this, [this] { take(Choice::Recover); });
    connect(m_compare, &QPushButton::clicked, this, &RecoveryDialog::compare);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &RecoveryDialog::enableButtons);
    enableButtons();
    resizeWithin(*this, {720, 320});
}

void RecoveryDialog::fill()
{
    m_list->setAccessibleName(windowTitle());
    m_list->setHeaderLabels({tr("Title"), tr("File"), tr("Last edit")});
    m_list->setRootIsDecorated(false);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    for (const FoundWork &work : m_found) {
        QString file = work.path.isEmpty() ? tr("never saved")
                                           : shown(QDir::toNativeSeparators(work.path).toStdString());
        if (work.fileChanged)
            file = tr("%1 (changed since)", "file name").arg(file);
        const QString time =
            QLocale(currentLanguage()).toString(work.time.toLocalTime(), QLocale::ShortFormat);
        auto *row = new QTreeWidgetItem(m_list, {work.title, file, time});
        row->setToolTip(0, plainly(work.title));
        row->setToolTip(1, plainly(file));
    }
    fitColumns();
}

/// The time is always whole; the title takes what it needs, the file what is left.
void RecoveryDialog::fitColumns()
{
    constexpr int widestTitle = 340;
    QHeaderView *header = m_list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(0, QHeaderView::Interactive);
    header->setSectionResizeMode(1, QHeaderView::Stretch);
    header->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_list->resizeColumnToContents(0);
    header->resizeSection(0, std::min(header->sectionSize(0), widestTitle));
}

void RecoveryDialog::enableButtons()
{
    const auto count = m_list->selectedItems().size();
    m_recover->setEnabled(count > 0);
    if (m_discard)
        m_discard->setEnabled(count > 0);
    m_compare->setEnabled(count == 1);
}

void RecoveryDialog::take(Choice choice)
{
    for (QTreeWidgetItem *row : m_list->selectedItems()) {
        m_choices[m_list->indexOfTopLevelItem(row)] = choice;
        row->setHidden(true);
        row->setSelected(false);
    }
    if (!m_discard || !m_choices.contains(Choice::Later))
        accept();
}

void RecoveryDialog::compare()
{
    const FoundWork &work = m_found.at(m_list->indexOfTopLevelItem(m_list->selectedItems().constFirst()));
    QFile file(work.path);
    const QString saved = QFileInfo(work.path).isFile() && file.open(QIODevice::ReadOnly)
                              ? QString::fromUtf8(file.read(limits::fileBytes))
                              : QString();
    openDialog(new DiffDialog(work.title, saved, work.text, this));
}

} // namespace towerwatch

#include "moc_recoverydialog.cpp"
