// SPDX-License-Identifier: MIT
#include "app/render.h"

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "model/referee.h"
#include "resources/catalogue.h"
#include "views/sheet.h"
#include "views/wording/words.h"

#include <QCoreApplication>
#include <QImage>
#include <QSaveFile>

namespace towerwatch {

namespace {

struct Render {
    Q_DECLARE_TR_FUNCTIONS(Render)
};

constexpr double pixelsPerTile = 160;

/// The question called for: number N from 1, else the first; none where the file asks nothing on its own.
std::optional<Answer> answerFor(const Position &position, int number)
{
    const auto questions = questionsOf(position.scenario(), builtInTiles());
    if (number < 1 || static_cast<std::size_t>(number) > questions.size())
        return std::nullopt;
    return answer(position.board(), questions[static_cast<std::size_t>(number) - 1]);
}

bool writeSheet(const Sheet &sheet, const QString &kind, QIODevice &file)
{
    if (kind == u"svg")
        return file.write(sheetSvg(sheet)) > 0;
    if (kind == u"png")
        return sheetImage(sheet, pixelsPerTile).save(&file, "PNG");
    return writeSheetPdf(sheet, file);
}

} // namespace

int render(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QString output = QStringLiteral("o"), question = QStringLiteral("question");
    parser.addOptions({{output, {}, QStringLiteral("OUT")}, {question, {}, QStringLiteral("N")}, cli::languageOption()});
    if (!cli::parse(parser, arguments, 1, 1) || !cli::useLanguage(parser))
        return cli::badInput;
    const QString path = parser.value(output), kind = path.section(u'.', -1).toLower();
    if (!QStringList{QStringLiteral("svg"), QStringLiteral("png"), QStringLiteral("pdf")}.contains(kind)) {
        cli::complain(Render::tr("Name the picture with -o; its name ends in .svg, .png or .pdf."));
        return cli::badInput;
    }
    const auto loaded = cli::load(parser.positionalArguments().first());
    if (!loaded)
        return cli::badInput;
    const auto position = std::make_shared<const Position>(*loaded->result.scenario, builtInTiles());
    bool isNumber = true;
    const int number = parser.isSet(question) ? parser.value(question).toInt(&isNumber) : 1;
    Sheet sheet{.position = position, .answer = answerFor(*position, number)};
    if (!isNumber || (parser.isSet(question) && !sheet.answer)) {
        cli::complain(Render::tr("There is no question %1.").arg(parser.value(question)));
        return cli::badInput;
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeSheet(sheet, kind, file) || !file.commit()) {
        cli::complain(Render::tr("“%1” cannot be written: %2").arg(shown(path.toStdString()), file.errorString()));
        return cli::badInput;
    }
    return cli::fine;
}

} // namespace towerwatch
