// SPDX-License-Identifier: MIT
#include "views/window/dialogs/messages.h"

#include "views/window/widgets/widgets.h"

#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>

namespace towerwatch {

namespace {

struct Dialogs
{
    Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

/// Qt asks for this word, which its own Dutch has in a place where it is no longer looked for.
[[maybe_unused]] constexpr const char *qtsOwn[] =
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms");

/// What a title takes beside the icons of its window, with the name of the program that Qt appends.
int widthOfTitle(const QWidget &dialog)
{
    constexpr int letters = 8; // that a window's icons take, and a bolder font
    const QString title =
        dialog.windowTitle() + QStringLiteral(" — ") + QGuiApplication::applicationDisplayName();
    return dialog.fontMetrics().horizontalAdvance(title + QString(letters, u'M'));
}

} // namespace

void openDialog(QDialog *dialog, const std::function<void()> &accepted)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (accepted)
        QObject::connect(dialog, &QDialog::accepted, dialog, accepted);
    dialog->open();
}

void tellFailure(QWidget *window, const QString &title, const QString &text, const QString &more)
{
    auto *box = new QMessageBox(QMessageBox::Critical, title, plainly(text), QMessageBox::Ok, window);
    box->setInformativeText(plainly(more));
    openDialog(box);
}

QMessageBox *savingBox(QWidget *window, const QString &text, QMessageBox::StandardButton save)
{
    auto *box = new QMessageBox(QMessageBox::Warning, Dialogs::tr("Unsaved changes"), text,
                                save | QMessageBox::Discard | QMessageBox::Cancel, window);
    box->button(save)->setText(save == QMessageBox::SaveAll ? Dialogs::tr("&Save all")
                                                            : Dialogs::tr("&Save"));
    box->button(QMessageBox::Discard)->setText(Dialogs::tr("&Discard"));
    box->setDefaultButton(save);
    if (auto *words = box->findChild<QLabel *>(QStringLiteral("qt_msgbox_label")))
        words->setMinimumWidth(widthOfTitle(*box)); // else it is cut
    return box;
}

void chooseFiles(QWidget *window, const FileWish &wish,
                 const std::function<void(const QStringList &paths)> &chosen)
{
    auto *dialog = new QFileDialog(window, wish.title, wish.place, wish.kinds);
    dialog->setFileMode(wish.what);
    const auto takeEnding = [dialog](const QString &filter) {
        static const QRegularExpression ending(QStringLiteral(R"(\*\.([\w.]+))"));
        if (const auto match = ending.match(filter); match.hasMatch())
            dialog->setDefaultSuffix(match.captured(1));
    };
    if (wish.what == QFileDialog::AnyFile) {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        takeEnding(wish.kinds);
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog, takeEnding);
    }
    openDialog(dialog, [dialog, chosen] { chosen(dialog->selectedFiles()); });
}

} // namespace towerwatch
