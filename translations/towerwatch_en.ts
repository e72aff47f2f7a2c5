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
</context>
<context>
    <name>Comparing</name>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DangerWords</name>
    <message numerus="yes">
        <source>The next floor at %1, placed by %2, gives a range of %n square(s).</source>
        <translation>
            <numerusform>The next floor at %1, placed by %2, gives a range of %n square.</numerusform>
            <numerusform>The next floor at %1, placed by %2, gives a range of %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in danger from the next floor of %n tower(s)</source>
        <translation>
            <numerusform>in danger from the next floor of %n tower</numerusform>
            <numerusform>in danger from the next floor of %n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next floor threatens %n figure(s)</source>
        <translation>
            <numerusform>the next floor threatens %n figure</numerusform>
            <numerusform>the next floor threatens %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next tower piece at %1, placed by %2, gives a range of %n square(s).</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>The next tower piece at %1, placed by %2, gives a range of %n square.</numerusform>
            <numerusform>The next tower piece at %1, placed by %2, gives a range of %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in danger from the next tower piece of %n tower(s)</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>in danger from the next tower piece of %n tower</numerusform>
            <numerusform>in danger from the next tower piece of %n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next tower piece threatens %n figure(s)</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>the next tower piece threatens %n figure</numerusform>
            <numerusform>the next tower piece threatens %n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more figure(s)</source>
        <translation>
            <numerusform>%n more figure</numerusform>
            <numerusform>%n more figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message numerus="yes">
        <source>Any one of these %9 figure(s) can be captured: %1.</source>
        <translation>
            <numerusform>One figure can be captured: %1.</numerusform>
            <numerusform>Any one of these %9 figures can be captured: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tower reaches %n step(s) along rows and columns.</source>
        <translation>
            <numerusform>The tower reaches %n step along rows and columns.</numerusform>
            <numerusform>The tower reaches %n steps along rows and columns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is allowed: the tower has %n floor(s), and nobody stands on it.</source>
        <translation>
            <numerusform>That is allowed: the tower has %n floor, and nobody stands on it.</numerusform>
            <numerusform>That is allowed: the tower has %n floors, and nobody stands on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %n square(s) away; the tower reaches %1.</source>
        <translation>
            <numerusform>It is %n square away; the tower reaches %1.</numerusform>
            <numerusform>It is %n squares away; the tower reaches %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more ruling(s)</source>
        <translation>
            <numerusform>and %n more ruling</numerusform>
            <numerusform>and %n more rulings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In addition, %1 may buy back one of these %9 prisoner(s) for %2: %3.</source>
        <translation>
            <numerusform>%1 may buy back one prisoner for %2: %3.</numerusform>
            <numerusform>%1 may buy back one of these %9 prisoners for %2: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is allowed: the tower has %n tower piece(s), and nobody stands on it.</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>That is allowed: the tower has %n tower piece, and nobody stands on it.</numerusform>
            <numerusform>That is allowed: the tower has %n tower pieces, and nobody stands on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %n step(s) away; the tower reaches %1.</source>
        <translation>
            <numerusform>It is %n step away; the tower reaches %1.</numerusform>
            <numerusform>It is %n steps away; the tower reaches %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tower reaches %n square(s) in each of the four directions.</source>
        <translation>
            <numerusform>The tower reaches %n square in each of the four directions.</numerusform>
            <numerusform>The tower reaches %n squares in each of the four directions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), 1 point for each</source>
        <translation>
            <numerusform>%n tile, 1 point for each</numerusform>
            <numerusform>%n tiles, 1 point for each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) and %1, 2 points for each</source>
        <comment>coats of arms</comment>
        <translation>
            <numerusform>%n tile and %1, 2 points for each</numerusform>
            <numerusform>%n tiles and %1, 2 points for each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s), 2 points for each</source>
        <translation>
            <numerusform>%n tile, 2 points for each</numerusform>
            <numerusform>%n tiles, 2 points for each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shortest path to it over tiles takes %n step(s), but the range is only %1; under No Gaps, every step must land on a tile.</source>
        <translation>
            <numerusform>The shortest path to it over tiles takes %n step, but the range is only %1; under No Gaps, every step must land on a tile.</numerusform>
            <numerusform>The shortest path to it over tiles takes %n steps, but the range is only %1; under No Gaps, every step must land on a tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under No Surprises, the tower’s range is one square less than its height: %n square(s).</source>
        <translation>
            <numerusform>Under No Surprises, the tower’s range is one square less than its height: %n square.</numerusform>
            <numerusform>Under No Surprises, the tower’s range is one square less than its height: %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%9 special figure(s) in reach are safe: %1.</source>
        <translation>
            <numerusform>One special figure in reach is safe: %1.</numerusform>
            <numerusform>%9 special figures in reach are safe: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%9 figure(s) in reach are safe: %1.</source>
        <translation>
            <numerusform>One figure in reach is safe: %1.</numerusform>
            <numerusform>%9 figures in reach are safe: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%9 case(s) are undecided: %1.</source>
        <translation>
            <numerusform>One case is undecided: %1.</numerusform>
            <numerusform>%9 cases are undecided: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %n step(s) away; the tower will then reach %1.</source>
        <translation>
            <numerusform>It is %n step away; the tower will then reach %1.</numerusform>
            <numerusform>It is %n steps away; the tower will then reach %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %n square(s) away; the tower will then reach %1.</source>
        <translation>
            <numerusform>It is %n square away; the tower will then reach %1.</numerusform>
            <numerusform>It is %n squares away; the tower will then reach %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%9 other figure(s) there are not meeples and do not count: %1.</source>
        <translation>
            <numerusform>One other figure in the watchtower’s area is not a meeple and does not count: %1.</numerusform>
            <numerusform>%9 other figures in the watchtower’s area are not meeples and do not count: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yes, %1 may buy back one of these %9 prisoner(s) this turn, for %2: %3.</source>
        <translation>
            <numerusform>Yes, %1 may buy back one prisoner this turn, for %2: %3.</numerusform>
            <numerusform>Yes, %1 may buy back one of these %9 prisoners this turn, for %2: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may buy back one of these %9 prisoner(s) this turn, for %2: %3.</source>
        <translation>
            <numerusform>%1 may buy back one prisoner this turn, for %2: %3.</numerusform>
            <numerusform>%1 may buy back one of these %9 prisoners this turn, for %2: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ruling(s)</source>
        <translation>
            <numerusform>%n more ruling</numerusform>
            <numerusform>%n more rulings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: strength %n, one for each coat of arms.</source>
        <comment>mayor</comment>
        <translation>
            <numerusform>%1: strength %n, one for each coat of arms.</numerusform>
            <numerusform>%1: strength %n, one for each coat of arms.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) (%1, %2 for each), but nobody earns them now: no meeple on its own tile stands on a road or in a city.</source>
        <translation>
            <numerusform>%n point (%1, %2 for each), but nobody earns it now: no meeple on the watchtower’s tile stands on a road or in a city.</numerusform>
            <numerusform>%n points (%1, %2 for each), but nobody earns them now: no meeple on the watchtower’s tile stands on a road or in a city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) (%1, %2 for each), but nobody earns them now: no road or city with a meeple on its own tile is complete.</source>
        <translation>
            <numerusform>%n point (%1, %2 for each), but nobody earns it now: no road or city with a meeple on the watchtower’s tile is complete.</numerusform>
            <numerusform>%n points (%1, %2 for each), but nobody earns them now: no road or city with a meeple on the watchtower’s tile is complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tower piece number %2 at %1: a range of %n square(s).</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>Tower piece number %2 at %1: a range of %n square.</numerusform>
            <numerusform>Tower piece number %2 at %1: a range of %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Floor number %2 at %1: a range of %n square(s).</source>
        <translation>
            <numerusform>Floor number %2 at %1: a range of %n square.</numerusform>
            <numerusform>Floor number %2 at %1: a range of %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n other square(s), listed below</source>
        <comment>squares</comment>
        <translation>
            <numerusform>%1 or %n other square, listed below</numerusform>
            <numerusform>%1 or %n other squares, listed below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%9 other special figure(s) in reach are safe: %1.</source>
        <translation>
            <numerusform>%9 other special figure in reach is safe: %1.</numerusform>
            <numerusform>%9 other special figures in reach are safe: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%9 other figure(s) in reach are safe: %1.</source>
        <translation>
            <numerusform>%9 other figure in reach is safe: %1.</numerusform>
            <numerusform>%9 other figures in reach are safe: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%9 other case(s) are undecided: %1.</source>
        <translation>
            <numerusform>%9 other case is undecided: %1.</numerusform>
            <numerusform>%9 other cases are undecided: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tower reaches %n step(s) along rows and columns, over tiles only.</source>
        <translation>
            <numerusform>The tower reaches %n step along rows and columns, over tiles only.</numerusform>
            <numerusform>The tower reaches %n steps along rows and columns, over tiles only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tower reaches %n square(s) in each of the four directions, but not past an empty square.</source>
        <translation>
            <numerusform>The tower reaches %n square in each of the four directions, but not past an empty square.</numerusform>
            <numerusform>The tower reaches %n squares in each of the four directions, but not past an empty square.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also meeple(s): %1.</source>
        <comment>kinds of figures</comment>
        <translation>
            <numerusform>Also a meeple: %1.</numerusform>
            <numerusform>Also meeples: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; tile(s) missing at %2.</source>
        <comment>road, city or monastery and who holds it; squares</comment>
        <translation>
            <numerusform>%1; a tile is missing at %2.</numerusform>
            <numerusform>%1; tiles are missing at %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeatureWords</name>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n floor</numerusform>
            <numerusform>%n floors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tile(s)</source>
        <comment>kind of feature</comment>
        <translation>
            <numerusform>%1 of %n tile</numerusform>
            <numerusform>%1 of %n tiles</numerusform>
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
        <source>%n tower piece(s)</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>%n tower piece</numerusform>
            <numerusform>%n tower pieces</numerusform>
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
    <name>HingeWords</name>
    <message numerus="yes">
        <source>%n floor(s) fewer</source>
        <translation>
            <numerusform>one floor fewer</numerusform>
            <numerusform>%n floors fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower piece(s) fewer</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>one tower piece fewer</numerusform>
            <numerusform>%n tower pieces fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more floor(s)</source>
        <translation>
            <numerusform>one more floor</numerusform>
            <numerusform>%n more floors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tower piece(s)</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>one more tower piece</numerusform>
            <numerusform>%n more tower pieces</numerusform>
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
    <name>PlayerWords</name>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n floor</numerusform>
            <numerusform>%n floors</numerusform>
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
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulingWriter</name>
    <message numerus="yes">
        <source>Show it; %n more</source>
        <translation>
            <numerusform>Show it; %n more</numerusform>
            <numerusform>Show it; %n more</numerusform>
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
    <name>SquareWords</name>
    <message numerus="yes">
        <source>tower with %n floor(s)</source>
        <translation>
            <numerusform>tower with %n floor</numerusform>
            <numerusform>tower with %n floors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tower with %n tower piece(s)</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>tower with %n tower piece</numerusform>
            <numerusform>tower with %n tower pieces</numerusform>
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
        <source>%n tile(s) with a road</source>
        <translation>
            <numerusform>%n tile with a road</numerusform>
            <numerusform>%n tiles with a road</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a city</source>
        <translation>
            <numerusform>%n tile with a city</numerusform>
            <numerusform>%n tiles with a city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastic building(s)</source>
        <translation>
            <numerusform>%n monastic building</numerusform>
            <numerusform>%n monastic buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
        <source>Click or press Enter to lay %n tile(s); R turns them, Escape drops them</source>
        <translation>
            <numerusform>Click or press Enter to lay the tile; R turns it, Escape cancels</numerusform>
            <numerusform>Click or press Enter to lay %n tiles; R turns them, Escape cancels</numerusform>
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
        <source>Turn %n tile(s)</source>
        <translation>
            <numerusform>Turn %n tile</numerusform>
            <numerusform>Turn %n tiles</numerusform>
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
        <source>%n tile(s) selected: drag or Ctrl+arrows move, R turns, Delete removes</source>
        <translation>
            <numerusform>%n tile selected: drag or Ctrl+arrows move, R turns, Delete removes</numerusform>
            <numerusform>%n tiles selected: drag or Ctrl+arrows move, R turns, Delete removes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) selected: Ctrl+arrows move, R turns, Delete removes; after Escape, dragging moves them, too</source>
        <translation>
            <numerusform>%n tile selected: Ctrl+arrows move, R turns, Delete removes; after Escape, dragging moves it, too</numerusform>
            <numerusform>%n tiles selected: Ctrl+arrows move, R turns, Delete removes; after Escape, dragging moves them, too</numerusform>
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
    <message numerus="yes">
        <source>%n problem(s): go to the next one</source>
        <translation>
            <numerusform>%n problem: go there</numerusform>
            <numerusform>%n problems: go to the next one</numerusform>
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
        <source>What is discarded can be brought back for %n days, from the File menu.</source>
        <translation>
            <numerusform>What is discarded can be brought back for a day, from the File menu.</numerusform>
            <numerusform>What is discarded can be brought back for %n days, from the File menu.</numerusform>
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
