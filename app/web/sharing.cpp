// SPDX-License-Identifier: MIT
#include "app/web/requests.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/share/pastedtext.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "views/wording/boardsearch.h"
#include "views/wording/words.h"

#include <memory>
#include <qrencode.h>

namespace towerwatch::web {

namespace {

constexpr std::size_t mostOfOneQr = 2953; ///< bytes that the largest QR code holds

/// Lays the scenario of a text on the table; says what is wrong with it otherwise.
Value openText(Table &table, Request &request, std::string_view text)
{
    ReadResult read = readScenario(text, builtInTiles());
    for (const Problem &problem : read.problems)
        request.fail(Text("%1:%2: ").arg(problem.mark.line, problem.mark.column) + sentence(problem));
    if (read.scenario)
        table.take(std::move(*read.scenario));
    return toValue(table);
}

/// A scenario as people pass it on: its text, alone or in a mail, a code, a link that ends in a code.
Value open(Table &table, Request &request)
{
    const std::string_view text = request.text("text");
    const std::string code = codeIn(text), scenario = scenarioIn(text);
    if (scenario.empty() && !code.empty()) {
        CodeText opened = textOfCode(code);
        if (!opened.problem)
            return openText(table, request, *opened.text);
        request.fail(sentence(*opened.problem));
        return {};
    }
    ReadResult whole = readScenario(text, builtInTiles()); // with comments that scenarioIn() leaves out
    return openText(table, request, whole.scenario || scenario.empty() ? text : std::string_view(scenario));
}

Value shipped(Table &table, Request &request)
{
    if (const ShippedScenario *found = findShipped(request.text("path")))
        return openText(table, request, found->text);
    request.refuse("path");
    return {};
}

Value text(Table &table, Request &)
{
    return Value::map("yaml", writeScenario(table.scenario()));
}

Value code(Table &table, Request &)
{
    const std::string made = shareCode(table.scenario());
    return Value::map("code", made, "link", "towerwatch.html#" + made);
}

/// A QR code, each row a text of 0 and 1 without the border.
Value qr(Table &, Request &request)
{
    const std::string text(request.text("text"));
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        text.empty() || text.size() > mostOfOneQr
            ? nullptr
            : QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1),
        QRcode_free);
    if (!made) {
        request.refuse("text");
        return {};
    }
    Value rows = Value::list();
    for (int y = 0; y < made->width; ++y) {
        std::string row;
        for (int x = 0; x < made->width; ++x)
            row += made->data[y * made->width + x] & 1 ? '1' : '0';
        rows.add(Value::of(row));
    }
    return Value::map("size", made->width, "rows", std::move(rows));
}

} // namespace

std::span<const Handler> sharing()
{
    static constexpr std::array handlers{
        Handler{"open", open}, Handler{"shipped", shipped}, Handler{"text", text},
        Handler{"code", code}, Handler{"qr", qr},
    };
    return handlers;
}

} // namespace towerwatch::web
