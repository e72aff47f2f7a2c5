// SPDX-License-Identifier: MIT
/// Turns the catalogues of this folder into C++ tables when the program is built, so that the program starts
/// without parsing them and a faulty entry fails the build.
///
/// Usage: compile-catalogues OUT.cpp FOLDER

#include "model/format/scenarioreader.h"
#include "model/referee/rulings.h"
#include "model/yaml/yamlreader.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <sstream>

using namespace towerwatch;
namespace fs = std::filesystem;

namespace {

/// A catalogue file; it stops the build where it is not as it should be.
class CatalogueFile
{
public:
    explicit CatalogueFile(const fs::path &path)
        : m_path(path)
        , m_reader(m_problems)
    {
        std::ifstream stream(path, std::ios::binary);
        std::ostringstream content;
        content << stream.rdbuf();
        m_text = content.str();
        m_tree = std::make_unique<YamlTree>(m_text, m_problems);
    }

    YamlNode root() const { return m_tree->root(); }
    YamlReader &reader() { return m_reader; }
    std::vector<Problem> &problems() { return m_problems; }
    const std::string &text() const { return m_text; }

    void fail(Mark mark, const std::string &text)
    {
        std::cerr << m_path.string() << ':' << mark.line << ':' << mark.column << ": error: " << text << '\n';
        m_failed = true;
    }
    bool good()
    {
        for (const Problem &problem : m_problems) {
            std::string facts;
            for (const std::string &fact : problem.facts)
                facts += " '" + fact + "'";
            fail(problem.mark, "problem " + std::to_string(static_cast<int>(problem.id)) + facts);
        }
        return !m_failed;
    }

private:
    fs::path m_path;
    std::string m_text;
    std::vector<Problem> m_problems;
    YamlReader m_reader;
    std::unique_ptr<YamlTree> m_tree;
    bool m_failed = false;
};

std::string literal(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\';
        c == '\n' ? out += "\\n" : out += c;
    }
    return out + "\"";
}

template <typename Items, typename Write> std::string braces(const Items &items, Write write)
{
    std::string text = "{";
    for (const auto &item : items)
        text.append(text.size() > 1 ? ", " : "").append(write(item));
    return text + "}";
}

std::string number(std::optional<int> value)
{
    return value ? std::to_string(*value) : "{}";
}

/// Writes an array under `name` and returns its name, or an empty span's initialiser where it has no items.
std::string array(std::ostream &out, std::string_view type, const std::string &name,
                  const std::vector<std::string> &items)
{
    if (items.empty())
        return "{}";
    out << "constexpr " << type << ' ' << name
        << "[] = " << braces(items, [](const std::string &item) { return item; }) << ";\n";
    return name;
}

/// The same; what another array of this kind holds is not written again.
std::string sharedArray(std::ostream &out, std::string_view type, const std::string &name,
                        const std::vector<std::string> &items)
{
    static std::map<std::pair<std::string, std::vector<std::string>>, std::string> known;
    const auto [found, isNew] = known.try_emplace({std::string(type), items}, name);
    return isNew ? found->second = array(out, type, name, items) : found->second;
}

/// What the tiles are made of: plain constants take the compiler a tenth of what code takes that makes a
/// tile.
constexpr const char *tileData = R"cpp(
namespace {

struct FieldData
{
    unsigned halfEdges;
    std::span<const int> cities;
};
struct TileData
{
    const char *id, *jcz, *set, *letter;
    TileCounts count;
    std::array<Edge, 4> edges;
    std::span<const CitySegment> cities;
    std::span<const RoadSegment> roads;
    bool monastery;
    const char *building;
    bool standIn, garden, towerFoundation;
    std::optional<Watchtower> watchtower;
    const char *cornCircle;
    std::span<const FieldData> fields;
    const char *c3Status;
    std::span<const FieldData> c3Fields;
    const char *note;
};

template <typename Item> std::vector<Item> listOf(std::span<const Item> items)
{
    return {items.begin(), items.end()};
}
std::vector<FieldSegment> fieldsOf(std::span<const FieldData> fields)
{
    std::vector<FieldSegment> all;
    for (const FieldData &field : fields)
        all.push_back({HalfEdgeSet(field.halfEdges), listOf(field.cities)});
    return all;
}
Tile tileOf(const TileData &tile)
{
    std::optional<ThirdEditionFields> c3;
    if (*tile.c3Status)
        c3 = {tile.c3Status, fieldsOf(tile.c3Fields)};
    return {tile.id, tile.jcz, tile.set, tile.letter, tile.count, tile.edges, listOf(tile.cities), listOf(tile.roads),
            tile.monastery, tile.building, tile.standIn, tile.garden, tile.towerFoundation, tile.watchtower,
            tile.cornCircle, fieldsOf(tile.fields), c3, tile.note};
}

)cpp";

constexpr const char *tilesMade = R"cpp(
std::vector<Tile> tilesOf(std::span<const TileData> table)
{
    std::vector<Tile> tiles;
    for (const TileData &tile : table)
        tiles.push_back(tileOf(tile));
    return tiles;
}

} // namespace

const TileCatalogue &towerwatch::builtInTiles()
{
    static const TileCatalogue catalogue(tilesOf(tileTable));
    return catalogue;
}
const TileCatalogue &towerwatch::outlines()
{
    static const TileCatalogue catalogue(tilesOf(outlineTable));
    return catalogue;
}

)cpp";

/// The fields of a tile as an array `name`.
std::string fields(std::ostream &out, const std::string &name, const std::vector<FieldSegment> &list)
{
    std::vector<std::string> items;
    for (const FieldSegment &field : list) {
        std::vector<std::string> cities;
        for (const int city : field.cities)
            cities.push_back(std::to_string(city));
        const std::string bits = std::to_string(field.halfEdges.bits());
        items.push_back("{" + bits + ", " + sharedArray(out, "int", name + "Cities" + bits, cities) + "}");
    }
    return sharedArray(out, "FieldData", name, items);
}

/// The initialiser of a tile; the arrays that it needs are written before.
std::string tileEntry(std::ostream &out, const std::string &name, const Tile &tile)
{
    std::vector<std::string> cities, roads;
    for (const CitySegment &city : tile.cities)
        cities.push_back("{SideSet(" + std::to_string(city.sides.bits()) + "), " +
                         std::to_string(city.coatsOfArms) + "}");
    for (const RoadSegment &road : tile.roads)
        roads.push_back("{SideSet(" + std::to_string(road.sides.bits()) + ")}");
    const std::vector<FieldSegment> changed =
        tile.c3 ? tile.c3->fieldsIfChanged : std::vector<FieldSegment>();
    std::ostringstream entry;
    entry << "\n    {" << literal(tile.id) << ", " << literal(tile.jcz) << ", " << literal(tile.set) << ", "
          << literal(tile.letter) << ", {" << number(tile.count.c1) << ", " << number(tile.count.c2) << ", "
          << number(tile.count.c3) << "}, {"
          << braces(tile.edges, [](Edge e) { return "Edge(" + std::to_string(static_cast<int>(e)) + ")"; })
          << "}, " << sharedArray(out, "CitySegment", name + "Cities", cities) << ", "
          << sharedArray(out, "RoadSegment", name + "Roads", roads) << ", " << tile.monastery << ", "
          << literal(tile.building) << ", " << tile.standIn << ", " << tile.garden << ", "
          << tile.towerFoundation << ", ";
    if (tile.watchtower)
        entry << "Watchtower{" << tile.watchtower->points << ", Bonus("
              << static_cast<int>(tile.watchtower->per) << ")}";
    else
        entry << "{}";
    entry << ", " << literal(tile.cornCircle) << ", " << fields(out, name + "Fields", tile.fields) << ", "
          << literal(tile.c3 ? tile.c3->status : "") << ", " << fields(out, name + "Changed", changed) << ", "
          << literal(tile.note) << "}";
    return entry.str();
}

std::string tileTables(const std::vector<Tile> &tiles, const std::vector<Tile> &outlines)
{
    std::ostringstream out;
    out << tileData;
    for (const auto &[name, list] : {std::pair{"tile", &tiles}, {"outline", &outlines}}) {
        std::vector<std::string> entries;
        for (const Tile &tile : *list)
            entries.push_back(tileEntry(out, name + std::to_string(entries.size()), tile));
        array(out, "TileData", name + std::string("Table"), entries);
    }
    out << tilesMade;
    return out.str();
}

std::vector<std::string> literals(YamlReader &reader, const YamlNode *node, std::string_view key)
{
    std::vector<std::string> items;
    if (node)
        for (const YamlNode &item : reader.list({node, key}))
            items.push_back(literal(reader.text({&item, key}).value_or("")));
    return items;
}

std::string textOf(YamlReader &reader, const YamlMap &map, std::string_view key)
{
    return literal(reader.text(map[key]).value_or(""));
}

/// A document's title in every language: one text for all of them, or a text a language; else English.
std::vector<std::string> titlesOf(CatalogueFile &file, const YamlNode *node,
                                  const std::vector<std::string> &languages)
{
    YamlReader &reader = file.reader();
    std::map<std::string, std::string, std::less<>> byLanguage;
    if (node && node->kind() != YamlNode::Kind::Map)
        byLanguage[languages.front()] = literal(reader.text({node, "title"}).value_or(""));
    else if (node) {
        const YamlMap map = reader.map({node, "title"});
        for (const auto &[key, value] : map.entries())
            byLanguage[std::string(key.text())] = literal(reader.text({&value, "title"}).value_or(""));
    }
    std::vector<std::string> titles;
    titles.reserve(languages.size());
    for (const std::string &language : languages)
        titles.push_back(byLanguage[byLanguage.contains(language) ? language : languages.front()]);
    for (const auto &[language, title] : byLanguage)
        if (node &&
            (title.empty() || std::find(languages.begin(), languages.end(), language) == languages.end()))
            file.fail(node->mark(), "a title in English and the languages of the catalogue is needed");
    return titles;
}

/// The documents; their indices by key go to `indices`.
std::string documentTable(CatalogueFile &file, const std::vector<std::string> &languages,
                          std::map<std::string, std::size_t, std::less<>> &indices)
{
    std::vector<std::string> items;
    std::ostringstream out;
    const YamlNode root = file.root();
    const YamlMap entries = file.reader().map({&root, ""});
    for (const auto &[key, node] : entries.entries()) {
        const YamlMap map = file.reader().map(
            {&node, key.text()}, {"title", "language", "publisher", "trust", "url"}, {"title", "language"});
        indices[std::string(key.text())] = items.size();
        const std::string titles = array(out, "std::string_view", "titles" + std::to_string(items.size()),
                                         titlesOf(file, map.find("title"), languages));
        items.push_back("\n    {" + literal(key.text()) + ", " + titles + ", " +
                        textOf(file.reader(), map, "language") + ", " + textOf(file.reader(), map, "url") +
                        "}");
    }
    array(out, "Document", "documents", items);
    return out.str();
}

/// A text in the words of the second or of the first edition, of one that has both: "a <meeple|follower>".
std::string inWords(std::string_view text, bool first)
{
    std::string words;
    for (auto open = text.find('<'); open != std::string_view::npos; open = text.find('<')) {
        const auto bar = text.find('|', open), close = text.find('>', open);
        if (bar >= close || close == std::string_view::npos)
            break;
        words += text.substr(0, open);
        words += first ? text.substr(bar + 1, close - bar - 1) : text.substr(open + 1, bar - open - 1);
        text.remove_prefix(close + 1);
    }
    return words.append(text);
}

/// The texts of one language, one behind the other: so the page packs them better than texts of all languages
/// in turn.
class TextsOfLanguage
{
public:
    explicit TextsOfLanguage(std::string language)
        : m_language(std::move(language))
    {
    }

    const std::string &language() const { return m_language; }
    int count() const { return m_count; } ///< of all texts that were added
    /// The initialiser of a text, which is written once.
    std::string add(const std::string &text)
    {
        m_count += text.empty() ? 0 : 1;
        const auto [found, isNew] = m_begins.try_emplace(text, m_size);
        if (isNew) {
            m_literals += "\n    " + literal(text);
            m_size += text.size();
        }
        return "{" + m_language + " + " + std::to_string(found->second) + ", " + std::to_string(text.size()) +
               "}";
    }
    std::string definition() const
    {
        return "constexpr const char *" + m_language + " =" + m_literals + ";\n";
    }

private:
    std::string m_language, m_literals;
    std::map<std::string, std::size_t> m_begins;
    std::size_t m_size = 0;
    int m_count = 0;
};

using Texts = std::map<std::string, std::string, std::less<>>; // ruling id -> initialiser of a RulingText

Texts languageTable(CatalogueFile &file, TextsOfLanguage &language, bool first, std::ostream &out)
{
    Texts texts;
    const auto words = [&](const YamlMap &map, std::string_view key) {
        return language.add(inWords(file.reader().text(map[key]).value_or(""), first));
    };
    YamlReader &reader = file.reader();
    const YamlNode root = file.root();
    const YamlMap entries = reader.map({&root, ""});
    for (const auto &[key, node] : entries.entries()) {
        const YamlMap map =
            reader.map({&node, key.text()}, {"question", "title", "brief", "text", "readings", "decide"},
                       {"title", "brief", "text"});
        const std::string name =
            language.language() + (first ? "First" : "") + "Readings" + std::to_string(texts.size());
        std::vector<std::string> items;
        if (const YamlNode *list = map.find("readings"))
            for (const YamlNode &item : reader.list({list, "readings"}))
                items.push_back(language.add(inWords(reader.text({&item, "readings"}).value_or(""), first)));
        const std::string readings = sharedArray(out, "std::string_view", name, items);
        texts[std::string(key.text())] = "{" + words(map, "title") + ", " + words(map, "brief") + ", " +
                                         words(map, "text") + ", " + readings + ", " + words(map, "decide") +
                                         "}";
    }
    return texts;
}

/// The sources of one ruling as initialisers; numbers go to arrays of their own.
std::vector<std::string> sourcesOf(CatalogueFile &file, const YamlNode *node, const std::string &prefix,
                                   const std::map<std::string, std::size_t, std::less<>> &documents,
                                   std::ostream &out)
{
    std::vector<std::string> sources;
    YamlReader &reader = file.reader();
    if (!node)
        return sources;
    for (const YamlNode &item : reader.list({node, "sources"})) {
        const YamlMap map =
            reader.map({&item, "sources"}, {"document", "footnotes", "box", "house-rules", "issue", "list"},
                       {"document"});
        const std::string key = map.find("document") ? std::string(map.find("document")->text()) : "";
        const auto document = documents.find(key);
        if (document == documents.end()) {
            file.fail(item.mark(), "unknown document " + key);
            continue;
        }
        std::string detail = "\"\"", numbers = "{}";
        for (const auto &[written, name] : {std::pair{"footnotes", "footnote"},
                                            {"house-rules", "house-rule"},
                                            {"box", "box"},
                                            {"issue", "issue"}}) {
            const YamlNode *value = map.find(written);
            if (!value)
                continue;
            detail = literal(name);
            std::vector<std::string> list;
            if (value->kind() == YamlNode::Kind::List)
                for (const YamlNode &number : value->children())
                    list.emplace_back(number.text());
            else
                list.emplace_back(value->text());
            numbers = array(out, "int", prefix + "Numbers" + std::to_string(sources.size()), list);
        }
        if (map.find("list"))
            detail = textOf(reader, map, "list");
        sources.push_back("{&documents[" + std::to_string(document->second) + "], " + detail + ", " +
                          numbers + "}");
    }
    return sources;
}

/// The languages that have a file of rulings, English first.
std::vector<std::string> languagesIn(const fs::path &folder)
{
    std::vector<std::string> languages;
    for (const auto &entry : fs::directory_iterator(folder))
        if (const auto stem = entry.path().stem().string(); entry.path().extension() == ".yaml" &&
                                                            stem != "rulings" && stem != "documents" &&
                                                            stem != "asked")
            languages.push_back(stem);
    std::sort(languages.begin(), languages.end());
    std::stable_partition(languages.begin(), languages.end(), [](const std::string &l) { return l == "en"; });
    return languages;
}

/// The languages that must have every text.
std::vector<std::string> completeLanguagesIn(CatalogueFile &file, const std::vector<std::string> &languages)
{
    std::vector<std::string> complete;
    YamlReader &reader = file.reader();
    const YamlNode root = file.root();
    for (const YamlNode &node :
         reader.list(reader.map({&root, ""}, {"complete"}, {"complete"})["complete"])) {
        complete.emplace_back(node.text());
        if (std::ranges::find(languages, complete.back()) == languages.end())
            file.fail(node.mark(), "no rulings in language " + complete.back());
    }
    return complete;
}

/// The texts of one ruling as initialisers, in the order of the languages; English is first and stands in for
/// what a language lacks. Nothing if there is no English one.
std::vector<std::string> initialisersOf(std::string_view id, const std::vector<Texts> &languages)
{
    std::vector<std::string> initialisers;
    if (const auto english = languages.front().find(id); english != languages.front().end())
        for (const Texts &language : languages) {
            const auto found = language.find(id);
            initialisers.push_back("\n    " + (found == language.end() ? english : found)->second);
        }
    return initialisers;
}

/// Writes the rulings; their ids go to `ids`.
std::string rulingTable(const fs::path &folder, const std::vector<std::string> &languages,
                        std::vector<std::string> &ids, bool &good)
{
    std::ostringstream out;
    CatalogueFile documentFile(folder / "documents.yaml");
    std::map<std::string, std::size_t, std::less<>> documents;
    out << documentTable(documentFile, languages, documents) << '\n';

    std::array<std::vector<Texts>, 2> texts; // in the words of the second edition, of the first
    std::vector<std::string> counts;
    for (const std::string &language : languages) {
        TextsOfLanguage all(language);
        std::ostringstream arrays;
        for (const bool first : {false, true}) {
            CatalogueFile file(folder / (language + ".yaml"));
            texts[first].push_back(languageTable(file, all, first, arrays));
            good = file.good() && good;
        }
        out << all.definition() << arrays.str();
        counts.push_back(std::to_string(all.count()));
    }
    CatalogueFile file(folder / "rulings.yaml");
    YamlReader &reader = file.reader();
    std::vector<std::string> rulings;
    const YamlNode root = file.root();
    const YamlMap entries = reader.map({&root, ""});
    for (const auto &[key, node] : entries.entries()) {
        const YamlMap map = reader.map({&node, key.text()},
                                       {"kind", "topic", "editions", "publishers", "deduced", "author",
                                        "date", "sources", "related", "affects"},
                                       {"kind", "topic", "editions", "sources"});
        const std::string id(key.text()), prefix = "r" + std::to_string(rulings.size());
        ids.push_back(id);
        const auto kind = reader.word<RulingKind>(map["kind"]);
        const auto strings = [&](std::string_view list) {
            return sharedArray(out, "std::string_view", prefix + std::string(list),
                               literals(reader, map.find(list), list));
        };
        const std::string editions = strings("editions"), publishers = strings("publishers"),
                          deduced = strings("deduced"), related = strings("related");
        const std::string sources = array(out, "Source", prefix + "Sources",
                                          sourcesOf(file, map.find("sources"), prefix, documents, out));
        std::string words;
        for (const bool first : {false, true}) {
            const std::vector<std::string> initialisers = initialisersOf(id, texts[first]);
            if (initialisers.empty())
                file.fail(key.mark(), id + " has no English text");
            words += ", " +
                     sharedArray(out, "RulingText", prefix + (first ? "FirstTexts" : "Texts"), initialisers);
        }
        const bool affectsAnswers = reader.boolean(map["affects"]).value_or(false);
        rulings.push_back("\n    {{" + literal(id) + "}, RulingKind(" +
                          std::to_string(static_cast<int>(kind.value_or(RulingKind::Rule))) + "), " +
                          textOf(reader, map, "topic") + ", " + editions + ", " + publishers + ", " +
                          deduced + ", " + textOf(reader, map, "author") + ", " +
                          textOf(reader, map, "date") + ", " + sources + ", " + related + ", " +
                          (affectsAnswers ? "true" : "false") + words + "}");
    }
    array(out, "Ruling", "rulings", rulings);
    std::vector<std::string> languageNames;
    languageNames.reserve(languages.size());
    for (const std::string &language : languages)
        languageNames.push_back(literal(language));
    array(out, "std::string_view", "languages", languageNames);
    array(out, "int", "textCounts", counts);
    good = documentFile.good() && file.good() && good;
    return out.str();
}

/// What each of the rulings answers, in the words of the second and then of the first edition of each
/// language: tables of their own, so that a program that never asks is linked without them.
std::string questionTable(const fs::path &folder, const std::vector<std::string> &languages,
                          const std::vector<std::string> &rulings)
{
    std::ostringstream out;
    std::vector<std::string> lists;
    CatalogueFile inEnglish(folder / "en.yaml");
    const YamlNode top = inEnglish.root();
    const YamlMap english = inEnglish.reader().map({&top, ""});
    for (const std::string &language : languages) {
        CatalogueFile file(folder / (language + ".yaml")); // languageTable() tells what is wrong in it
        const YamlNode root = file.root();
        const YamlMap entries = file.reader().map({&root, ""});
        for (const bool first : {false, true}) {
            std::vector<std::string> questions;
            for (const std::string &id : rulings) {
                const YamlMap map = file.reader().map((entries.find(id) ? entries : english)[id]);
                const YamlValue text = map[map.find("question") ? "question" : "title"];
                questions.push_back(literal(inWords(file.reader().text(text).value_or(""), first)));
            }
            lists.push_back(array(out, "std::string_view",
                                  language + (first ? "FirstQuestions" : "Questions"), questions));
        }
    }
    array(out, "std::span<const std::string_view>", "questions", lists);
    return out.str();
}

/// The terms in every language that has some; where a language has no word for a thing, its term is empty.
std::string glossaryTable(CatalogueFile &file, const std::vector<std::string> &languages)
{
    std::ostringstream out;
    std::vector<std::string> entries;
    YamlReader &reader = file.reader();
    std::set<std::string, std::less<>> keys(languages.begin(), languages.end());
    keys.insert({"id", "also", "unattested"});
    const YamlNode root = file.root();
    std::vector<YamlMap> maps;
    for (const YamlNode &node : reader.list({&root, ""}))
        maps.push_back(reader.map({&node, ""}));
    std::vector<std::string> spoken;
    std::ranges::copy_if(languages, std::back_inserter(spoken), [&](const std::string &language) {
        return std::ranges::any_of(maps, [&](const YamlMap &map) { return map.find(language); });
    });
    for (const YamlMap &map : maps) {
        for (const auto &[key, value] : map.entries())
            if (!keys.contains(key.text()))
                file.fail(key.mark(), "unknown key " + std::string(key.text()));
        std::vector<std::string> terms;
        for (const std::string &language : spoken) {
            const YamlNode *words = map.find(language);
            if (!words) {
                terms.emplace_back("{}");
                continue;
            }
            const YamlMap editions = reader.map({words, language}, {"c1", "c2"});
            terms.push_back("{" + textOf(reader, editions, "c1") + ", " + textOf(reader, editions, "c2") +
                            "}");
        }
        entries.push_back("\n    {" + textOf(reader, map, "id") + ", " +
                          array(out, "Term", "terms" + std::to_string(entries.size()), terms) + "}");
    }
    array(out, "GlossaryEntry", "entries", entries);
    out << "constexpr std::string_view termLanguages[] = " << braces(spoken, literal) << ";\n";
    return out.str();
}

/// A text of a guide in every language, in the words of the second and then of the first edition.
std::string guideWords(CatalogueFile &file, const YamlMap &map, std::string_view key,
                       const std::vector<std::string> &languages)
{
    const YamlMap words = file.reader().map(map[key]);
    std::vector<std::string> texts;
    for (const std::string &language : languages)
        for (const bool first : {false, true}) {
            const YamlValue value = words.find(language) ? words[language] : words["en"];
            texts.push_back(literal(inWords(file.reader().text(value).value_or(""), first)));
        }
    return braces(texts, [](const std::string &text) { return text; });
}

/// The pages of guides.yaml; every ruling that they name must be one of `rulings`.
std::string guideTable(CatalogueFile &file, const std::vector<std::string> &rulings,
                       const std::vector<std::string> &languages)
{
    std::ostringstream out;
    std::vector<std::string> guides;
    YamlReader &reader = file.reader();
    const auto words = [&](const YamlMap &map, std::string_view key, const std::string &name) {
        out << "constexpr std::string_view " << name << "[] = " << guideWords(file, map, key, languages)
            << ";\n";
        return name;
    };
    const YamlNode root = file.root();
    const YamlMap entries = reader.map({&root, ""});
    for (const auto &[id, node] : entries.entries()) {
        const YamlMap guide = reader.map({&node, id.text()}, {"title", "parts"}, {"title", "parts"});
        const std::string prefix = "guide" + std::to_string(guides.size());
        std::vector<std::string> parts;
        for (const YamlNode &item : reader.list(guide["parts"])) {
            const YamlMap part = reader.map({&item, "parts"}, {"needs", "step", "title", "text", "rulings"},
                                            {"title", "text"});
            const std::string name = prefix + "Part" + std::to_string(parts.size());
            for (const YamlNode &ruling : reader.list(part["rulings"]))
                if (std::ranges::find(rulings, ruling.text()) == rulings.end())
                    file.fail(ruling.mark(), "unknown ruling " + std::string(ruling.text()));
            parts.push_back("{" + textOf(reader, part, "needs") + ", " + textOf(reader, part, "step") + ", " +
                            words(part, "title", name + "Title") + ", " + words(part, "text", name + "Text") +
                            ", " +
                            array(out, "std::string_view", name + "Rulings",
                                  literals(reader, part.find("rulings"), "rulings")) +
                            "}");
        }
        guides.push_back("\n    {" + literal(std::string(id.text())) + ", " +
                         words(guide, "title", prefix + "Title") + ", " +
                         array(out, "GuidePart", prefix + "Parts", parts) + "}");
    }
    array(out, "Guide", "guideList", guides);
    return out.str();
}

/// The words that searching passes over, and those that it takes for one another.
std::string searchWordTable(CatalogueFile &file)
{
    std::ostringstream out;
    YamlReader &reader = file.reader();
    const YamlNode root = file.root();
    const YamlMap map = reader.map({&root, ""}, {"fillers", "same"}, {"fillers", "same"});
    for (const auto &[key, name] : {std::pair{"fillers", "fillers"}, {"same", "sameWords"}}) {
        std::vector<std::string> lines;
        for (const YamlNode &line : reader.list(map[key])) {
            std::string words;
            for (const YamlNode &word : reader.list({&line, key}))
                words += reader.text({&word, key}).value_or("") + ' ';
            lines.push_back(literal(words));
        }
        array(out, "std::string_view", name, lines);
    }
    return out.str();
}

using SearchWords = std::set<std::string, std::less<>>;

/// All words of a list of searchwords.yaml.
SearchWords searchWordsIn(CatalogueFile &file, std::string_view list)
{
    SearchWords words;
    YamlReader &reader = file.reader();
    const YamlNode root = file.root();
    for (const YamlNode &line : reader.list(reader.map({&root, ""})[list]))
        for (const YamlNode &word : line.children())
            words.emplace(word.text());
    return words;
}

using Phrases = std::vector<std::set<std::string>>;

/// The words of a line that searching does not pass over, small; two that `same` has as one stay together.
std::set<std::string> withoutFillers(std::string line, const SearchWords &fillers, const SearchWords &same)
{
    std::ranges::transform(line, line.begin(), [](unsigned char c) { return std::tolower(c); });
    std::istringstream stream{line};
    std::vector<std::string> words;
    for (std::string word; stream >> word; words.push_back(word))
        if (!words.empty() && same.contains(words.back() + '_' + word)) {
            word = words.back() + '_' + word;
            words.pop_back();
        }
    std::erase_if(words, [&](const std::string &word) { return fillers.contains(word); });
    return {words.begin(), words.end()};
}

/// Phrases as lines, in order, in each the words first that are `frequent`: so they pack well.
std::string linesOf(const Phrases &phrases, const std::map<std::string, int> &frequent)
{
    std::set<std::string> lines;
    for (const std::set<std::string> &phrase : phrases) {
        std::vector<std::string> words(phrase.begin(), phrase.end());
        std::ranges::stable_sort(words, std::greater{},
                                 [&](const std::string &word) { return frequent.at(word); });
        std::string line;
        for (const std::string &word : words)
            line += (line.empty() ? "" : " ") + word;
        lines.insert(line + '\n');
    }
    return std::accumulate(lines.begin(), lines.end(), std::string());
}

/// How players ask for each of the rulings, a line each; all must be asked for in every complete language.
std::string askedTable(CatalogueFile &file, const std::vector<std::string> &rulings,
                       const std::vector<std::string> &languages, const std::vector<std::string> &complete,
                       const SearchWords &fillers, const SearchWords &same)
{
    std::ostringstream out;
    std::map<std::string, Phrases, std::less<>> phrasings; // by ruling id
    std::map<std::string, int> frequent;
    YamlReader &reader = file.reader();
    const YamlNode root = file.root();
    const YamlMap entries = reader.map({&root, ""});
    for (const auto &[key, node] : entries.entries()) {
        Phrases &all = phrasings[std::string(key.text())];
        std::set<std::string, std::less<>> missing(complete.begin(), complete.end());
        const YamlMap map = reader.map({&node, key.text()});
        for (const auto &[language, list] : map.entries()) {
            if (std::ranges::find(languages, language.text()) == languages.end())
                file.fail(language.mark(), "unknown language " + std::string(language.text()));
            missing.erase(std::string(language.text()));
            for (const YamlNode &phrase : reader.list({&list, language.text()}))
                for (const std::string &word :
                     all.emplace_back(withoutFillers(reader.text({&phrase, ""}).value_or(""), fillers, same)))
                    ++frequent[word];
        }
        if (std::ranges::find(rulings, key.text()) == rulings.end() || !missing.empty())
            file.fail(key.mark(), "a ruling with phrasings in every complete language is needed");
    }
    std::vector<std::string> lists;
    for (const std::string &id : rulings) {
        if (!phrasings.contains(id))
            file.fail(root.mark(), "nobody asks for " + id);
        lists.push_back(literal(linesOf(phrasings[id], frequent)));
    }
    array(out, "std::string_view", "asked", lists);
    return out.str();
}

/// The expansions; every ruling that they name must be one of `rulings`.
std::string expansionTable(CatalogueFile &file, const std::vector<std::string> &rulings,
                           const std::vector<std::string> &languages)
{
    std::ostringstream out;
    std::vector<std::string> entries;
    YamlReader &reader = file.reader();
    const YamlNode root = file.root();
    for (const YamlNode &item : reader.list({&root, ""})) {
        const YamlMap map =
            reader.map({&item, ""}, {"id", "name", "parts", "rulings", "topics"}, {"id", "name"});
        const std::string prefix = "expansion" + std::to_string(entries.size());
        for (const YamlNode &ruling : reader.list(map["rulings"]))
            if (std::ranges::find(rulings, ruling.text()) == rulings.end())
                file.fail(ruling.mark(), "unknown ruling " + std::string(ruling.text()));
        const YamlMap words = reader.map(map["name"]);
        std::vector<std::string> names;
        for (const std::string &language : languages)
            names.push_back(textOf(reader, words, words.find(language) ? language : "en"));
        std::string entry =
            textOf(reader, map, "id") + ", " + array(out, "std::string_view", prefix + "Names", names);
        for (const std::string key : {"parts", "rulings", "topics"})
            entry +=
                ", " + array(out, "std::string_view", prefix + key, literals(reader, map.find(key), key));
        entries.push_back("\n    {" + entry + "}");
    }
    array(out, "Expansion", "expansionList", entries);
    return out.str();
}

/// The boards of the first page, as shippedScenarios() has their paths.
std::string startTable(CatalogueFile &file)
{
    std::ostringstream out;
    std::vector<std::string> paths;
    const YamlNode root = file.root();
    for (const YamlNode &item : file.reader().list({&root, ""}))
        paths.push_back(literal(file.reader().text({&item, ""}).value_or("") + ".towerwatch.yaml"));
    array(out, "std::string_view", "startPaths", paths);
    return out.str();
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3) {
        std::cerr << "usage: compile-catalogues OUT.cpp FOLDER\n";
        return 2;
    }
    const fs::path folder = argv[2];
    const std::vector<std::string> languages = languagesIn(folder / "rulings");
    CatalogueFile tileFile(folder / "tiles.yaml"), outlineFile(folder / "outlines.yaml"),
        glossaryFile(folder / "glossary.yaml"), searchFile(folder / "searchwords.yaml"),
        guideFile(folder / "guides.yaml"), expansionFile(folder / "expansions.yaml"),
        askedFile(folder / "rulings" / "asked.yaml"), languageFile(folder / "languages.yaml"),
        startFile(folder / "startpage.yaml");
    const std::vector<std::string> complete = completeLanguagesIn(languageFile, languages);
    std::vector<std::string> rulings;
    const auto tiles = readTileCatalogue(tileFile.text(), tileFile.problems());
    const auto outlines = readTileCatalogue(outlineFile.text(), outlineFile.problems());
    bool good = tileFile.good() && outlineFile.good();
    std::ofstream out(argv[1], std::ios::binary);
    out << "// Made from resources/*.yaml by compile-catalogues.\n#include \"resources/catalogue.h\"\n\n"
           "using namespace towerwatch;\n\nnamespace {\n\n"
        << rulingTable(folder / "rulings", languages, rulings, good) << '\n'
        << questionTable(folder / "rulings", languages, rulings) << '\n'
        << glossaryTable(glossaryFile, languages) << '\n'
        << guideTable(guideFile, rulings, languages) << '\n'
        << expansionTable(expansionFile, rulings, languages) << '\n'
        << searchWordTable(searchFile) << '\n'
        << startTable(startFile) << '\n'
        << askedTable(askedFile, rulings, languages, complete, searchWordsIn(searchFile, "fillers"),
                      searchWordsIn(searchFile, "same"))
        << "constexpr const char *complete[] = " << braces(complete, literal) << ";\n\n} // namespace\n\n"
        << tileTables(tiles, outlines)
        << "const RulingCatalogue &towerwatch::builtInRulings()\n{\n"
           "    static constexpr RulingCatalogue catalogue{languages, rulings, documents, textCounts};\n    "
           "return "
           "catalogue;\n}\n\n"
           "std::span<const char *const> towerwatch::completeLanguages() { return complete; }\n"
           "std::string_view towerwatch::questionOf(const Ruling &ruling, std::string_view language, bool "
           "first)\n"
           "{\n    return questions[2 * builtInRulings().indexOf(language) + (first ? 1 : 0)]"
           "[static_cast<std::size_t>(&ruling - rulings)];\n}\n"
           "std::span<const GlossaryEntry> towerwatch::glossary() { return entries; }\n"
           "std::span<const std::string_view> towerwatch::glossaryLanguages() { return termLanguages; }\n"
           "std::span<const Guide> towerwatch::guides() { return guideList; }\n"
           "std::span<const Expansion> towerwatch::expansions() { return expansionList; }\n"
           "std::span<const std::string_view> towerwatch::searchFillers() { return fillers; }\n"
           "std::span<const std::string_view> towerwatch::searchSynonyms() { return sameWords; }\n"
           "std::span<const std::string_view> towerwatch::startBoards() { return startPaths; }\n"
           "std::span<const std::string_view> towerwatch::askedPhrases() { return asked; }\n";
    for (CatalogueFile *file :
         {&glossaryFile, &guideFile, &expansionFile, &searchFile, &askedFile, &languageFile, &startFile})
        good = file->good() && good;
    return good && out.flush() ? 0 : 1;
}
