// SPDX-License-Identifier: MIT
#include "app/pictureexport.h"

#include "views/drawing/scene.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QImage>
#include <QMessageBox>
#include <QPainter>
#include <QSaveFile>
#include <QSvgRenderer>

namespace towerwatch {

namespace {

struct PictureExport {
    Q_DECLARE_TR_FUNCTIONS(PictureExport)
};

constexpr int pixelsPerTile = 160;
constexpr int mostPixels = 16'000; ///< along a side

QImage imageOf(const QByteArray &svg, const drawing::Extent &extent)
{
    QSvgRenderer renderer(svg);
    const int across = std::max(extent.last.x - extent.first.x, extent.last.y - extent.first.y) + 2;
    const double scale = std::min(pixelsPerTile, mostPixels / across) / 100.0;
    QImage image(renderer.defaultSize() * scale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

QString writePicture(const QString &path, const Position &position, const drawing::BoardMarks &marks)
{
    const QByteArray svg = QByteArray::fromStdString(drawing::boardSvg(position, marks, drawing::Scheme::Light));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    if (path.endsWith(u".svg", Qt::CaseInsensitive))
        file.write(svg);
    else if (!imageOf(svg, drawing::extentOf(position.scenario())).save(&file, "PNG"))
        return PictureExport::tr("The picture is too large.");
    return file.commit() ? QString() : file.errorString();
}

void exportPicture(QWidget *window, const Position &position, const drawing::BoardMarks &marks,
                   const QString &suggestedName)
{
    QFileDialog dialog(window, PictureExport::tr("Export picture"), suggestedName,
                       PictureExport::tr("SVG drawing (*.svg);;PNG picture (*.png)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("svg"));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        dialog.setDefaultSuffix(filter.contains(u"png") ? QStringLiteral("png") : QStringLiteral("svg"));
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    const QString path = dialog.selectedFiles().constFirst();
    if (const QString failure = writePicture(path, position, marks); !failure.isEmpty())
        QMessageBox::critical(window, PictureExport::tr("Not saved"),
                              PictureExport::tr("The picture could not be saved as %1.\n%2").arg(path, failure));
}

} // namespace towerwatch
