// SPDX-License-Identifier: MIT
/// Compiles the sentences of views in all languages, and what its words need to know of letters, into
/// C++: what Qt knows while building, the program need not ask it.
///
/// Usage: compile-phrases OUT.cpp QMFOLDER FILE...
/// The files are messages (*.ts), which lie compiled in QMFOLDER, and the sources whose sentences are wanted.

#include "resources/phrases.h"

#include <QChar>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <iostream>
#include <map>
#include <optional>
#include <set>

using namespace towerwatch;

namespace {

constexpr int pluralCases = 200;

/// A message of a context: by its key, what the language says, a text for each plural form; empty: nothing
/// yet.
using Messages = std::map<QByteArray, QStringList>;

QByteArray keyOf(const QString &context, const QString &source, const QString &comment)
{
    return QStringList{context, source, comment}.join(QChar(phrasePartEnd)).toUtf8();
}

/// The contexts in which sources say something.
QSet<QString> contextsIn(const QString &name)
{
    static const QRegularExpression declared(QStringLiteral("^ *TOWERWATCH_PHRASES\\((\\w+)\\)"),
                                             QRegularExpression::MultilineOption);
    QSet<QString> contexts;
    QFile file(name);
    if (file.open(QIODevice::ReadOnly))
        for (auto it = declared.globalMatch(QString::fromUtf8(file.readAll())); it.hasNext();)
            contexts << it.next().captured(1);
    return contexts;
}

/// Reads a file of messages; nothing where that is not possible.
std::optional<Messages> readMessages(const QString &name)
{
    Messages messages;
    QFile file(name);
    file.open(QIODevice::ReadOnly);
    QXmlStreamReader reader(&file);
    QString context, source, comment;
    QStringList forms;
    while (!reader.atEnd()) {
        reader.readNext();
        const auto element = reader.name();
        if (reader.isStartElement() && element == u"name")
            context = reader.readElementText();
        else if (reader.isStartElement() && element == u"message")
            comment.clear(), forms.clear();
        else if (reader.isStartElement() && element == u"source")
            source = reader.readElementText();
        else if (reader.isStartElement() && element == u"comment")
            comment = reader.readElementText();
        else if (reader.isStartElement() && element.endsWith(u"comment")) // of those who write and translate
            reader.skipCurrentElement();
        else if (reader.isStartElement() && element == u"numerusform")
            forms << reader.readElementText();
        else if (reader.isCharacters() && !reader.isWhitespace())
            forms << reader.text().toString(); // of a translation without plural forms
        else if (reader.isEndElement() && element == u"message")
            messages.emplace(keyOf(context, source, comment),
                             forms.contains(QString()) ? QStringList() : forms);
    }
    if (!reader.hasError())
        return messages;
    std::cerr << qPrintable(name) << ": error: " << qPrintable(reader.errorString()) << '\n';
    return std::nullopt;
}

/// The plural form for 0, 1, 2 ... things as a digit each: as Linguist’s rule for the language chooses among
/// the forms of a message that are all different.
QByteArray pluralsOf(const Messages &messages, const QString &compiled)
{
    QTranslator translator;
    const bool isLoaded = translator.load(compiled);
    for (const auto &[key, forms] : messages)
        if (isLoaded && forms.size() > 1 &&
            QSet<QString>(forms.begin(), forms.end()).size() == forms.size()) {
            const QByteArrayList parts = key.split(phrasePartEnd);
            QByteArray plurals;
            for (int n = 0; n < pluralCases; ++n)
                plurals += QByteArray::number(std::max<qsizetype>(
                    forms.indexOf(translator.translate(parts[0], parts[1], parts[2], n)), 0));
            return plurals;
        }
    return QByteArray(pluralCases, '0');
}

QByteArray literal(const QByteArray &text)
{
    QByteArray out = "\"";
    for (const char c : text)
        if (c == '\n')
            out += "\\n";
        else if (static_cast<unsigned char>(c) < 0x20)
            out += "\\0" + QByteArray::number(c, 8).rightJustified(2, '0');
        else
            out += c == '"' || c == '\\' ? QByteArray("\\") + c : QByteArray(1, c);
    return out + '"';
}

/// Defines PackedTexts of a name.
QByteArray packed(const QByteArray &name, const QByteArrayList &texts)
{
    QByteArray all, sizes, begins;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (i % static_cast<qsizetype>(PackedTexts::stride) == 0)
            begins += QByteArray::number(begin) + ',';
        all += "\n    " + literal(texts[i]);
        sizes += QByteArray::number(texts[i].size()) + ',';
        begin += texts[i].size();
    }
    return "constexpr std::uint16_t " + name + "Sizes[]{" + sizes + "};\nconstexpr std::uint32_t " + name +
           "Begins[]{" + begins + "};\nconstexpr PackedTexts " + name + "{" + all + ",\n    " + name +
           "Sizes, " + name + "Begins};\n";
}

QByteArray packedLanguage(const QString &ts, const Messages &messages, const QByteArrayList &keys,
                          const QString &compiled)
{
    const QByteArray id = QFileInfo(ts).baseName().section(u'_', 1).toUtf8();
    const QLocale locale{QString::fromUtf8(id)};
    QByteArrayList months, phrases;
    for (int month = 1; month <= 12; ++month)
        months << locale.standaloneMonthName(month).toUtf8();
    for (const QByteArray &key : keys) {
        const auto found = messages.find(key);
        phrases << (found == messages.end() ? QByteArray()
                                            : found->second.join(QChar(phrasePartEnd)).toUtf8());
    }
    const auto said = std::ranges::count_if(messages, [](const auto &each) { return !each.second.empty(); });
    // Not "American English".
    QString name = id == "en" ? QStringLiteral("English") : locale.nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return packed("months_" + id, months) + packed("phrases_" + id, phrases) +
           "constexpr PhraseLanguage language_" + id + "{" + literal(id) + ", " + literal(name.toUtf8()) +
           ",\n    " + literal(pluralsOf(messages, compiled)) + ", months_" + id + ", phrases_" + id + ", " +
           QByteArray::number(static_cast<qlonglong>(said)) + "};\n";
}

/// A letter as searching compares it: without case and accents.
QString folded(QChar letter)
{
    QString plain;
    for (const QChar c : QString(letter).normalized(QString::NormalizationForm_KD))
        if (!c.isMark())
            plain += c.toCaseFolded();
    return plain.replace(u'ß', QStringLiteral("ss"));
}

/// Alphabets, marks and punctuation, ligatures and wide letters; not symbols and scripts without cases.
bool hasVariants(int c)
{
    return c < 0x2190 || (c >= 0xFB00 && c < 0xFB07) || (c >= 0xFF00 && c < 0xFF5F);
}

/// Defines a LetterTable of a name.
template <typename Meaning> QByteArray letterTable(const QByteArray &name, Meaning meaning)
{
    QByteArray letters;
    QByteArrayList meanings;
    for (int c = 0; c <= 0xFFFF; ++c)
        if (const QString plain = hasVariants(c) ? meaning(QChar(c)) : QChar(c); plain != QChar(c)) {
            letters += QByteArray::number(c) + ',';
            meanings << plain.toUtf8();
        }
    return "constexpr char16_t " + name + "Letters[]{" + letters + "};\n" +
           packed(name + "Meanings", meanings) + "constexpr LetterTable " + name + "{" + name + "Letters, " +
           name + "Meanings};\n";
}

QByteArray letterRangeTable()
{
    QByteArray ranges;
    const auto isLetter = [](int c) { return c <= 0xFFFF && QChar(c).isLetterOrNumber(); };
    for (int c = 0, first = -1; c <= 0x10000; ++c) {
        if (isLetter(c) && first < 0)
            first = c;
        if (!isLetter(c) && first >= 0)
            ranges +=
                '{' + QByteArray::number(std::exchange(first, -1)) + ',' + QByteArray::number(c - 1) + "},";
    }
    return "constexpr LetterRange ranges[]{" + ranges + "};\n";
}

} // namespace

int main(int argc, char *argv[])
{
    QSet<QString> contexts;
    QStringList files;
    for (int i = 3; i < argc; ++i) {
        const QString file = QString::fromLocal8Bit(argv[i]);
        if (file.endsWith(QStringLiteral(".ts")))
            files << file;
        else
            contexts |= contextsIn(file);
    }
    std::vector<Messages> messages;
    std::set<QByteArray> known;
    for (const QString &file : files) {
        auto read = readMessages(file);
        if (!read)
            return 1;
        for (const auto &[key, forms] : *read)
            known.insert(key);
        messages.push_back(std::move(*read));
    }
    QByteArrayList keys;
    for (const QByteArray &key : known)
        if (contexts.contains(QString::fromUtf8(key.left(key.indexOf(phrasePartEnd)))))
            keys << key;
    QByteArray code = "#include \"resources/phrases.h\"\nnamespace towerwatch {\nnamespace {\n" +
                      packed("keys", keys) + letterTable("folds", folded) +
                      letterTable("uppers", [](QChar c) { return QString(c.toUpper()); }) +
                      letterRangeTable();
    QByteArrayList languages;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString name = QFileInfo(files[i]).baseName();
        code += packedLanguage(files[i], messages[static_cast<std::size_t>(i)], keys,
                               QString::fromLocal8Bit(argv[2]) + u'/' + name + QStringLiteral(".qm"));
        languages << "language_" + name.section(u'_', 1).toUtf8();
    }
    code += "constexpr PhraseLanguage languages[]{" + languages.join(", ") +
            "};\n}\nstd::span<const PhraseLanguage> phraseLanguages() { return languages; }\n"
            "const PackedTexts &phraseKeys() { return keys; }\nint messageCount() { return " +
            QByteArray::number(static_cast<qlonglong>(known.size())) +
            "; }\n"
            "const LetterTable &foldedLetters() { return folds; }\n"
            "const LetterTable &capitals() { return uppers; }\n"
            "std::span<const LetterRange> letterRanges() { return ranges; }\n}\n";
    QFile out(QString::fromLocal8Bit(argv[1]));
    return out.open(QIODevice::WriteOnly) && out.write(code) == code.size() && out.flush() ? 0 : 1;
}
