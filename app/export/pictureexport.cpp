// SPDX-License-Identifier: MIT
#include "app/export/pictureexport.h"

#include "app/system/wholefile.h"
#include "views/export/booklet.h"
#include "views/export/imagedialog.h"
#include "views/look/dialogs.h"
#include "views/wording/words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace towerwatch {

namespace {

struct PictureExport
{
    Q_DECLARE_TR_FUNCTIONS(PictureExport)
};

bool writeTo(QIODevice &file, const QString &path, const Sheet &sheet, std::optional<int> width)
{
    if (path.endsWith(u".svg", Qt::CaseInsensitive))
        return file.write(sheetSvg(sheet)) > 0;
    if (path.endsWith(u".pdf", Qt::CaseInsensitive))
        return writeBooklet({sheet}, usualPaper(), file);
    return writePng(sheetImage(sheet, width), file);
}

/// Beside the scenario and called like it.
QString suggestedPath(const QString &scenarioPath)
{
    const QFileInfo scenario(scenarioPath);
    const QString folder = scenarioPath.isEmpty()
                               ? QStandardPaths::writableLocation(QStandardPaths::PicturesLocation)
                               : scenario.path();
    const QString name =
        scenarioPath.isEmpty() ? PictureExport::tr("board", "suggested file name") : scenario.baseName();
    return QDir(folder).filePath(name + QStringLiteral(".svg"));
}

} // namespace

QString writePicture(const QString &path, const Sheet &sheet, std::optional<int> width)
{
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly) || !writeTo(buffer, path, sheet, width))
        return PictureExport::tr("The picture could not be drawn.");
    return writeWholeFile(path, buffer.data());
}

void exportPicture(QWidget *window, const Sheet &sheet, const QString &scenarioPath)
{
    const auto write = [window](const QString &path, const Sheet &wished, std::optional<int> width) {
        if (const QString failure = writePicture(path, wished, width); !failure.isEmpty())
            tellFailure(window, PictureExport::tr("Not saved"),
                        PictureExport::tr("The picture could not be saved as %1.\n%2")
                            .arg(shown(path.toStdString()), failure));
    };
    const FileWish wish{QFileDialog::AcceptSave, PictureExport::tr("Export picture"),
                        suggestedPath(scenarioPath),
                        PictureExport::tr("SVG drawing (*.svg);;PNG picture (*.png);;PDF document (*.pdf)")};
    chooseFile(window, wish, [window, sheet, write](const QString &path) {
        if (!path.endsWith(u".png", Qt::CaseInsensitive))
            return write(path, sheet, {});
        auto *look = new ImageDialog(sheetImage(sheet).size(), mostPixels, window);
        openDialog(look, [look, sheet, write, path] {
            Sheet wished = sheet;
            wished.ground = look->isTransparent() ? drawing::Ground::Nothing : drawing::Ground::Paper;
            write(path, wished, look->imageSize().width());
        });
    });
}

} // namespace towerwatch
