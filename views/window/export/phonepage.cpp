// SPDX-License-Identifier: MIT
#include "views/window/export/phonepage.h"

#include "model/desk/marks.h"
#include "model/format/scenariowriter.h"
#include "model/referee/referee.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "views/drawing/overlay.h"
#include "views/drawing/scene.h"
#include "views/telling/explanation.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <set>

namespace towerwatch {

namespace {

constexpr double towerRadius = 22, watchtowerRadius = 46, figureRadius = 15, figureMiddle = 9;

QJsonArray array(const List<int> &numbers)
{
    QJsonArray result;
    for (const int number : numbers)
        result.append(number);
    return result;
}

QJsonObject wordsOf(const Ruling &ruling, const TableRules &rules)
{
    QJsonObject words{{QStringLiteral("title"), QString(rulingTitle(ruling, rules.tower))},
                      {QStringLiteral("text"), QString(rulingText(ruling, rules.tower))},
                      {QStringLiteral("kind"), QString(utf8(name(ruling.kind)))},
                      {QStringLiteral("word"), QString(rulingLabel(ruling, rules))},
                      {QStringLiteral("editions"), QString(editionsOf(ruling))},
                      {QStringLiteral("sources"), QJsonArray::fromStringList(sourcesOf(ruling))}};
    if (const QString date = asOf(ruling); !date.isEmpty())
        words.insert(QStringLiteral("date"), date);
    return words;
}

/// How much a statement says.
qsizetype lengthOf(const Statement &statement)
{
    qsizetype length = QString(statement.text + statement.label).size();
    for (const Statement &detail : statement.details)
        length += lengthOf(detail);
    return length;
}

/// One thing with its answer. `id` names it in addresses: "q1", "tower-0-0", "watchtower-1--2", "figure-f1".
struct PageThing
{
    QString id;
    std::optional<Answer> answer = {};         ///< of questions, towers and watchtowers
    int figure = -1;                           ///< of figures
    OutlookAnswer outlook = {};                ///< of figures
    std::optional<drawing::Point> middle = {}; ///< where it is on the board; none: a question
    double radius = 0;                         ///< how far from there a tap means it
    drawing::BoardMarks marks = {};
};

/// The things of a scene and their words.
class PageThings
{
public:
    PageThings(const drawing::Scene &scene, Cited cited)
        : m_scene(scene)
        , m_cited(cited)
        , m_feet(scene)
        , m_position(scene.position())
    {
        addQuestions();
        for (int tile = 0; tile < static_cast<int>(m_position.scenario().tiles.size()); ++tile)
            addSquare(tile);
        for (int figure = 0; figure < m_scene.board().figureCount(); ++figure)
            addFigure(figure);
    }

    const std::vector<PageThing> &things() const { return m_things; }
    /// The name of a thing in the language of the program.
    QString label(const PageThing &thing) const
    {
        return thing.figure >= 0 ? figureLabel(m_position, thing.figure)
                                 : questionName(m_position, thing.answer->question);
    }

    /// Everything said about the things in the language of the program, by their ids, with the rulings it
    /// rests on. Nothing where that is more than `most` characters.
    QJsonObject words(qsizetype most) const
    {
        qsizetype length = 0;
        QJsonObject all, rulings;
        for (const PageThing &thing : m_things) {
            Footnotes footnotes(m_cited);
            const Explanation explanation = explained(thing, footnotes);
            QJsonArray lines, decide, notes;
            for (const Statement &line : explanation.statements) {
                lines.append(statement(line));
                length += lengthOf(line);
            }
            if (length > most)
                return {};
            for (const Statement &line : explanation.toDecide)
                decide.append(statement(line));
            for (const RulingId id : footnotes.rulings()) {
                notes.append(QString(utf8(id.value)));
                if (const Ruling *ruling = builtInRulings().find(id.value);
                    ruling && !rulings.contains(utf8(id.value)))
                    rulings.insert(utf8(id.value), wordsOf(*ruling, m_position.scenario().rules));
            }
            all.insert(thing.id, QJsonObject{{QStringLiteral("label"), label(thing)},
                                             {QStringLiteral("question"), QString(explanation.question)},
                                             {QStringLiteral("answer"), QString(explanation.answer)},
                                             {QStringLiteral("f"), array(explanation.footnotes)},
                                             {QStringLiteral("more"), QString(explanation.more)},
                                             {QStringLiteral("lines"), lines},
                                             {QStringLiteral("decide"), decide},
                                             {QStringLiteral("notes"), notes}});
        }
        return {{QStringLiteral("things"), all}, {QStringLiteral("rulings"), rulings}};
    }

    /// How many things there are on a board, before any of them is looked at.
    static qsizetype countOn(const Position &position)
    {
        const Board &board = position.board();
        return static_cast<qsizetype>(position.scenario().questions.size() + board.towers().size()) +
               board.figureCount();
    }

private:
    void addQuestions()
    {
        for (const Question &question : m_position.scenario().questions) {
            PageThing thing{.id = QStringLiteral("q%1").arg(m_things.size() + 1),
                            .answer = answer(m_scene.board(), question)};
            thing.marks = drawing::marksOf(*thing.answer);
            m_things.push_back(std::move(thing));
        }
    }

    void addSquare(int tile)
    {
        const PlacedTile &placed = m_scene.board().placed(tile);
        const Tile *design = m_scene.board().design(tile);
        if (!design || m_scene.board().tileAt(placed.at) != tile)
            return;
        const drawing::Point corner = drawing::cornerOf(placed.at);
        const auto add = [&](Ask ask, const char *kind, drawing::Point middle, double radius) {
            PageThing thing{
                .id = QStringLiteral("%1-%2-%3").arg(QLatin1String(kind)).arg(placed.at.x).arg(placed.at.y),
                .answer = answer(m_scene.board(), {.ask = ask, .at = placed.at}),
                .middle = drawing::Point{corner.x + middle.x, corner.y + middle.y},
                .radius = radius};
            thing.marks = drawing::marksOf(*thing.answer);
            m_things.push_back(std::move(thing));
        };
        if (design->towerFoundation)
            add(Ask::PlaceFloor, "tower", drawing::foundationSpot(*design, placed.rotation), towerRadius);
        if (design->watchtower)
            add(Ask::Watchtower, "watchtower", {drawing::tileSize / 2, drawing::tileSize / 2},
                watchtowerRadius);
    }

    void addFigure(int figure)
    {
        const drawing::Point foot = m_feet.of(figure);
        QString id = QStringLiteral("figure-") + shown(m_position.ids()[static_cast<std::size_t>(figure)]);
        while (!m_ids.insert(id).second)
            id += u'~'; // two ids can be shown alike
        const Colour by = askerOf(m_position.scenario(), {});
        PageThing thing{.id = id,
                        .figure = figure,
                        .outlook = outlook(m_scene.board(), figure, by),
                        .middle = drawing::Point{foot.x, foot.y - figureMiddle},
                        .radius = figureRadius};
        thing.marks.selectedFigure = figure;
        for (const ReachingTower &tower : thing.outlook.towers)
            thing.marks.litSquares.push_back(tower.at);
        m_things.push_back(std::move(thing));
    }

    Explanation explained(const PageThing &thing, Footnotes &footnotes) const
    {
        if (thing.answer)
            return explain(m_position, *thing.answer, footnotes);
        return explainFate(m_position, thing.figure, askerOf(m_position.scenario(), {}), thing.outlook,
                           footnotes);
    }

    QJsonObject statement(const Statement &statement) const
    {
        QJsonObject line{{QStringLiteral("t"), QString(statement.text)}};
        if (!statement.footnotes.empty())
            line.insert(QStringLiteral("f"), array(statement.footnotes));
        if (!statement.label.empty()) {
            line.insert(QStringLiteral("l"), QString(statement.label));
            line.insert(QStringLiteral("w"), QString(statement.verdictWord));
        }
        if (statement.verdict)
            line.insert(QStringLiteral("v"), QString(utf8(name(*statement.verdict))));
        if (statement.figure >= 0)
            line.insert(QStringLiteral("g"), statement.figure);
        QJsonArray details;
        for (const Statement &detail : statement.details)
            details.append(this->statement(detail));
        if (!details.isEmpty())
            line.insert(QStringLiteral("d"), details);
        return line;
    }

    const drawing::Scene &m_scene;
    Cited m_cited;
    drawing::Feet m_feet;
    const Position &m_position;
    std::vector<PageThing> m_things;
    std::set<QString> m_ids; ///< of figures, as they are in addresses
};

struct PhonePage
{
    Q_DECLARE_TR_FUNCTIONS(PhonePage)
};

QByteArray piece(const char *name)
{
    QFile file(QStringLiteral(":/page/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject wordsOfThePage()
{
    const std::pair<const char *, QString> words[]{
        {"board", PhonePage::tr("Board")},
        {"hint", PhonePage::tr("Tap a tower, a watchtower or a figure to read about it.")},
        {"language", PhonePage::tr("Language")},
        {"questions", PhonePage::tr("Questions")},
        {"everything", PhonePage::tr("Everything on this board")},
        {"towers", PhonePage::tr("Towers")},
        {"watchtowers", PhonePage::tr("Watchtowers")},
        {"figures", PhonePage::tr("Figures")},
        {"decide", PhonePage::tr("For the table to decide")},
        {"notes", PhonePage::tr("Footnotes")},
        {"note", PhonePage::tr("Footnote %1").arg(QStringLiteral("%1"))},
        {"back", PhonePage::tr("Back to the answer")},
        {"source", PhonePage::tr("The scenario as text (YAML)")},
        {"copy", PhonePage::tr("Copy")},
        {"copied", PhonePage::tr("Copied")},
        {"made", PhonePage::tr("Made with Towerwatch, an unofficial program.")}};
    QJsonObject object;
    for (const auto &[key, word] : words)
        object.insert(QLatin1String(key), word);
    return object;
}

/// Everything the page says in the language of the program; nothing where that is too much for a page.
QJsonObject spoken(const Position &position, const PageThings &things)
{
    const Text language = currentLanguage();
    QJsonObject words = things.words(mostPageBytes);
    if (words.isEmpty())
        return {};
    words.insert(QStringLiteral("name"), QString(languageName(language)));
    words.insert(QStringLiteral("ui"), wordsOfThePage());
    words.insert(QStringLiteral("title"), QString(shown(position.scenario().title.in(language))));
    words.insert(QStringLiteral("remarks"), QString(shown(position.scenario().notes.in(language))));
    words.insert(QStringLiteral("rules"), QString(sentence(position.scenario().rules)));
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
    for (const Verdict verdict : allOf<Verdict>)
        svg += "<symbol id=\"badge-" + std::string(name(verdict)) + "\" viewBox=\"-7 -7 14 14\">" +
               drawing::badgeArt(verdict, drawing::Scheme::Light) + "</symbol>";
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

QByteArray phonePage(const Position &position, const QStringList &languages, const Speak &speak, Cited cited)
{
    constexpr qsizetype leastBytes = 250; // of a thing in one language
    if (PageThings::countOn(position) * languages.size() * leastBytes > mostPageBytes)
        return {}; // before any work
    const QString own = currentLanguage();
    const drawing::Scene scene(position);
    const PageThings things(scene, cited);
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

QByteArray refereePage(QByteArray page, const Scenario &scenario)
{
    const QByteArray place = "<meta name=\"towerwatch:code\" content=\"";
    const qsizetype at = page.indexOf(place + '"');
    return at < 0 ? QByteArray() : page.insert(at + place.size(), shareCode(scenario).c_str());
}

QString pageTooLarge()
{
    return PhonePage::tr(
               "This board is too large for one page, which may be at most %1 kB. Make a picture or a "
               "PDF of it, or leave out tiles that do not matter.")
        .arg(mostPageBytes / 1000);
}

} // namespace towerwatch
