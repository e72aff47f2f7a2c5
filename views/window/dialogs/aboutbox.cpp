// SPDX-License-Identifier: MIT
#include "views/window/dialogs/aboutbox.h"

#include <QCoreApplication>
#include <QIcon>

namespace towerwatch {

AboutBox::AboutBox(QWidget *window)
    : QMessageBox(NoIcon, tr("About Towerwatch"),
                  tr("<h3>Towerwatch %1</h3><p>Settles arguments about The Tower and The Watchtowers, two "
                     "expansions of Carcassonne: every answer comes with the rule it rests on.</p><p>An "
                     "unofficial program. Carcassonne and the names of its expansions belong to their "
                     "owners, who have no part in it. All pictures are our own.</p>")
                          .arg(QCoreApplication::applicationVersion()) +
                      tr("<p>Free software under the MIT License.</p>"),
                  Ok, window)
{
    setAttribute(Qt::WA_DeleteOnClose);
    const QIcon icon(QStringLiteral(":/icons/org.towerwatch.Towerwatch.svg"));
    setIconPixmap(icon.pixmap(QSize(64, 64), devicePixelRatioF()));
}

} // namespace towerwatch

#include "moc_aboutbox.cpp"
