// SPDX-License-Identifier: MIT
#include "app/export/render.h"

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/system/language.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/export/phonepage.h"
#include "views/export/picture.h"
#include "views/wording/words.h"

#include <QCoreApplication>

namespace towerwatch {

namespace {

struct Render
{
    Q_DECLARE_TR_FUNCTIONS(Render)
};

/// The question called for: number N from 1, else the first; none where the file asks nothing on its own.
std::optional<Answer> answerFor(const Position &position, int number)
{
    const auto questions = questionsOf(position.scenario(), builtInTiles());
    if (number < 1 || static_cast<std::size_t>(number) > questions.size())
        return std::nullopt;
    return answer(position.board(), questions[static_cast<std::size_t>(number) - 1]);
}

/// What the command line asks for.
struct Order
{
    QString path, kind;
    QPageSize::PageSizeId paper = QPageSize::A4;
    std::optional<int> question = {}, width = {};
    drawing::Ground ground = drawing::Ground::Paper;
    Cited cited = Cited::Deciding;
    bool dangers = false;
};

/// The bytes of the file that is asked for; empty if it cannot be made.
QByteArray contentOf(const std::vector<Sheet> &sheets, const Order &order)
{
    if (order.kind == u"html")
        return phonePage(*sheets.front().position, languages(), useLanguage, order.cited);
    return pictureOf(order.kind, sheets, order.paper, order.width);
}

/// What is wrong with the options for the size and the ground of a picture, which `order` takes up.
QString takeLook(const QCommandLineParser &parser, Order &order)
{
    const QString width = parser.value(QStringLiteral("width"));
    bool isNumber = true;
    if (parser.isSet(QStringLiteral("width")))
        order.width = width.toInt(&isNumber);
    if (!isNumber || (order.width && (*order.width < 1 || *order.width > mostPixels)))
        return Render::tr("An image cannot be “%1” pixels wide; the width may be 1 to %2.")
            .arg(width, QString::number(mostPixels));
    if (order.width && order.kind != u"png")
        return Render::tr("Only a .png has a --width in pixels.");
    if (!parser.isSet(QStringLiteral("transparent")))
        return {};
    order.ground = drawing::Ground::Nothing;
    return order.kind == u"png" || order.kind == u"svg"
               ? QString()
               : Render::tr("Only a .png or .svg can be --transparent.");
}

/// What to make; nothing after saying what is wrong with the options.
std::optional<Order> orderOf(const QCommandLineParser &parser)
{
    const QString path = parser.value(QStringLiteral("o")),
                  question = parser.value(QStringLiteral("question"));
    const QString paper = parser.value(QStringLiteral("paper"));
    Order order{path, path.section(u'.', -1).toLower()};
    const QStringList kinds{QStringLiteral("svg"), QStringLiteral("png"), QStringLiteral("pdf"),
                            QStringLiteral("html")};
    if (parser.isSet(QStringLiteral("all-footnotes")))
        order.cited = Cited::All;
    order.dangers = parser.isSet(QStringLiteral("dangers"));
    QString fault;
    bool isNumber = true;
    if (!question.isEmpty())
        order.question = question.toInt(&isNumber);
    if (paper == u"letter")
        order.paper = QPageSize::Letter;
    else if (!paper.isEmpty() && paper != u"a4")
        fault = Render::tr("Unknown paper size “%1”; choose a4 or letter.").arg(paper);
    if (!isNumber)
        fault = Render::tr("There is no question %1.").arg(question);
    if (!kinds.contains(order.kind))
        fault = Render::tr("Name the picture with -o; its name ends in .svg, .png, .pdf or .html.");
    else if (order.kind != u"pdf" && parser.positionalArguments().size() > 1)
        fault = Render::tr("Only a .pdf holds several scenarios.");
    else if (order.dangers && order.kind == u"html")
        fault = Render::tr("A page for phones has no --dangers.");
    else if (fault.isEmpty())
        fault = takeLook(parser, order);
    if (!fault.isEmpty())
        cli::complain(fault);
    return fault.isEmpty() ? std::optional(order) : std::nullopt;
}

/// A file as a sheet; nothing after saying what is wrong with it.
std::optional<Sheet> sheetOf(const QString &file, const Order &order)
{
    const auto loaded = cli::load(file);
    if (!loaded)
        return std::nullopt;
    const auto position = std::make_shared<const Position>(*loaded->result.scenario, builtInTiles());
    const int first = order.dangers ? 0 : 1; // dangers are shown alone unless a question is called for
    Sheet sheet{.position = position,
                .answer = answerFor(*position, order.question.value_or(first)),
                .ground = order.ground,
                .cited = order.cited,
                .dangers = order.dangers};
    if (!order.question || sheet.answer)
        return sheet;
    cli::complain(Render::tr("There is no question %1.").arg(*order.question));
    return std::nullopt;
}

} // namespace

int render(const QStringList &arguments)
{
    QCommandLineParser parser;
    if (!cli::parse(parser, arguments, {1, -1}, {"transparent", "all-footnotes", "dangers"},
                    {"o", "question", "paper", "width"}))
        return cli::badInput;
    const auto order = orderOf(parser);
    if (!order)
        return cli::badInput;
    std::vector<Sheet> sheets;
    for (const QString &file : parser.positionalArguments()) {
        const auto sheet = sheetOf(file, *order);
        if (!sheet)
            return cli::badInput;
        sheets.push_back(*sheet);
    }
    const QByteArray content = contentOf(sheets, *order);
    if (content.isEmpty()) {
        cli::complain(order->kind == u"html" ? pageTooLarge()
                                             : Render::tr("The picture could not be drawn."));
        return cli::badInput;
    }
    return cli::save(order->path, content) ? cli::fine : cli::badInput;
}

} // namespace towerwatch
