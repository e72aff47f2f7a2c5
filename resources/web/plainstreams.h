// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <iostream>
#include <sstream>
#include <string>

/// Of the page alone: what yaml-cpp uses of the standard's streams, under their names. Those bring all
/// locales along, for money, times and wide letters, a fifteenth of the page. Included before everything else
/// where yaml-cpp is compiled or called.
namespace towerwatch::plain {

/// Where a stream has its text from, piece by piece.
class Buffer
{
public:
    using int_type = std::char_traits<char>::int_type;
    using traits_type = std::char_traits<char>;

    virtual ~Buffer() = default;
    int_type sgetc() { return m_at == m_end ? underflow() : traits_type::to_int_type(*m_at); }
    int_type sbumpc()
    {
        const int_type next = sgetc();
        m_at += next != traits_type::eof();
        return next;
    }
    void sungetc() { --m_at; }
    std::streamsize sgetn(char *to, std::streamsize most)
    {
        std::streamsize count = 0;
        for (int_type next{}; count < most && (next = sbumpc()) != traits_type::eof(); ++count)
            to[count] = traits_type::to_char_type(next);
        return count;
    }

protected:
    virtual int_type underflow() { return traits_type::eof(); }
    void setg(char *, char *at, char *end)
    {
        m_at = at;
        m_end = end;
    }

private:
    char *m_at = nullptr, *m_end = nullptr;
};

class Input
{
public:
    using int_type = Buffer::int_type;
    using traits_type = Buffer::traits_type;

    explicit Input(Buffer *buffer)
        : m_buffer(buffer)
    {
    }
    Buffer *rdbuf() const { return m_buffer; }
    bool good() const { return m_good; }
    bool operator!() const { return !m_good; }
    void clear() { m_good = true; }
    void setstate(std::ios_base::iostate) { m_good = false; }
    int_type get()
    {
        const int_type next = m_buffer->sbumpc();
        m_good = m_good && next != traits_type::eof();
        return next;
    }
    void putback(char) { m_buffer->sungetc(); }

private:
    Buffer *m_buffer;
    bool m_good = true;
};

/// A text that is written to, or read from as numbers.
class Text
{
public:
    Text() = default;
    explicit Text(std::string text)
        : m_text(std::move(text))
    {
    }
    const std::string &str() const { return m_text; }
    Text &operator<<(const std::string &text)
    {
        m_text += text;
        return *this;
    }
    template <std::integral Number> Text &operator<<(Number number)
    {
        return *this << std::to_string(number);
    }
    Text &operator>>(int &number)
    {
        const std::size_t begin = std::min(m_text.find_first_not_of(" \t\n\v\f\r", m_at), m_text.size());
        const auto [end, error] = std::from_chars(&m_text[begin], m_text.data() + m_text.size(), number);
        m_failed = m_failed || error != std::errc();
        m_at = static_cast<std::size_t>(end - m_text.data());
        return *this;
    }
    int peek() const { return m_at < m_text.size() ? m_text[m_at] : EOF; }
    void get() { m_failed = m_failed || m_at++ >= m_text.size(); }
    bool operator!() const { return m_failed; }

private:
    std::string m_text;
    std::size_t m_at = 0;
    bool m_failed = false;
};

} // namespace towerwatch::plain

namespace std {
using PlainBuffer = towerwatch::plain::Buffer;
using PlainInput = towerwatch::plain::Input;
using PlainText = towerwatch::plain::Text;
} // namespace std
#define streambuf PlainBuffer
#define istream PlainInput
#define stringstream PlainText
