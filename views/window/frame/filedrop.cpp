// SPDX-License-Identifier: MIT
#include "views/window/frame/filedrop.h"

#include "model/share/sharecode.h"
#include "model/value/limits.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace towerwatch {

namespace {

/// The files and folders, or the scenario code, in what is dragged; empty: neither.
QStringList droppedIn(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    const QString text = data.text().left(limits::fileBytes + 1); // with more it is no code, either
    if (urls.isEmpty() && looksLikeCode(text.toStdString()))
        return {text};
    QStringList paths;
    for (const QUrl &url : urls)
        if (const QString path = url.toLocalFile(); !path.isEmpty())
            paths << path;
    return paths;
}

} // namespace

FileDrop::FileDrop(QWidget &window)
    : QObject(&window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject *, QEvent *event)
{
    const bool drops = event->type() == QEvent::Drop;
    if (!drops && event->type() != QEvent::DragEnter)
        return false;
    auto *dragged = static_cast<QDropEvent *>(event);
    const QStringList what = droppedIn(*dragged->mimeData());
    if (drops || !what.isEmpty())
        dragged->acceptProposedAction();
    if (drops)
        emit dropped(what);
    return true;
}

} // namespace towerwatch

#include "moc_filedrop.cpp"
