// SPDX-License-Identifier: MIT
/// The entrance of the module: JavaScript writes a request into room(), calls answer() and reads the answer.
#include "app/page/requests.h"

#include <emscripten.h>

namespace {

std::string request, response;

} // namespace

extern "C" {

/// Room for the bytes of a request.
EMSCRIPTEN_KEEPALIVE char *room(std::size_t bytes)
{
    request.resize(bytes);
    return request.data();
}

/// Answers the request that lies in room() and gives the number of bytes that lie at response().
EMSCRIPTEN_KEEPALIVE std::size_t answer()
{
    static towerwatch::web::Table table;
    response = towerwatch::web::call(table, request);
    request = {};
    return response.size();
}

EMSCRIPTEN_KEEPALIVE const char *responseText()
{
    return response.data();
}
}
