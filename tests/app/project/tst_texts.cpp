// SPDX-License-Identifier: MIT
/// What people read, in all languages: one term for one thing, and no sentence of somebody else's.
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "views/words/text.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

using namespace towerwatch;

namespace {

/// A text that people read.
struct Passage
{
    QString language, where, words;
};

const QString sources = QStringLiteral(TOWERWATCH_SOURCE_DIR "/");

QString read(const QString &path)
{
    return QString::fromUtf8(contentOf(path));
}

/// All that a ruling says; its article sentence by sentence, for one may quote another edition.
QStringList partsOf(const Ruling &ruling, std::string_view language, bool first)
{
    const RulingText &words = builtInRulings().text(ruling, language, first);
    QStringList parts{inQt(words.title), inQt(questionOf(ruling, language, first)), inQt(words.brief),
                      inQt(words.decide)};
    for (const std::string_view reading : words.readings)
        parts << inQt(reading);
    parts << inQt(words.text).split(QStringLiteral(". "));
    parts.removeAll(QString());
    return parts;
}

void addRulings(QList<Passage> &texts)
{
    for (const std::string_view language : builtInRulings().languages)
        for (const Ruling &ruling : builtInRulings().rulings) {
            const QStringList second = partsOf(ruling, language, false);
            const QStringList first = partsOf(ruling, language, true);
            const bool firstOnly = ruling.id.value.ends_with("-c1");
            const auto add = [&](const QString &part, const char *edition) {
                texts << Passage{inQt(language), inQt(ruling.id.value), QLatin1String(edition) + part};
            };
            for (const QString &part : second)
                add(part, firstOnly ? "[c1] " : "");
            if (first != second)
                for (const QString &part : first)
                    add(part, "[c1] ");
        }
}

void addGuides(QList<Passage> &texts)
{
    const auto add = [&](const Guide &guide, std::span<const std::string_view> words) {
        for (std::size_t i = 0; i < words.size(); ++i)
            if (i % 2 == 0 || words[i] != words[i - 1])
                texts << Passage{inQt(builtInRulings().languages[i / 2]), inQt(guide.id),
                                 (i % 2 == 0 ? QString() : QStringLiteral("[c1] ")) + inQt(words[i])};
    };
    for (const Guide &guide : guides()) {
        add(guide, guide.titles);
        for (const GuidePart &part : guide.parts) {
            add(guide, part.titles);
            add(guide, part.texts);
        }
    }
}

void addScenarios(QList<Passage> &texts)
{
    for (const ShippedScenario &shipped : shippedScenarios()) {
        const auto scenario = readScenario(shipped.text, builtInTiles()).scenario.value_or(Scenario{});
        const QString edition =
            scenario.rules.tower == TowerRules::C2 ? QStringLiteral("[c2] ") : QStringLiteral("[c1] ");
        for (const LocalText *text : {&scenario.title, &scenario.notes})
            for (const auto &[language, words] : text->byLanguage)
                texts << Passage{QString::fromStdString(language), inQt(shipped.path),
                                 edition + QString::fromStdString(words)};
    }
}

void addHelp(QList<Passage> &texts)
{
    for (const char *language : completeLanguages())
        for (const QFileInfo &page :
             QDir(sources + QStringLiteral("resources/help/") + language).entryInfoList(QDir::Files))
            texts << Passage{QLatin1String(language), page.filePath(), read(page.filePath())};
}

/// A message and what a language says; of those that have the words of both editions, both.
void addMessage(QList<Passage> &texts, const QString &file, const QString &edition, const QString &source,
                const QString &translation)
{
    const auto in = [](const QString &text, bool first) {
        return QString(inEdition(text.toStdString(), first));
    };
    for (const bool first : {false, true}) {
        if (first && in(source, true) == source)
            return;
        const QString mark = first ? QStringLiteral("[c1] ") : edition;
        texts << Passage{QStringLiteral("en"), file, mark + in(source, first)}
              << Passage{file.section(u'_', 1).section(u'.', 0, 0), file + u' ' + in(source, first),
                         mark + in(translation, first)};
    }
}

void addMessages(QList<Passage> &texts)
{
    const QDir folder(sources + QStringLiteral("translations"));
    for (const QString &file : folder.entryList({QStringLiteral("*.ts")})) {
        QXmlStreamReader xml(read(folder.filePath(file)));
        QString source, edition;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"source") {
                source = xml.readElementText();
                edition.clear();
            } else if (xml.name() == u"comment") {
                edition = QLatin1String(xml.readElementText().contains(u"first edition") ? "[c1] " : "");
            } else if (xml.name() == u"translation") {
                addMessage(texts, file, edition, source,
                           xml.readElementText(QXmlStreamReader::IncludeChildElements));
            }
        }
    }
}

/// What software centres and menus say of the program.
void addDesktop(QList<Passage> &texts)
{
    const QString desktop = sources + QStringLiteral("resources/desktop/");
    for (const char *name : {"org.towerwatch.Towerwatch.metainfo.xml", "towerwatch.mime.xml"}) {
        const QString file = desktop + QLatin1String(name);
        QXmlStreamReader xml(read(file));
        QString language;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement())
                language = xml.attributes().value(QStringLiteral("xml:lang")).toString();
            else if (xml.isCharacters() && !xml.isWhitespace())
                texts << Passage{language.isEmpty() ? QStringLiteral("en") : language, file,
                                 xml.text().toString()};
        }
    }
    const QString file = desktop + QStringLiteral("org.towerwatch.Towerwatch.desktop");
    static const QRegularExpression line(QStringLiteral("^\\w+(?:\\[(\\w+)\\])?=(.*)$"),
                                         QRegularExpression::MultilineOption);
    const QString content = read(file);
    for (auto it = line.globalMatch(content); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        texts << Passage{match.captured(1).isEmpty() ? QStringLiteral("en") : match.captured(1), file,
                         match.captured(2)};
    }
}

const QList<Passage> &allTexts()
{
    static const QList<Passage> all = [] {
        QList<Passage> texts;
        addRulings(texts);
        addScenarios(texts);
        addHelp(texts);
        addGuides(texts);
        addMessages(texts);
        addDesktop(texts);
        return texts;
    }();
    return all;
}

/// The words of a text, without tags, accents kept, case folded.
QStringList wordsOf(QString text)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>")), gap(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.remove(tag).toCaseFolded().split(gap, Qt::SkipEmptyParts);
}

/// Every run of so many words.
QStringList runsOf(const QString &text, qsizetype length)
{
    const QStringList words = wordsOf(text);
    QStringList runs;
    for (qsizetype i = 0; i + length <= words.size(); ++i)
        runs << words.mid(i, length).join(u' ');
    return runs;
}

QStringList copiedFrom(const QSet<QString> &source, const QString &text, qsizetype length)
{
    QStringList found;
    for (const QString &run : runsOf(text, length))
        if (source.contains(run))
            found << run;
    return found;
}

/// What a line of forbidden-terms.txt says.
struct ForbiddenTerm
{
    QString language;
    QRegularExpression forbidden;
    QString approved;
    QRegularExpression allowed;
};

QList<ForbiddenTerm> forbiddenTerms()
{
    QList<ForbiddenTerm> terms;
    for (const QString &line :
         read(sources + QStringLiteral("tests/data/forbidden-terms.txt")).split(u'\n')) {
        if (line.startsWith(u'#') || line.isEmpty())
            continue;
        // "|" also stands in patterns, there without blanks around it
        QStringList parts = (line + u' ').split(QStringLiteral(" | "));
        for (QString &part : parts)
            part = part.trimmed();
        if (parts.size() == 3)
            parts[2].chop(parts[2].endsWith(u'|') ? 1 : 0);
        const QString allowed = parts.value(3);
        terms << ForbiddenTerm{
            parts.value(0),
            QRegularExpression(parts.value(1), QRegularExpression::UseUnicodePropertiesOption),
            parts.value(2).trimmed(),
            QRegularExpression(allowed.isEmpty() ? QStringLiteral("(?!)") : allowed)};
    }
    return terms;
}

bool offends(const ForbiddenTerm &term, const QString &text, const QString &where = {})
{
    return text.contains(term.forbidden) && !(where + u' ' + text).contains(term.allowed);
}

} // namespace

class TestTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySourceIsRead()
    {
        for (const char *language : completeLanguages())
            for (const char *where : {"capture-castle-safe", "capture/four-in-reach", "first-steps.md",
                                      "metainfo", ".desktop", ".ts"})
                QVERIFY2(std::any_of(allTexts().cbegin(), allTexts().cend(),
                                     [&](const Passage &text) {
                                         return text.language == QLatin1String(language) &&
                                                text.where.contains(QLatin1String(where));
                                     }),
                         where);
    }

    void oneTermForOneThing()
    {
        const QList<ForbiddenTerm> terms = forbiddenTerms();
        QVERIFY(terms.size() > 30);
        QStringList found;
        for (const ForbiddenTerm &term : terms) {
            QVERIFY2(term.forbidden.isValid() && term.allowed.isValid(), qPrintable(term.approved));
            QVERIFY2(!term.approved.isEmpty(), qPrintable(term.forbidden.pattern()));
            for (const Passage &text : allTexts())
                if (text.language == term.language && offends(term, text.words, text.where))
                    found << QStringLiteral("%1 %2: “%3”, say %4: %5")
                                 .arg(text.language, text.where, term.forbidden.match(text.words).captured(),
                                      term.approved, text.words.simplified().left(160));
        }
        QVERIFY2(found.isEmpty(),
                 qPrintable(QString::number(found.size()) + u'\n' + found.mid(0, 60).join(u'\n')));
    }

    void approvedTermsAreNotForbidden()
    {
        for (const ForbiddenTerm &term : forbiddenTerms())
            for (const QString &approved : term.approved.split(QStringLiteral(", ")))
                QVERIFY2(!offends(term, approved), qPrintable(approved));
    }

    void forbiddenTermsAreFound()
    {
        const auto caught = [](const char *language, const QString &text) {
            const QList<ForbiddenTerm> terms = forbiddenTerms();
            return std::any_of(terms.cbegin(), terms.cend(), [&](const ForbiddenTerm &term) {
                return term.language == QLatin1String(language) && offends(term, text);
            });
        };
        QVERIFY(caught("de", QStringLiteral("Vier Gefolgsleute stehen auf der Straße.")));
        QVERIFY(!caught("de", QStringLiteral("[c1] Vier Gefolgsleute stehen auf der Straße.")));
        QVERIFY(caught("nl", QStringLiteral("[c1] Vier meeples op de weg.")));
        QVERIFY(caught("en", QStringLiteral("A cloister with a monk")));
    }

    void nothingIsCopied()
    {
        constexpr qsizetype run = 8;
        QSet<QString> source;
        QDirIterator files(sources + QStringLiteral("../shared/seeds"), QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            for (const QString &words : runsOf(read(files.next()), run))
                source.insert(words);
        if (source.isEmpty())
            QSKIP("the source documents are not here");
        QVERIFY(!copiedFrom(source, QStringLiteral("So, ") + *source.cbegin() + u'!', run).isEmpty());
        for (const Passage &text : allTexts()) {
            const QStringList found = copiedFrom(source, text.words, run);
            QVERIFY2(found.isEmpty(), qPrintable(text.language + u' ' + text.where + QStringLiteral(": ") +
                                                 found.join(u'\n')));
        }
    }
};

TOWERWATCH_TEST(TestTexts)
#include "tst_texts.moc"
