// SPDX-License-Identifier: MIT
/// HTML as it is put together: a text becomes a part of it only escaped.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace towerwatch::site {

/// Whole elements and escaped text.
struct Html
{
    std::string code = {};

    bool empty() const { return code.empty(); }
    Html &operator+=(const Html &more)
    {
        code += more.code;
        return *this;
    }
    friend Html operator+(Html a, const Html &b) { return a += b; }
};

/// A text with what has a meaning in HTML, or may not stand there, written so that it is only shown.
Html escaped(std::string_view text);

/// Names and values; one without a value is left out.
using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;
/// An element that is never closed: "meta", "link", "img".
Html single(std::string_view tag, Attributes attributes);
/// An element on a line of its own, or within one.
Html element(std::string_view tag, const Html &content, Attributes attributes = {});
Html element(std::string_view tag, std::string_view text, Attributes attributes = {});
Html link(std::string_view to, std::string_view text, Attributes more = {});

/// A template with what stands in it for each @name@.
Html filled(std::string_view pattern, const std::map<std::string_view, Html> &parts);

/// A list of links and texts.
class HtmlList
{
public:
    void add(const Html &item) { m_items += element("li", item); }
    bool empty() const { return m_items.empty(); }
    /// The list; nothing where it is empty.
    Html whole() const { return empty() ? Html() : element("ul", m_items, {{"class", "links"}}); }
    /// The same under a heading.
    Html under(std::string_view heading) const { return empty() ? Html() : element("h2", heading) + whole(); }
    Html items() const { return m_items; }

private:
    Html m_items;
};

/// What stands under headings, and links to them.
class Sections
{
public:
    void add(std::string_view heading, const Html &section);
    void add(std::string_view heading, const HtmlList &list)
    {
        if (!list.empty())
            add(heading, list.whole());
    }
    Html html() const { return m_html; }
    /// The headings, to be opened; nothing where there are few.
    Html contents(std::string_view title) const;

private:
    Html m_html, m_links;
    int m_count = 0;
};

} // namespace towerwatch::site
