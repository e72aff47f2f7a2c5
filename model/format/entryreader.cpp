// SPDX-License-Identifier: MIT
#include "model/format/fields.h"
#include "model/format/sections.h"
#include "model/value/ranges.h"

namespace towerwatch {

namespace {

/// What a question expects, as written: plain numbers and booleans as such, all else as text.
Value readValue(const YamlNode &node)
{
    const auto children = node.children();
    switch (node.kind()) {
    case YamlNode::Kind::Null: return {};
    case YamlNode::Kind::List: return Value::listOf(children, readValue);
    case YamlNode::Kind::Map: {
        Value map = Value::map();
        for (std::size_t i = 0; i + 1 < children.size(); i += 2)
            map.set(children[i].text(), readValue(children[i + 1]));
        return map;
    }
    case YamlNode::Kind::Scalar: break;
    }
    const std::string text(node.text());
    if (node.isPlain()) {
        if (const auto number = wholeNumber(text))
            return {Value::Kind::Number, *number, text};
        if (text == "true" || text == "True" || text == "TRUE")
            return {Value::Kind::Boolean, 1, text};
        if (text == "false" || text == "False" || text == "FALSE")
            return {Value::Kind::Boolean, 0, text};
    }
    return Value::of(text);
}

/// Reads what stands under the keys of fields.h, and notes where. Each read() reports what is wrong and
/// returns whether there is a value.
class EntryReader
{
public:
    EntryReader(YamlReader &reader, ScenarioMarks &marks)
        : m_reader(reader)
        , m_marks(marks)
    {
    }

    template <typename Item> bool read(YamlValue value, const Terms &terms, std::vector<Item> &list)
    {
        for (const YamlNode &node : m_reader.list(value))
            if (Item item{}; read({&node, value.key}, terms, item))
                list.push_back(std::move(item));
        return true;
    }

    /// The values of a map's keys; whether all are there without which nothing is known of the entry.
    template <HasFields Entry> bool readFields(const YamlMap &map, Entry &entry, EntryMarks &marks)
    {
        bool whole = true;
        marks.entry = map.mark();
        eachField<Entry>([&](const auto &field) {
            const bool isId = field.terms.meaning == Meaning::FigureId;
            const YamlNode *node = isId ? map.findWritten(field.key) : map.find(field.key);
            bool known = false;
            if (node && hasKey(entry, field.key)) {
                marks.values.emplace_back(field.key, node->mark());
                known = read({node, field.key}, field.terms, entry.*field.member);
            }
            whole = whole && (known || field.terms.need != Need::Entry);
        });
        return whole;
    }

private:
    template <typename Type> static bool take(std::optional<Type> read, Type &out)
    {
        if (read)
            out = std::move(*read);
        return read.has_value();
    }

    template <typename Type> bool read(YamlValue value, const Terms &terms, Type &out)
    {
        if constexpr (HasFields<Type>)
            return readEntry(mapOf<Type>(value), out);
        else if constexpr (std::is_same_v<Type, bool>)
            return take(m_reader.boolean(value), out);
        else if constexpr (std::is_same_v<Type, int>)
            return take(m_reader.number(value, 0, terms.most), out);
        else if constexpr (std::is_same_v<Type, Square>)
            return take(m_reader.square(value), out);
        else
            return take(m_reader.word<Type>(value), out);
    }
    bool read(YamlValue value, const Terms &terms, std::string &text)
    {
        const auto words = m_reader.text(value, static_cast<std::size_t>(terms.most));
        if (words && words->empty() && terms.meaning == Meaning::TileId)
            m_reader.report(ProblemId::UnknownTile, value.node->mark(), {"", ""});
        if (words && words->empty() && terms.meaning == Meaning::NewTileId)
            m_reader.report(ProblemId::NeedsText, value.node->mark(), {std::string(value.key)});
        return take(words, text);
    }
    template <typename Enum, int Width> bool read(YamlValue value, const Terms &, EnumSet<Enum, Width> &set)
    {
        for (const YamlNode &node : m_reader.list(value))
            if (const auto word = m_reader.word<Enum>({&node, value.key})) {
                if (std::is_same_v<Enum, HalfEdge> && set.contains(*word))
                    m_reader.report(ProblemId::DesignSideTwice, node.mark(),
                                    {std::string(name(*word)), m_design->id});
                set.insert(*word);
            }
        return true;
    }
    template <typename Type> bool read(YamlValue value, const Terms &terms, std::optional<Type> &out)
    {
        Type inner{};
        const bool known = read(value, terms, inner);
        if (known)
            out = std::move(inner);
        return known;
    }

    bool read(YamlValue value, const Terms &, Rotation &rotation)
    {
        const int degrees = m_reader.number(value, 0, 270).value_or(0);
        if (degrees % 90 != 0)
            m_reader.report(ProblemId::UnknownWord, value.node->mark(),
                            {std::string(value.key), std::string(value.node->text()), ""},
                            {"0", "90", "180", "270"});
        rotation = rotationOfQuarters(degrees / 90);
        return true;
    }

    bool read(YamlValue value, const Terms &, Place &place)
    {
        const auto text = m_reader.text(value);
        const auto known = text ? placeFromText(*text) : std::nullopt;
        if (text && !known) {
            std::vector<std::string> places;
            for (const Place &each : allPlaces())
                places.push_back(toText(each));
            const std::vector<std::string_view> names(places.begin(), places.end());
            m_reader.report(ProblemId::UnknownWord, value.node->mark(),
                            {std::string(value.key), *text, m_reader.suggestion(*text, names)});
        }
        return take(known, place);
    }

    bool read(YamlValue value, const Terms &, Value &expected)
    {
        m_reader.map(value);
        expected = readValue(*value.node);
        if (sizeOf(expected) > limits::expectedValues)
            m_reader.report(ProblemId::ExpectsTooMuch, value.node->mark(),
                            {std::to_string(limits::expectedValues)});
        return true;
    }

    bool read(YamlValue value, const Terms &terms, LocalText &text)
    {
        if (value.node->kind() != YamlNode::Kind::Map) {
            std::string plain;
            if (read(value, terms, plain))
                text.byLanguage.emplace_back("", plain);
            return true;
        }
        const YamlMap map = m_reader.map(value);
        for (const auto &[language, words] : map.entries()) {
            const auto name = m_reader.text({&language, value.key}, limits::language);
            const auto entry = m_reader.text({&words, value.key});
            if (name && name->empty())
                m_reader.report(ProblemId::NeedsText, language.mark(), {std::string(value.key)});
            else if (name && entry)
                text.byLanguage.emplace_back(*name, *entry);
        }
        return true;
    }

    bool read(YamlValue value, const Terms &terms, Supply &supply)
    {
        const YamlMap map = m_reader.map(value);
        for (const auto &[key, count] : map.entries()) {
            const auto kind = m_reader.word<FigureKind>({&key, value.key});
            const auto number = m_reader.number({&count, value.key}, 0, terms.most);
            if (kind && number)
                supply.emplace_back(*kind, *number);
        }
        return true;
    }

    bool read(YamlValue value, const Terms &, std::vector<Player> &players)
    {
        const YamlMap map = m_reader.map(value);
        for (const auto &[key, player] : map.entries())
            if (const auto colour = m_reader.word<Colour>({&key, value.key})) {
                players.push_back({.colour = *colour});
                m_player = *colour;
                m_marks.players.push_back(key.mark());
                m_marks.prisoners.emplace_back();
                read({&player, value.key}, {}, players.back());
            }
        return true;
    }

    bool read(YamlValue value, const Terms &terms, Turn &turn)
    {
        m_marks.turn.entry = value.node->mark();
        return value.node->kind() == YamlNode::Kind::Map ? readEntry(mapOf<Turn>(value), turn)
                                                         : read(value, terms, turn.player);
    }
    bool read(YamlValue value, const Terms &terms, LaidTile &laid)
    {
        const bool none = value.node->kind() == YamlNode::Kind::Scalar && value.node->text() == "none";
        return none || read(value, terms, laid.at);
    }

    // designs

    bool read(YamlValue value, const Terms &, Tile &tile)
    {
        m_design = &tile;
        return readEntry(mapOf<Tile>(value), tile);
    }
    bool read(YamlValue value, const Terms &terms, RoadSegment &road)
    {
        return read(value, terms, road.sides);
    }
    /// The cities of a field.
    bool read(YamlValue value, const Terms &terms, std::vector<int> &cities)
    {
        for (const YamlNode &node : m_reader.list(value))
            if (int city = 0; read({&node, value.key}, terms, city)) {
                if (static_cast<std::size_t>(city) >= m_design->cities.size())
                    m_reader.report(ProblemId::DesignCityIndex, node.mark(),
                                    {std::to_string(city), m_design->id});
                cities.push_back(city);
            }
        return true;
    }
    bool read(YamlValue value, const Terms &, std::array<Edge, 4> &edges)
    {
        const auto letters = m_reader.text(value);
        if (!letters)
            return false;
        const bool abbey = *letters == "AAAA";
        if (letters->size() != 4 || (!abbey && letters->find_first_not_of("FRC") != std::string::npos)) {
            m_reader.report(ProblemId::DesignEdges, value.node->mark(), {m_design->id});
            return false;
        }
        for (std::size_t i = 0; i < edges.size(); ++i)
            edges[i] = static_cast<Edge>(std::string_view("FRCA").find((*letters)[i]));
        return true;
    }

    // entries

    bool read(YamlValue value, const Terms &, Question &question)
    {
        const YamlMap map = mapOf<Question>(value);
        return take(m_reader.word<Ask>(map["ask"]), question.ask) && readEntry(map, question);
    }

    template <HasFields Entry> YamlMap mapOf(YamlValue value)
    {
        YamlMap map = m_reader.map(value, keysIn<Entry>(), keysIn<Entry>(Need::Key));
        eachField<Entry>([&](const auto &field) {
            if (field.terms.need == Need::List && value.node->kind() == YamlNode::Kind::Map)
                need(map, field.key, map.has(field.key));
        });
        return map;
    }

    template <HasFields Entry> bool readEntry(const YamlMap &map, Entry &entry)
    {
        EntryMarks marks;
        if (!readFields(map, entry, marks))
            return false;
        check(map, entry);
        note(entry, std::move(marks));
        return true;
    }

    void need(const YamlMap &map, std::string_view key, bool isThere)
    {
        if (!isThere)
            m_reader.report(ProblemId::MissingKey, map.mark(), {std::string(key)});
    }

    // what the keys of an entry must have in common

    template <typename Entry> void check(const YamlMap &, Entry &) {}

    void check(const YamlMap &map, Tile &tile)
    {
        if (map.find("edges"))
            checkDesign(m_reader, tile, map.mark());
    }

    /// An empty supply is not the same as none.
    void check(const YamlMap &map, Player &player)
    {
        if (map.has("supply") && !player.supply)
            player.supply.emplace();
    }

    void check(const YamlMap &map, Prisoner &prisoner)
    {
        if (prisoner.owner == m_player)
            m_reader.report(ProblemId::OwnPrisoner, map.markOf("owner"), {std::string(name(m_player))});
        if (!canBePrisoner(prisoner.kind))
            m_reader.report(ProblemId::NeverPrisoner, map.markOf("figure"),
                            {std::string(name(prisoner.kind))});
    }

    /// Neutral figures have a square only; the others an owner and a place, and a square where the place has
    /// one.
    void check(const YamlMap &map, Figure &figure)
    {
        const YamlNode *id = map.findWritten("id"), *kind = map.find("figure");
        if (map.has("id") && (!id || (id->kind() == YamlNode::Kind::Scalar && id->text().empty())))
            m_reader.report(ProblemId::NeedsText, map.keyMark("id"), {"id"});
        if (map.saysTrueForOn() && !m_marks.trueForOn)
            m_marks.trueForOn = map.keyMark("on");
        if (!kind || !fromName<FigureKind>(kind->text()))
            return;
        const bool neutral = isNeutral(figure.kind);
        const bool hasAt = neutral || !figure.on || hasSquare(figure.on->kind);
        for (const std::string_view key : {"owner", "on"}) {
            need(map, key, neutral || map.find(key));
            if (neutral && map.has(key))
                m_reader.report(ProblemId::NeutralHasKey, map.keyMark(key),
                                {std::string(key), std::string(name(figure.kind))});
        }
        need(map, "at", !hasAt || map.find("at"));
        if (!hasAt && map.has("at"))
            m_reader.report(ProblemId::PlaceHasNoSquare, map.keyMark("at"), {toText(*figure.on)});
    }

    /// Who is on turn, unless the game is over; what was done in its order.
    void check(const YamlMap &map, Turn &turn)
    {
        m_marks.turnDone = map.keyMark("done");
        onlyTrue(map, "over", turn.over);
        for (const std::string_view key : keysIn<Turn>()) {
            if (turn.over && key != "over" && map.has(key))
                m_reader.report(ProblemId::TurnIsOver, map.keyMark(key), {std::string(key)});
            const bool hasPlayer = map.has("player") || turn.over || key == "over" || key == "ransom-paid";
            if (map.has(key) && !hasPlayer)
                m_reader.report(ProblemId::TurnNeedsPlayer, map.keyMark(key), {std::string(key)});
        }
        const std::vector<Done> done = turn.done.value_or(std::vector<Done>());
        for (std::size_t i = 0; i < done.size(); ++i) {
            const std::vector<Done> before(done.begin(), done.begin() + static_cast<std::ptrdiff_t>(i));
            const std::string word(name(done[i]));
            if (ranges::find(before, done[i]) != before.end())
                m_reader.report(ProblemId::DoneTwice, map.markOf("done"), {word});
            else if (done[i] != Done::Phantom && i > 0 && done.front() != Done::Phantom)
                m_reader.report(ProblemId::DoneTwoActions, map.markOf("done"),
                                {std::string(name(done.front())), word});
            else if (done[i] == Done::Phantom && i == 0)
                m_reader.report(ProblemId::DonePhantomFirst, map.markOf("done"));
        }
        if (!done.empty() && turn.laid && !turn.laid->at)
            m_reader.report(ProblemId::DoneBeforeTile, map.markOf("done"));
    }

    void onlyTrue(const YamlMap &map, std::string_view key, bool value)
    {
        if (map.find(key) && !value)
            m_reader.report(ProblemId::OnlyTrue, map.markOf(key), {std::string(key)});
    }

    void check(const YamlMap &map, Question &question)
    {
        onlyTrue(map, "placed", question.placed);
        const std::vector<std::string_view> keys = keysOf(question.ask);
        for (const std::string_view key : keysIn<Question>())
            if (needs(question.ask, key))
                need(map, key, map.find(key));
            else if (key != "ask" && key != "expect" && !takes(question.ask, key) && map.has(key))
                m_reader.report(ProblemId::KeyNotForQuestion, map.keyMark(key),
                                {std::string(key), std::string(name(question.ask))},
                                {keys.begin(), keys.end()});
    }

    // where it stands

    template <typename Entry> void note(const Entry &, const EntryMarks &) {}
    void note(const Tile &, const EntryMarks &marks) { m_marks.designs.push_back(marks.entry); }
    void note(const PlacedTile &, EntryMarks marks) { m_marks.tiles.push_back(std::move(marks)); }
    void note(const Castle &, EntryMarks marks) { m_marks.castles.push_back(std::move(marks)); }
    void note(const Figure &, EntryMarks marks) { m_marks.figures.push_back(std::move(marks)); }
    void note(const Question &, EntryMarks marks) { m_marks.questions.push_back(std::move(marks)); }
    void note(const Turn &, EntryMarks marks) { m_marks.turn = std::move(marks); }
    void note(const Prisoner &, const EntryMarks &marks) { m_marks.prisoners.back().push_back(marks.entry); }

    YamlReader &m_reader;
    ScenarioMarks &m_marks;
    const Tile *m_design = nullptr; ///< the one that is read, with all keys before
    Colour m_player = Colour::Red;  ///< the one whose prisoners are read
};

} // namespace

void readSections(YamlReader &reader, const YamlMap &map, Scenario &scenario, ScenarioMarks &marks)
{
    EntryMarks sections;
    EntryReader(reader, marks).readFields(map, scenario, sections);
}

void readQuestions(YamlReader &reader, YamlValue list, Scenario &scenario, ScenarioMarks &marks)
{
    EntryReader(reader, marks).read(list, {}, scenario.questions);
}

std::vector<Tile> readTileCatalogue(std::string_view yaml, std::vector<Problem> &problems)
{
    std::vector<Tile> tiles;
    ScenarioMarks marks;
    const YamlTree tree(yaml, problems);
    YamlReader reader(problems);
    const YamlNode root = tree.root();
    const YamlMap map = reader.map({&root, ""}, {"tiles"}, {"tiles"});
    EntryReader(reader, marks).read({map.find("tiles"), "designs"}, {}, tiles);
    return tiles;
}

} // namespace towerwatch
