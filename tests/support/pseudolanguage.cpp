// SPDX-License-Identifier: MIT
/// Makes a fourth language out of English, as CONTRIBUTING.md says a language is added: a file of rulings and
/// a file of messages. Every letter has an accent and words are longer, so that English stands out and long
/// words are cut where there is no room for them.
///
/// Usage: pseudo-language MESSAGES.ts OUT.ts RULINGS.yaml

#include "resources/catalogue.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

using namespace towerwatch;

namespace {

const QString plain = QStringLiteral("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
const QString accented = QStringLiteral("áƀćđéƒğĥíĵķĺɱńóƥɋŕśťúṽŵẋýžÁƁĆĐÉƑĞĤÍĴĶĹṀŃÓƤɊŔŚŤÚṼŴẊÝŽ");

/// Accents on every letter, and every vowel twice, which makes words about 40 % longer.
QString disguised(const QString &text)
{
    QString out;
    for (const QChar c : text) {
        const qsizetype letter = plain.indexOf(c);
        out += letter < 0 ? c : accented[letter];
        if (QStringLiteral("aeiou").contains(c))
            out += accented[letter];
    }
    return out;
}

/// A text in the pseudo-language; placeholders, marks of keys, tags and patterns of file names stay as they
/// are.
QString pseudo(const QString &text)
{
    static const QRegularExpression kept(QStringLiteral("%(L?\\d+|n)|<[^>|]*>|&[a-z]+;|\\*\\.[a-z.]+"));
    QString out;
    qsizetype from = 0;
    for (auto it = kept.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += disguised(text.mid(from, match.capturedStart() - from)) + match.captured();
        from = match.capturedEnd();
    }
    return out + disguised(text.mid(from));
}

/// Copies a file of messages and gives each of them a translation.
bool translateMessages(QIODevice &in, QIODevice &out)
{
    QXmlStreamReader reader(&in);
    QXmlStreamWriter writer(&out);
    QString source;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == u"source") {
            source = reader.readElementText();
            writer.writeTextElement(QStringLiteral("source"), source);
        } else if (reader.isStartElement() && reader.name() == u"translation") {
            writer.writeStartElement(QStringLiteral("translation"));
            const QString text = reader.readElementText(QXmlStreamReader::IncludeChildElements);
            if (text.isEmpty())
                writer.writeCharacters(pseudo(source));
            else
                for (int form = 0; form < 2; ++form)
                    writer.writeTextElement(QStringLiteral("numerusform"), pseudo(source));
            writer.writeEndElement();
        } else if (!reader.hasError()) {
            writer.writeCurrentToken(reader);
        }
    }
    return !reader.hasError() && !writer.hasError();
}

QString quoted(std::string_view text)
{
    QString words = pseudo(QUtf8StringView(text.data(), static_cast<qsizetype>(text.size())).toString());
    words.replace(u'\\', QStringLiteral("\\\\")).replace(u'"', QStringLiteral("\\\""));
    return u'"' + words.replace(u'\n', QStringLiteral("\\n")) + u'"';
}

void writeRulings(QIODevice &out)
{
    for (const Ruling &ruling : builtInRulings().rulings) {
        const RulingText &text = builtInRulings().text(ruling, "en");
        QString entry = QLatin1String(ruling.id.value.data(), static_cast<qsizetype>(ruling.id.value.size()));
        entry += QStringLiteral(":\n  title: %1\n").arg(quoted(text.title));
        entry += QStringLiteral("  question: %1\n").arg(quoted(questionOf(ruling, "en", false)));
        entry += QStringLiteral("  brief: %1\n").arg(quoted(text.brief));
        entry += QStringLiteral("  text: %1\n").arg(quoted(text.text));
        if (!text.readings.empty())
            entry += QStringLiteral("  readings:\n");
        for (const std::string_view reading : text.readings)
            entry += QStringLiteral("    - %1\n").arg(quoted(reading));
        if (!text.decide.empty())
            entry += QStringLiteral("  decide: %1\n").arg(quoted(text.decide));
        out.write(entry.toUtf8());
    }
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 4)
        return 2;
    QFile messages(QString::fromLocal8Bit(argv[1])), ts(QString::fromLocal8Bit(argv[2])),
        rulings(QString::fromLocal8Bit(argv[3]));
    if (!messages.open(QIODevice::ReadOnly) || !ts.open(QIODevice::WriteOnly) ||
        !rulings.open(QIODevice::WriteOnly))
        return 1;
    writeRulings(rulings);
    return translateMessages(messages, ts) && rulings.flush() && ts.flush() ? 0 : 1;
}
