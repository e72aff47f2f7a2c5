// SPDX-License-Identifier: MIT
#include "views/window/export/sheet.h"

#include "views/drawing/scene.h"
#include "views/reports/dangerwords.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

#include "resources/catalogue.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace towerwatch {

namespace {

using drawing::Paragraph;

void add(std::vector<Paragraph> &caption, const Statement &statement)
{
    Paragraph line{.text = plainLine(statement).str()};
    line.badge = statement.verdict;
    caption.push_back(line);
    for (const Statement &detail : statement.details)
        caption.push_back({.text = plainLine(detail).str(), .lead = "–"});
}

/// What the picture does not show and the answer may speak of: who holds prisoners, and for questions about a
/// player what each of them has.
void addPlayers(std::vector<Paragraph> &caption, const Scenario &scenario, Ask ask)
{
    for (const Player &player : scenario.players)
        if (!player.prisoners.empty() || ask == Ask::Ransom || ask == Ask::Actions)
            caption.push_back(
                {.style = Paragraph::Style::Note, .text = playerWords(scenario, player.colour).str()});
}

/// Title, rules, players, question, answer and footnotes as paragraphs.
std::vector<Paragraph> captionOf(const Sheet &sheet)
{
    using ParagraphStyle = Paragraph::Style;
    std::vector<Paragraph> caption;
    const Scenario &scenario = sheet.position->scenario();
    if (const auto title = shown(scenario.title.in(currentLanguage())); !title.empty())
        caption.push_back({.style = ParagraphStyle::Heading, .text = title.str()});
    if (sheet.dangers)
        caption.push_back({.style = ParagraphStyle::Note, .text = dangerLegend().str()});
    if (!sheet.answer)
        return caption;
    Footnotes footnotes(sheet.cited);
    const Explanation explanation = explain(*sheet.position, *sheet.answer, footnotes);
    for (const Statement &warning :
         warningsOf(*sheet.position, *sheet.answer, warningsOf(sheet.position->board())))
        caption.push_back({.style = ParagraphStyle::Note, .text = warning.text.str(), .lead = "!"});
    caption.push_back({.style = ParagraphStyle::Note, .text = sentence(scenario.rules).str()});
    addPlayers(caption, scenario, sheet.answer->question.ask);
    caption.push_back({.style = ParagraphStyle::Heading, .text = explanation.question.str()});
    caption.push_back({.style = ParagraphStyle::Answer, .text = explanation.answer.str()});
    const Text cited = footnoteMarks(explanation.footnotes) + " " + explanation.more;
    caption.push_back({.style = ParagraphStyle::Note, .text = cited.str()});
    for (const auto *statements : {&explanation.statements, &explanation.toDecide})
        for (const Statement &statement : *statements)
            add(caption, statement);
    for (std::size_t i = 0; i < footnotes.rulings().size(); ++i)
        if (const Ruling *ruling = builtInRulings().find(footnotes.rulings()[i].value))
            caption.push_back({.style = ParagraphStyle::Note,
                               .text = Text("%1 (%2). %3")
                                           .arg(rulingTitle(*ruling, scenario.rules.tower),
                                                rulingLabel(*ruling, scenario.rules),
                                                rulingText(*ruling, scenario.rules.tower))
                                           .str(),
                               .lead = std::to_string(i + 1)});
    return caption;
}

} // namespace

drawing::BoardMarks marksOf(const Sheet &sheet)
{
    drawing::BoardMarks marks = sheet.answer ? drawing::marksOf(*sheet.answer) : drawing::BoardMarks{};
    if (sheet.dangers)
        marks.dangers = drawing::marksOf(dangersOf(sheet.position->board()));
    if (auto warnings = warningsOf(sheet.position->board()); !warnings.empty())
        marks.warnings = std::make_shared<std::vector<Warning>>(std::move(warnings));
    return marks;
}

QByteArray sheetSvg(const Sheet &sheet)
{
    return QByteArray::fromStdString(
        drawing::boardSvg(*sheet.position, marksOf(sheet), sheet.scheme, captionOf(sheet), sheet.ground));
}

QImage sheetImage(const Sheet &sheet, std::optional<int> width)
{
    QSvgRenderer renderer(sheetSvg(sheet));
    if (!renderer.isValid())
        return {};
    const QSizeF size = renderer.viewBoxF().size();
    const double wished = width ? *width / size.width() : usualTilePixels / drawing::tileSize;
    const double scale = std::min({wished, mostPixels / size.width(), mostPixels / size.height()});
    const bool opaque = sheet.ground == drawing::Ground::Paper;
    QImage image((size * scale).toSize().expandedTo({1, 1}),
                 opaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    image.fill(opaque ? Qt::white : Qt::transparent); // paper covers all of it
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

bool writePng(const QImage &image, QIODevice &device)
{
    constexpr int quickCompression =
        70; // on Qt's scale: 6 % larger than the usual one, in two thirds of the time
    return !image.isNull() && image.save(&device, "PNG", quickCompression);
}

} // namespace towerwatch
