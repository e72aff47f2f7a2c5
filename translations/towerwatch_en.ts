<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n file could not be read</numerusform>
            <numerusform>%n files could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s): %1 met, %2 not met</source>
        <translation>
            <numerusform>%n expectation: %1 met, %2 not met</numerusform>
            <numerusform>%n expectations: %1 met, %2 not met</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has %n turn(s); --turn takes 0 (the start) to %1.</source>
        <translation>
            <numerusform>The game has %n turn; --turn takes 0 (the start) to %1.</numerusform>
            <numerusform>The game has %n turns; --turn takes 0 (the start) to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) in “%1”</source>
        <translation>
            <numerusform>%n page in “%1”</numerusform>
            <numerusform>%n pages in “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DangerWords</name>
    <message numerus="yes">
        <source>%n more figure(s)</source>
        <translation>
            <numerusform>%n more figure</numerusform>
            <numerusform>%n more figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in danger from the next &lt;floor|tower piece&gt; of %n tower(s)</source>
        <translation>
            <numerusform>in danger from the next &lt;floor|tower piece&gt; of %n tower</numerusform>
            <numerusform>in danger from the next &lt;floor|tower piece&gt; of %n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next &lt;floor|tower piece&gt; threatens %n figure(s)</source>
        <translation>
            <numerusform>the next &lt;floor|tower piece&gt; threatens %n figure</numerusform>
            <numerusform>the next &lt;floor|tower piece&gt; threatens %n figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeatureWords</name>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation>
            <numerusform>%n coat of arms</numerusform>
            <numerusform>%n coats of arms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>%n &lt;floor|tower piece&gt;</numerusform>
            <numerusform>%n &lt;floors|tower pieces&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>kind of feature</comment>
        <translation>
            <numerusform>%1, %n tile</numerusform>
            <numerusform>%1, %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureTeller</name>
    <message numerus="yes">
        <source>Yes: the tower is open (%n &lt;floor(s)|tower piece(s)&gt;).</source>
        <translation>
            <numerusform>Yes: the tower is open (%n &lt;floor|tower piece&gt;).</numerusform>
            <numerusform>Yes: the tower is open (%n &lt;floors|tower pieces&gt;).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message numerus="yes">
        <source>%n square(s) north of the tower</source>
        <translation>
            <numerusform>north of the tower</numerusform>
            <numerusform>%n squares north of the tower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) south of the tower</source>
        <translation>
            <numerusform>south of the tower</numerusform>
            <numerusform>%n squares south of the tower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) east of the tower</source>
        <translation>
            <numerusform>east of the tower</numerusform>
            <numerusform>%n squares east of the tower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) west of the tower</source>
        <translation>
            <numerusform>west of the tower</numerusform>
            <numerusform>%n squares west of the tower</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FloorTeller</name>
    <message numerus="yes">
        <source>%n step(s), around corners too (Diagonal)</source>
        <translation>
            <numerusform>%n step, around corners too (Diagonal)</numerusform>
            <numerusform>%n steps, around corners too (Diagonal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are undecided.</source>
        <translation>
            <numerusform>%n figure is undecided.</numerusform>
            <numerusform>%n figures are undecided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <comment>a range</comment>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HingeWords</name>
    <message numerus="yes">
        <source>%n more &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>%n more &lt;floor|tower piece&gt;</numerusform>
            <numerusform>%n more &lt;floors|tower pieces&gt;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n &lt;floor(s)|tower piece(s)&gt; fewer</source>
        <translation>
            <numerusform>%n &lt;floor|tower piece&gt; fewer</numerusform>
            <numerusform>%n &lt;floors|tower pieces&gt; fewer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Jcz</name>
    <message numerus="yes">
        <source>The game does not say who plays; %n player(s) assumed.</source>
        <translation>
            <numerusform>The game does not say who plays; %n player is assumed.</numerusform>
            <numerusform>The game does not say who plays; %n players are assumed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A zip archive must hold one saved game; %n file(s) in this one may be meant.</source>
        <translation>
            <numerusform>A zip archive must hold one saved game; %n file in this one may be meant.</numerusform>
            <numerusform>A zip archive must hold one saved game; %n files in this one may be meant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message numerus="yes">
        <source>and %n other figure(s)</source>
        <translation>
            <numerusform>and %n other figure</numerusform>
            <numerusform>and %n other figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>%n &lt;floor|tower piece&gt;</numerusform>
            <numerusform>%n &lt;floors|tower pieces&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingWriter</name>
    <message numerus="yes">
        <source>Show what looks wrong; %n more</source>
        <translation>
            <numerusform>Show what looks wrong; %n more</numerusform>
            <numerusform>Show what looks wrong; %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message numerus="yes">
        <source>footnote(s) %1</source>
        <translation>
            <numerusform>footnote %1</numerusform>
            <numerusform>footnotes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>house rule(s) %1</source>
        <translation>
            <numerusform>house rule %1</numerusform>
            <numerusform>house rules %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreTeller</name>
    <message numerus="yes">
        <source>%1 at %2, %n tile(s)</source>
        <comment>road or city, square</comment>
        <translation>
            <numerusform>%1 at %2, %n tile</numerusform>
            <numerusform>%1 at %2, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has strength %n (1 for each coat of arms)</source>
        <comment>mayor</comment>
        <translation>
            <numerusform>%1 has strength %n (1 for each coat of arms)</numerusform>
            <numerusform>%1 has strength %n (1 for each coat of arms)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SquareWords</name>
    <message numerus="yes">
        <source>tower with %n &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>tower with %n &lt;floor|tower piece&gt;</numerusform>
            <numerusform>tower with %n &lt;floors|tower pieces&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>Remove a tile with %n figure(s)</source>
        <translation>
            <numerusform>Remove a tile with one figure</numerusform>
            <numerusform>Remove a tile with %n figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message numerus="yes">
        <source>%n step(s) away</source>
        <translation>
            <numerusform>%n step away</numerusform>
            <numerusform>%n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) away</source>
        <translation>
            <numerusform>%n square away</numerusform>
            <numerusform>%n squares away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the shortest way over tiles takes %n step(s), range %1</source>
        <translation>
            <numerusform>the shortest way over tiles takes %n step, range %1</numerusform>
            <numerusform>the shortest way over tiles takes %n steps, range %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message numerus="yes">
        <source>%n city segment(s)</source>
        <translation>
            <numerusform>%n city segment</numerusform>
            <numerusform>%n city segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation>
            <numerusform>%n coat of arms</numerusform>
            <numerusform>%n coats of arms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n meeple</numerusform>
            <numerusform>%n meeples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation>
            <numerusform>%n coat of arms</numerusform>
            <numerusform>%n coats of arms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s)</source>
        <translation>
            <numerusform>%n road tile</numerusform>
            <numerusform>%n road tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city tile(s)</source>
        <translation>
            <numerusform>%n city tile</numerusform>
            <numerusform>%n city tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(s)</source>
        <translation>
            <numerusform>%n monastery</numerusform>
            <numerusform>%n monasteries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>house rule(s): %1</source>
        <translation>
            <numerusform>house rule: %1</numerusform>
            <numerusform>house rules: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::BoardTools</name>
    <message numerus="yes">
        <source>%n tile(s) copied</source>
        <translation>
            <numerusform>%n tile copied</numerusform>
            <numerusform>%n tiles copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n tile(s)</source>
        <translation>
            <numerusform>Cut %n tile</numerusform>
            <numerusform>Cut %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tile(s)</source>
        <translation>
            <numerusform>Move %n tile</numerusform>
            <numerusform>Move %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tile(s)</source>
        <translation>
            <numerusform>Remove %n tile</numerusform>
            <numerusform>Remove %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tile(s)</source>
        <translation>
            <numerusform>Paste %n tile</numerusform>
            <numerusform>Paste %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) selected: drag or Ctrl+arrows move, Delete removes</source>
        <translation>
            <numerusform>%n tile selected: drag or Ctrl+arrows move, Delete removes</numerusform>
            <numerusform>%n tiles selected: drag or Ctrl+arrows move, Delete removes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click or press Enter to lay %n tile(s); Escape drops them</source>
        <translation>
            <numerusform>Click or press Enter to lay %n tile; Escape drops it</numerusform>
            <numerusform>Click or press Enter to lay %n tiles; Escape drops them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::BoardWidget</name>
    <message numerus="yes">
        <source>Tab: the %n figure(s) there</source>
        <translation>
            <numerusform>Tab: the figure there</numerusform>
            <numerusform>Tab: the %n figures there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::CollectionPage</name>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::CompareTable</name>
    <message numerus="yes">
        <source>&amp;All rules (%n more)</source>
        <translation>
            <numerusform>&amp;All rules (%n more)</numerusform>
            <numerusform>&amp;All rules (%n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::DeskActions</name>
    <message numerus="yes">
        <source>Removed the tile with %n figure(s) on it</source>
        <translation>
            <numerusform>Removed the tile with one figure on it</numerusform>
            <numerusform>Removed the tile with %n figures on it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::FileFlow</name>
    <message numerus="yes">
        <source>What is discarded can be brought back for %n days, from the File menu.</source>
        <translation>
            <numerusform>What is discarded can be brought back for a day, from the File menu.</numerusform>
            <numerusform>What is discarded can be brought back for %n days, from the File menu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::GameDialog</name>
    <message numerus="yes">
        <source>The start of the game; it has %n turn(s)</source>
        <translation>
            <numerusform>The start of the game; it has %n turn</numerusform>
            <numerusform>The start of the game; it has %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::GlossaryPage</name>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation>
            <numerusform>%n term</numerusform>
            <numerusform>%n terms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::ProblemCounter</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::ProblemsPage</name>
    <message numerus="yes">
        <source>%n thing(s) in it must be put right first. What was open before is still open.</source>
        <translation>
            <numerusform>%n thing in it must be put right first. What was open before is still open.</numerusform>
            <numerusform>%n things in it must be put right first. What was open before is still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be put right first. Enter goes to the place in the text.</source>
        <translation>
            <numerusform>One thing must be put right first. Enter goes to its place in the text.</numerusform>
            <numerusform>%n things must be put right first. Enter goes to the place in the text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::RecoveryDialog</name>
    <message numerus="yes">
        <source>Nothing was discarded in the last %n days.</source>
        <translation>
            <numerusform>Nothing was discarded in the last day.</numerusform>
            <numerusform>Nothing was discarded in the last %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This work was discarded in the last %n days.</source>
        <translation>
            <numerusform>This work was discarded in the last day.</numerusform>
            <numerusform>This work was discarded in the last %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What is not recovered can be brought back for %n days, from the File menu.</source>
        <translation>
            <numerusform>What is not recovered can be brought back for a day, from the File menu.</numerusform>
            <numerusform>What is not recovered can be brought back for %n days, from the File menu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::Session</name>
    <message numerus="yes">
        <source>Save the changes to %n scenarios?</source>
        <translation>
            <numerusform>Save the changes to %n scenarios?</numerusform>
            <numerusform>Save the changes to %n scenarios?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::TileBar</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower piece(s)</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>%n tower piece</numerusform>
            <numerusform>%n tower pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n floor</numerusform>
            <numerusform>%n floors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::TileListModel</name>
    <message numerus="yes">
        <source>%n left in the set</source>
        <translation>
            <numerusform>%n left in the set</numerusform>
            <numerusform>%n left in the set</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::TilePalette</name>
    <message numerus="yes">
        <source>%n way(s) to lay “%2” at %1 ✕</source>
        <translation>
            <numerusform>%n way to lay “%2” at %1 ✕</numerusform>
            <numerusform>%n ways to lay “%2” at %1 ✕</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to lay a tile at %1 ✕</source>
        <translation>
            <numerusform>%n way to lay a tile at %1 ✕</numerusform>
            <numerusform>%n ways to lay a tile at %1 ✕</numerusform>
        </translation>
    </message>
</context>
</TS>
