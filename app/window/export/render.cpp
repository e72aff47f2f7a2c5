// SPDX-License-Identifier: MIT
#include "app/window/export/render.h"

#include "app/command/commands.h"
#include "app/command/console.h"
#include "app/command/options.h"
#include "app/system/machine.h"
#include "app/system/phonepage.h"
#include "model/edit/edits.h"
#include "model/referee/referee.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "views/reports/dangerwords.h"
#include "views/site/site.h"
#include "views/window/export/booklet.h"
#include "views/words/words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QSvgRenderer>

namespace towerwatch {

namespace {

struct Render
{
    Q_DECLARE_TR_FUNCTIONS(Render)
};

/// The answer to question number N, from 1, none where there is no such question; without a number all of
/// them.
std::vector<Answer> answersFor(const Position &position, std::optional<int> number)
{
    std::vector<Answer> answers;
    const auto questions = questionsOf(position.scenario(), builtInTiles());
    for (std::size_t i = 0; i < questions.size(); ++i)
        if (!number || std::cmp_equal(i + 1, *number))
            answers.push_back(answer(position.board(), questions[i]));
    return answers;
}

/// What the command line asks for.
struct Order
{
    QString path, kind;
    QPageSize::PageSizeId paper = QPageSize::A4;
    std::optional<int> question = {}, width = {};
    drawing::Ground ground = drawing::Ground::Paper;
    NoteTexts notes = NoteTexts::Left;
    bool dangers = false;
};

/// A board as a page for phones, which opens with the question called for.
QByteArray pageOf(const Sheet &sheet, const Order &order)
{
    const Scenario &scenario = sheet.position->scenario();
    QByteArray page = phonePage(
        shareCode(order.question ? withQuestionFirst(scenario, builtInTiles(), sheet.answers.front().question)
                                 : scenario));
    const QString name = cli::nameOf(order.path.chopped(order.kind.size()));
    if (page.isEmpty())
        cli::refuse(Render::tr("This copy of Towerwatch comes without the page for phones; make a PDF or a "
                               "picture instead, with -o %1 or -o %2.")
                        .arg(name + QStringLiteral("pdf"), name + QStringLiteral("png")));
    return page;
}

/// The bytes of the file that is asked for.
QByteArray contentOf(const std::vector<Sheet> &sheets, const Order &order)
{
    QByteArray content = order.kind == u"html" ? pageOf(sheets.front(), order)
                                               : pictureOf(order.kind, sheets, order.paper, order.width);
    if (content.isEmpty())
        cli::refuse(Render::tr("The picture could not be drawn."));
    return content;
}

/// Takes up the options for the size and the ground of a picture.
void takeLook(const cli::Options &options, Order &order)
{
    bool isNumber = true;
    if (options.has("width"))
        order.width = options.value("width").toInt(&isNumber);
    if (!isNumber || (order.width && (*order.width < 1 || *order.width > mostPixels)))
        cli::refuse(Render::tr("An image cannot be “%1” pixels wide; the width may be 1 to %2.")
                        .arg(options.value("width"), QString::number(mostPixels)));
    if (order.width && order.kind != u"png")
        cli::refuse(Render::tr("Only a .png has a --width in pixels."));
    if (!options.has("transparent"))
        return;
    order.ground = drawing::Ground::Nothing;
    if (order.kind != u"png" && order.kind != u"svg")
        cli::refuse(Render::tr("Only a .png or .svg can be --transparent."));
}

/// What to make.
Order orderOf(const cli::Options &options)
{
    const QString path = options.value("o"), question = options.value("question"),
                  paper = options.value("paper");
    Order order{path, path.section(u'.', -1).toLower()};
    order.notes = options.has("footnotes") ? NoteTexts::Told : NoteTexts::Left;
    order.dangers = options.has("dangers");
    if (!QStringList{"svg", "png", "pdf", "html"}.contains(order.kind))
        cli::refuse(Render::tr("Name the picture with -o; its name ends in .svg, .png, .pdf or .html."));
    if (order.kind != u"pdf" && options.files().size() > 1)
        cli::refuse(Render::tr("Only a .pdf holds several scenarios."));
    if (order.dangers && order.kind == u"html")
        cli::refuse(Render::tr("A page for phones has no --dangers."));
    bool isNumber = true;
    if (!question.isEmpty())
        order.question = question.toInt(&isNumber);
    if (!isNumber)
        cli::refuse(Render::tr("There is no question %1.").arg(question));
    if (paper == u"letter")
        order.paper = QPageSize::Letter;
    else if (!paper.isEmpty() && paper != u"a4")
        cli::refuse(Render::tr("Unknown paper size “%1”; choose a4 or letter.").arg(paper));
    takeLook(options, order);
    return order;
}

/// A file as a sheet.
Sheet sheetOf(const QString &file, const Order &order)
{
    const auto position = std::make_shared<const Position>(*cli::load(file).result.scenario, builtInTiles());
    Sheet sheet{.position = position, .ground = order.ground, .notes = order.notes, .dangers = order.dangers};
    if (order.question || !order.dangers) // dangers are shown alone unless a question is called for
        sheet.answers = answersFor(*position, order.question || order.kind == u"pdf" ? order.question : 1);
    if (order.dangers && isTooMuch(workOfDangers(position->board())))
        cli::refuse(QString(tooManyDangers(*position)));
    if (order.question && sheet.answers.empty())
        cli::refuse(Render::tr("There is no question %1.").arg(*order.question));
    return sheet;
}

/// A board in the middle of a picture that is as wide as chats have it, or the icon; null: it is none.
QImage previewOf(const QByteArray &svg, bool isIcon)
{
    QSvgRenderer renderer(svg);
    if (!renderer.isValid())
        return {};
    const QRectF whole(QPointF(), isIcon ? QSizeF(site::iconWidth, site::iconWidth)
                                         : QSizeF(site::previewWidth, site::previewHeight));
    QImage image(whole.size().toSize(), QImage::Format_RGB32);
    image.fill(QColor(0xf3, 0xec, 0xdc)); // behind an icon
    QRectF place(QPointF(), renderer.viewBoxF().size().scaled(whole.size(), Qt::KeepAspectRatio));
    place.moveCenter(whole.center());
    QPainter painter(&image);
    renderer.render(&painter, place);
    const QRect board = place.toAlignedRect().adjusted(1, 1, -1, -1);
    const QColor paper = image.pixelColor(board.topLeft() + QPoint(2, 2)); // which goes on beside it
    for (const QRect &bare : QRegion(image.rect()).subtracted(board))
        painter.fillRect(bare, paper);
    return image;
}

} // namespace

int render(const QStringList &arguments)
{
    const cli::Options options(arguments);
    const Order order = orderOf(options);
    std::vector<Sheet> sheets;
    for (const QString &file : options.files())
        sheets.push_back(sheetOf(file, order));
    return cli::save(order.path, contentOf(sheets, order)) ? cli::fine : cli::badInput;
}

int previews(const QStringList &arguments)
{
    constexpr qsizetype mostBytes = 16'000'000;
    for (const QString &board : arguments.mid(1)) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const bool isIcon = board.endsWith(QStringLiteral("/icon.svg"));
        if (!writePng(previewOf(readWholeFile(board, mostBytes).bytes, isIcon), buffer))
            cli::refuse(Render::tr("The picture could not be drawn."));
        if (!cli::save(board.chopped(QStringLiteral("svg").size()) + QStringLiteral("png"), buffer.data()))
            return cli::badInput;
    }
    return cli::fine;
}

} // namespace towerwatch
