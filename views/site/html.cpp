// SPDX-License-Identifier: MIT
#include "views/site/html.h"

#include "model/value/ranges.h"
#include "views/drawing/art.h"

namespace towerwatch::site {

namespace {

constexpr std::string_view inLines[] = {"a", "b", "bdi", "span", "small", "sup"};

std::string opened(std::string_view tag, Attributes attributes)
{
    std::string code = "<" + std::string(tag);
    for (const auto &[name, value] : attributes)
        if (!value.empty())
            code.append(" ").append(name).append("=\"").append(escaped(value).code).append("\"");
    return code + ">";
}

bool standsInLine(std::string_view tag)
{
    return ranges::find(inLines, tag) != std::end(inLines);
}

} // namespace

Html escaped(std::string_view text)
{
    return {drawing::escaped(text)};
}

Html single(std::string_view tag, Attributes attributes)
{
    return {opened(tag, attributes) + "\n"};
}

Html element(std::string_view tag, const Html &content, Attributes attributes)
{
    return {opened(tag, attributes) + content.code + "</" + std::string(tag) +
            (standsInLine(tag) ? ">" : ">\n")};
}

Html element(std::string_view tag, std::string_view text, Attributes attributes)
{
    return element(tag, escaped(text), attributes);
}

Html link(std::string_view to, std::string_view text, Attributes more)
{
    std::string code = opened("a", more);
    code.insert(2, " href=\"" + escaped(to).code + "\"");
    return {code + escaped(text).code + "</a>"};
}

Html filled(std::string_view pattern, const std::map<std::string_view, Html> &parts)
{
    std::string code;
    for (std::size_t mark; (mark = pattern.find('@')) != std::string_view::npos;) {
        const std::size_t end = pattern.find('@', mark + 1);
        code.append(pattern.substr(0, mark)).append(parts.at(pattern.substr(mark + 1, end - mark - 1)).code);
        pattern.remove_prefix(end + 1);
    }
    return {code.append(pattern)};
}

void Sections::add(std::string_view heading, const Html &section)
{
    const std::string id = "part-" + std::to_string(++m_count);
    m_html += element("h2", heading, {{"id", id}}) + section;
    m_links += link("#" + id, heading);
}

Html Sections::contents(std::string_view title) const
{
    constexpr int fewest = 3;
    return m_count < fewest ? Html()
                            : element("details", element("summary", title) + element("nav", m_links),
                                      {{"class", "contents"}});
}

} // namespace towerwatch::site
