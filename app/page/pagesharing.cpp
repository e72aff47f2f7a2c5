// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/share/pastedtext.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "views/search/boardsearch.h"
#include "views/words/pagewords.h"
#include "views/words/words.h"

#include <memory>
#include <qrencode.h>

namespace towerwatch::web {

namespace {

constexpr std::size_t mostOfOneQr = 2953; ///< bytes that the largest QR code holds

/// Lays a scenario that was read on the table; says what is wrong with it otherwise. With "quiet" it waits
/// for "begin".
Value openRead(Table &table, Request &request, ReadResult read)
{
    for (const Problem &problem : read.problems)
        request.fail(Text("%1:%2: ").arg(problem.mark.line, problem.mark.column) + sentence(problem));
    if (!read.scenario || request.flag("quiet")) {
        table.receive(std::move(read.scenario));
        return Value::map();
    }
    table.edit(std::move(*read.scenario));
    table.take(ondesk::PutAside{});
    return toValue(table);
}

/// A scenario as people pass it on: its text, alone or in a mail, a code, a link that ends in a code.
Value open(Table &table, Request &request)
{
    const std::string_view text = request.text("text");
    ReadResult whole = readScenario(text, builtInTiles()); // with comments that scenarioIn() leaves out
    if (whole.scenario)
        return openRead(table, request, std::move(whole));
    if (const std::string scenario = scenarioIn(text); !scenario.empty())
        return openRead(table, request, readScenario(scenario, builtInTiles()));
    const std::string code = codeIn(text);
    const auto speaksOf = [text](std::string_view key) { return text.find(key) != std::string_view::npos; };
    if (code.empty() && (speaksOf("towerwatch:") || speaksOf("tiles:")))
        return openRead(table, request, std::move(whole));
    if (code.empty())
        return request.fail(nothingToOpen());
    CodeText opened = textOfCode(code);
    if (!opened.problem)
        return openRead(table, request, readScenario(*opened.text, builtInTiles()));
    return request.fail(sentence(*opened.problem));
}

Value shipped(Table &table, Request &request)
{
    if (const ShippedScenario *found = findShipped(request.text("path")))
        return openRead(table, request, readScenario(found->text, builtInTiles()));
    return request.refuse("path");
}

/// The scenario as it is, or as it was or will be so many steps from here.
Value text(Table &table, Request &request)
{
    const int steps =
        request.says("steps") ? request.number("steps", -Table::mostSteps, Table::mostSteps) : 0;
    const std::optional<Scenario> scenario = table.history().at(steps);
    return scenario ? Value::map("yaml", writeScenario(*scenario)) : request.refuse("steps");
}

Value code(Table &table, Request &)
{
    return Value::map("code", shareCode(table.scenario()));
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
    if (!made)
        return request.refuse("text");
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
