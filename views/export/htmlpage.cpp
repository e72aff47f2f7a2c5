// SPDX-License-Identifier: MIT
#include "views/export/htmlpage.h"

#include "model/format/scenariowriter.h"
#include "views/drawing/overlay.h"
#include "views/export/htmlthings.h"
#include "views/wording/languagenames.h"
#include "views/wording/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <map>

namespace towerwatch {

namespace {

struct HtmlPage
{
    Q_DECLARE_TR_FUNCTIONS(HtmlPage)
};

QByteArray piece(const char *name)
{
    QFile file(QStringLiteral(":/page/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject wordsOfThePage()
{
    const std::pair<const char *, QString> words[]{
        {"board", HtmlPage::tr("Board")},
        {"hint", HtmlPage::tr("Tap a tower, a watchtower or a figure to read about it.")},
        {"language", HtmlPage::tr("Language")},
        {"questions", HtmlPage::tr("Questions")},
        {"everything", HtmlPage::tr("Everything on this board")},
        {"towers", HtmlPage::tr("Towers")},
        {"watchtowers", HtmlPage::tr("Watchtowers")},
        {"figures", HtmlPage::tr("Figures")},
        {"decide", HtmlPage::tr("For the table to decide")},
        {"notes", HtmlPage::tr("Footnotes")},
        {"note", HtmlPage::tr("Footnote %1").arg(QStringLiteral("%1"))},
        {"back", HtmlPage::tr("Back to the answer")},
        {"source", HtmlPage::tr("The scenario as text (YAML)")},
        {"copy", HtmlPage::tr("Copy")},
        {"copied", HtmlPage::tr("Copied")},
        {"made", HtmlPage::tr("Made with Towerwatch, an unofficial program.")}};
    QJsonObject object;
    for (const auto &[key, word] : words)
        object.insert(QLatin1String(key), word);
    return object;
}

/// Everything the page says in the language of the program; nothing where that is too much for a page.
QJsonObject spoken(const Position &position, const PageThings &things)
{
    const std::string language = currentLanguage().toStdString();
    QJsonObject words = things.words(mostPageBytes);
    if (words.isEmpty())
        return {};
    words.insert(QStringLiteral("name"), languageName(currentLanguage()));
    words.insert(QStringLiteral("ui"), wordsOfThePage());
    words.insert(QStringLiteral("title"), shown(position.scenario().title.in(language)));
    words.insert(QStringLiteral("remarks"), shown(position.scenario().notes.in(language)));
    words.insert(QStringLiteral("rules"), sentence(position.scenario().rules));
    return words;
}

/// Elements that are shown while a thing is chosen.
std::string switched(const PageThing &thing, const std::string &elements)
{
    return elements.empty() ? elements
                            : "<g class=\"marks\" data-of=\"" + thing.id.toHtmlEscaped().toStdString() +
                                  "\">" + elements + "</g>\n";
}

/// Where a thing is tapped, and where the keyboard finds it.
std::string target(const PageThing &thing)
{
    return QStringLiteral(
               "<circle class=\"target\" role=\"button\" tabindex=\"0\" data-thing=\"%1\" cx=\"%2\" "
               "cy=\"%3\" r=\"%4\"/>\n")
        .arg(thing.id.toHtmlEscaped(), QString::number(thing.middle->x), QString::number(thing.middle->y),
             QString::number(thing.radius))
        .toStdString();
}

QByteArray boardOf(const drawing::Scene &scene, const PageThings &things)
{
    const drawing::MarkStyle style{drawing::Scheme::Light, 0.5, std::nullopt};
    drawing::MarkLayers layers;
    std::string targets;
    for (const PageThing &thing : things.things()) {
        layers.under += switched(thing, marksUnder(scene, thing.marks, style));
        layers.over += switched(thing, marksOver(scene, thing.marks, style));
        if (thing.middle)
            targets += target(thing);
    }
    std::string svg = drawing::boardSvg(scene, layers, drawing::Scheme::Light);
    svg.erase(0, svg.find("<svg")); // the XML declaration
    svg.insert(svg.rfind("</svg>"), "<g id=\"targets\">\n" + targets + "</g>\n");
    return QByteArray::fromStdString(svg);
}

/// The verdict badges as symbols for the lines of text.
QByteArray badges()
{
    std::string svg = "<svg class=\"symbols\" aria-hidden=\"true\">";
    for (std::size_t i = 0; i < verdictNames.size(); ++i)
        svg += "<symbol id=\"badge-" + std::string(verdictNames[i]) + "\" viewBox=\"-7 -7 14 14\">" +
               drawing::badgeArt(static_cast<drawing::Badge>(i), drawing::Scheme::Light) + "</symbol>";
    return QByteArray::fromStdString(svg + "</svg>\n");
}

/// JSON that may stand in a script element.
QByteArray embedded(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).replace('<', "\\u003c");
}

/// The template with each @NAME@ replaced, once: what is put in is not searched again.
QByteArray filled(const QByteArray &text, const std::map<QByteArray, QByteArray> &values)
{
    QByteArray result;
    const QList<QByteArray> parts = text.split('@');
    for (qsizetype i = 0; i < parts.size(); ++i) // text and names in turn
        result += i % 2 == 0 ? parts[i] : values.at(parts[i]);
    return result;
}

} // namespace

QByteArray htmlPage(const Position &position, const QStringList &languages, const Speak &speak)
{
    constexpr qsizetype leastBytes = 250; // of a thing in one language
    if (PageThings::countOn(position) * languages.size() * leastBytes > mostPageBytes)
        return {}; // before any work
    const QString own = currentLanguage();
    const drawing::Scene scene(position);
    const PageThings things(scene);
    bool tooMuch = false;
    QJsonObject data{{QStringLiteral("languages"), QJsonArray::fromStringList(languages)},
                     {QStringLiteral("language"), own}};
    for (const QString &language : languages) {
        speak(language);
        QJsonObject words = spoken(position, things);
        tooMuch = tooMuch || words.isEmpty();
        data.insert(language, words);
        if (tooMuch)
            break;
    }
    speak(own);
    if (tooMuch)
        return {};
    const QString title = shown(position.scenario().title.in(own.toStdString()));
    const QByteArray page = filled(
        piece("page.html"),
        {{"LANGUAGE", own.toUtf8()},
         {"STYLE", piece("page.css")},
         {"SCRIPT", piece("page.js")},
         {"TITLE", (title.isEmpty() ? QStringLiteral("Towerwatch") : title).toHtmlEscaped().toUtf8()},
         {"BADGES", badges()},
         {"BOARD", boardOf(scene, things)},
         {"DATA", embedded(data)},
         {"YAML", QString::fromStdString(writeScenario(position.scenario())).toHtmlEscaped().toUtf8()}});
    return page.size() > mostPageBytes ? QByteArray() : page;
}

QString pageTooLarge()
{
    return HtmlPage::tr("This board is too large for one page, which may have %1 kB. Make a picture or a PDF "
                        "of it, or leave tiles out that do not matter.")
        .arg(mostPageBytes / 1000);
}

} // namespace towerwatch
