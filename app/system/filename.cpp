// SPDX-License-Identifier: MIT
#include "app/system/filename.h"

#include "model/value/utf8.h"

#include <algorithm>
#include <string_view>

namespace towerwatch {

namespace {

constexpr char16_t firstRawByte = 0xDC00; ///< a byte B that is no UTF-8 is the lone surrogate U+DC00 + B

} // namespace

QString nameFromBytes(const QByteArray &bytes)
{
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    QString name;
    for (std::size_t i = 0; i < text.size();) {
        const int length = characterAt(text, i).length;
        if (length == 0)
            name += QChar(static_cast<char16_t>(firstRawByte + static_cast<unsigned char>(text[i])));
        else
            name += QString::fromUtf8(text.data() + i, length);
        i += static_cast<std::size_t>(std::max(length, 1));
    }
    return name;
}

QByteArray nativeName(const QString &path)
{
    QByteArray bytes;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < path.size(); ++i) {
        const bool paired = i > 0 && path[i - 1].isHighSurrogate();
        if (!path[i].isLowSurrogate() || paired || path[i].unicode() < firstRawByte + 0x80 ||
            path[i].unicode() > firstRawByte + 0xFF)
            continue;
        bytes += path.mid(begin, i - begin).toUtf8() + static_cast<char>(path[i].unicode() - firstRawByte);
        begin = i + 1;
    }
    return bytes + path.mid(begin).toUtf8();
}

} // namespace towerwatch
