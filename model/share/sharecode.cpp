// SPDX-License-Identifier: MIT
#include "model/share/sharecode.h"

#include "model/format/scenariowriter.h"
#include "model/value/ranges.h"
#include "model/yaml/yamltree.h"

#include <algorithm>
#include <zlib.h>

namespace towerwatch {

/// The files of resources/share: what scenarios are likely to say, the likeliest last. They never change, for
/// codes that people keep would be lost; other words need another file and version.
std::string_view shareDictionary(std::string_view name); // made while building, of resources/share

namespace {

using Bytes = std::vector<unsigned char>;

constexpr std::string_view digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t checksumBytes = 4;
constexpr std::size_t mostCharacters = limits::fileBytes;
constexpr int rawDeflate = -15; ///< the largest window, no header

/// The words that codes of version 1 are deflated with.
std::string_view dictionary()
{
    return shareDictionary("dictionary-1");
}

char upper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// The five bits that a character stands for; -1: none.
int valueOf(char c)
{
    const char digit = upper(c);
    if (digit == 'O')
        return 0;
    if (digit == 'I' || digit == 'L')
        return 1;
    const auto found = digits.find(digit);
    return found == std::string_view::npos ? -1 : static_cast<int>(found);
}

const Bytef *bytesOf(std::string_view text)
{
    return reinterpret_cast<const Bytef *>(text.data());
}

/// The checksum of bytes that follow others of a checksum.
std::uint32_t checksumOf(const unsigned char *data, std::size_t size, std::uint32_t before = 0)
{
    return static_cast<std::uint32_t>(crc32_z(before, data, size));
}

/// The deflated text, after as many bytes as the checksum needs.
Bytes deflated(std::string_view text)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, rawDeflate, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    deflateSetDictionary(&stream, bytesOf(dictionary()), static_cast<uInt>(dictionary().size()));
    Bytes packed(checksumBytes + deflateBound(&stream, static_cast<uLong>(text.size())));
    stream.next_in = const_cast<Bytef *>(bytesOf(text));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = packed.data() + checksumBytes;
    stream.avail_out = static_cast<uInt>(packed.size() - checksumBytes);
    deflate(&stream, Z_FINISH);
    packed.resize(checksumBytes + stream.total_out);
    deflateEnd(&stream);
    return packed;
}

/// The text of a deflated stream that ends where `size` ends and is no longer than a file may be.
std::optional<std::string> inflated(const unsigned char *data, std::size_t size)
{
    z_stream stream{};
    if (inflateInit2(&stream, rawDeflate) != Z_OK)
        throw std::bad_alloc();
    inflateSetDictionary(&stream, bytesOf(dictionary()), static_cast<uInt>(dictionary().size()));
    stream.next_in = const_cast<Bytef *>(data);
    stream.avail_in = static_cast<uInt>(size);
    std::string text;
    int state = Z_OK;
    while (state == Z_OK && text.size() <= limits::fileBytes) {
        std::array<char, 16384> piece;
        stream.next_out = reinterpret_cast<Bytef *>(piece.data());
        stream.avail_out = static_cast<uInt>(piece.size());
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(piece.data(), piece.size() - stream.avail_out);
    }
    const bool whole = state == Z_STREAM_END && stream.avail_in == 0 && text.size() <= limits::fileBytes;
    inflateEnd(&stream);
    return whole ? std::optional(std::move(text)) : std::nullopt;
}

std::string inDigits(const Bytes &bytes)
{
    std::string text;
    std::uint32_t bits = 0;
    int count = 0;
    for (const unsigned char byte : bytes) {
        bits = (bits << 8 | byte) & 0xffff;
        for (count += 8; count >= 5; count -= 5)
            text += digits[bits >> (count - 5) & 31];
    }
    if (count > 0)
        text += digits[bits << (5 - count) & 31];
    return text;
}

/// Where the digits of a code begin and what version it has; nothing if it does not begin like a code.
struct Start
{
    std::size_t digits = 0;
    int version = 0;
};
std::optional<Start> startOf(std::string_view code)
{
    std::size_t at = 0;
    while (at < code.size() && isBlank(code[at]))
        ++at;
    if (code.size() < at + 4 || upper(code[at]) != 'T' || upper(code[at + 1]) != 'W')
        return std::nullopt;
    Start start{at + 2, 0};
    while (start.digits < code.size() && code[start.digits] >= '0' && code[start.digits] <= '9' &&
           start.version < 1000)
        start.version = start.version * 10 + (code[start.digits++] - '0');
    const bool ends = start.version > 0 && start.digits < code.size() && code[start.digits] == '-';
    ++start.digits;
    return ends ? std::optional(start) : std::nullopt;
}

CodeText refused(CodeFault fault, int fact = 0)
{
    return {{}, CodeProblem{fault, fact}};
}

/// Makes bytes of the digits of a code.
class DigitReader
{
public:
    /// Takes a character up; whether it stands for something, or is a blank.
    bool take(char c)
    {
        const int value = isBlank(c) ? 0 : valueOf(c);
        if (value < 0 || isBlank(c))
            return value >= 0;
        m_bits = (m_bits << 5 | static_cast<std::uint32_t>(value)) & 0xffff;
        m_count += 5;
        if (m_count >= 8) {
            m_count -= 8;
            m_bytes.push_back(static_cast<unsigned char>(m_bits >> m_count & 255));
        }
        return true;
    }
    /// With the checksum, which comes first.
    const Bytes &bytes() const { return m_bytes; }
    bool isCutOff() const { return m_bytes.size() <= checksumBytes; }
    /// Whether all of a code was taken up, whose bytes behind the checksum have this one. Bits left over must
    /// be 0: the end of a code can be damaged, too.
    bool isWhole(std::uint32_t sum) const
    {
        std::uint32_t told = 0;
        for (std::size_t i = 0; i < checksumBytes; ++i)
            told = told << 8 | m_bytes[i];
        return told == sum && m_count < 5 && (m_bits & ((1u << m_count) - 1)) == 0;
    }

private:
    Bytes m_bytes;
    std::uint32_t m_bits = 0;
    int m_count = 0;
};

} // namespace

std::string shareCode(const Scenario &scenario)
{
    Bytes bytes = deflated(writeScenario(scenario));
    std::uint32_t checksum = checksumOf(bytes.data() + checksumBytes, bytes.size() - checksumBytes);
    for (std::size_t i = checksumBytes; i-- > 0; checksum >>= 8)
        bytes[i] = static_cast<unsigned char>(checksum & 255);
    return "TW" + std::to_string(shareCodeVersion) + "-" + inDigits(bytes);
}

bool isAlphanumeric(char c)
{
    return (c >= '0' && c <= '9') || (upper(c) >= 'A' && upper(c) <= 'Z');
}

bool looksLikeCode(std::string_view text)
{
    return startOf(text).has_value();
}

CodeText textOfCode(std::string_view code)
{
    const auto start = startOf(code);
    if (!start)
        return refused(CodeFault::NotACode);
    if (start->version > shareCodeVersion)
        return refused(CodeFault::NewerVersion, start->version);
    if (code.size() > mostCharacters)
        return refused(CodeFault::TooLong);
    DigitReader reader;
    for (std::size_t i = start->digits; i < code.size(); ++i)
        if (!reader.take(code[i]))
            return refused(CodeFault::ForeignCharacter, static_cast<int>(i) + 1);
    if (reader.isCutOff())
        return refused(CodeFault::CutOff);
    const unsigned char *packed = reader.bytes().data() + checksumBytes;
    const std::size_t size = reader.bytes().size() - checksumBytes;
    if (!reader.isWhole(checksumOf(packed, size)))
        return refused(CodeFault::Damaged);
    auto text = inflated(packed, size);
    return text ? CodeText{std::move(text), {}} : refused(CodeFault::Damaged);
}

std::size_t lengthOfCode(std::string_view text)
{
    const auto start = startOf(text);
    if (!start || start->version > shareCodeVersion)
        return 0;
    DigitReader reader;
    std::size_t length = 0, summed = checksumBytes;
    std::uint32_t sum = 0;
    const std::size_t most = std::min(text.size(), mostCharacters);
    for (std::size_t i = start->digits; i < most && reader.take(text[i]); ++i) {
        const bool goesOn = i + 1 < text.size() && isAlphanumeric(text[i + 1]);
        if (isBlank(text[i]) || goesOn || reader.isCutOff())
            continue;
        const std::size_t size = reader.bytes().size();
        sum = checksumOf(reader.bytes().data() + summed, size - summed, sum);
        summed = size;
        length = reader.isWhole(sum) ? i + 1 : length;
    }
    return length;
}

bool isPageAddress(std::string_view address)
{
    for (const std::string_view scheme : {"https://", "http://"})
        if (address.starts_with(scheme)) {
            const std::string_view rest = address.substr(scheme.size());
            return !rest.empty() && std::string_view("/?#:").find(rest.front()) == std::string_view::npos &&
                   ranges::all_of(rest, [](char c) { return c > ' ' && c < '\x7f'; });
        }
    return false;
}

std::string shareLink(std::string_view address, std::string_view code)
{
    if (!isPageAddress(address))
        return std::string(code);
    return std::string(address.substr(0, address.find('#'))).append("#").append(code);
}

} // namespace towerwatch
