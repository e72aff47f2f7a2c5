<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name>ArticleWriter</name>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See also</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards that show it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens this board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>Ask: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask: what can happen to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask: a figure &amp;onto the tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the &amp;tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile from the left to lay it here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: expected %2, got %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rule sets and house rules answer alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file is missing; see towerwatch --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many files; see towerwatch --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language “%1”; there are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 does not know “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 does not know “%2”. Did you mean “%3”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs a square X,Y.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the comments below the top of the file would be lost. Move them to the top or to “notes:”, or use --drop-comments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the comments below the top of the file will be lost. Go on? [y/N]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <comment>yes, one letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in canonical form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towerwatch settles disputes about two Carcassonne expansions, The Tower and The Watchtowers.

towerwatch [FILE]                       opens the window
towerwatch explain FILE [--json]        answers the questions of a scenario
    --lang en|de|nl --tower RULES --watchtowers RULES --house A,B
    --ask QUESTION --at X,Y --figure KIND --by COLOUR --from COLOUR --target ID --tile X,Y
towerwatch compare FILE [--json]        the same under every rule set and house rule
towerwatch check FILE...                compares every expectation
towerwatch render FILE -o OUT           the board as .svg, .png, .pdf or .html [--question N]
towerwatch rulings [ID...] [--json]     the reference [--kind K] [--edition E] [--search WORDS]
towerwatch tiles [--json]               the tile catalogue
towerwatch format FILE... [--check]     rewrites in canonical form
towerwatch import GAME.jcz [--turn N]   a scenario of a saved game of JCloisterZone [-o FILE]

FILE may be - for standard input. Exit status: 0 fine, 1 an expectation is not met or a file is not
canonical, 2 bad input or usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game has %n turn(s); --turn takes 0 (the start) to %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The program towerwatch-window is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 is not known; see towerwatch --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ruling “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kind “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no edition “%1”; there are c1, c2 and c3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruling fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s): %1 met, %2 not met</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is taken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1; open: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tower at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ransom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it may be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>house rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without %1</source>
        <comment>house rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the house rule “%1”</source>
        <comment>begins a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the house rule “%1”</source>
        <comment>begins a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under “%1”</source>
        <comment>rule set; begins a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 can be captured.</source>
        <comment>rules, figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is safe.</source>
        <comment>rules, figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 it is open whether %2 can be captured.</source>
        <comment>rules, figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is out of reach.</source>
        <comment>rules, figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 it is %2.</source>
        <comment>rules, allowed or not</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the answer is another one. %2: %3</source>
        <comment>rules, thing, what is said of it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rule sets and house rules answer this question alike.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explainer</name>
    <message>
        <source>%1 puts a figure on the tower at %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is open; the table decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the watchtower at %1 worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing says whether it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>road or city, its sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete (%1), but no meeple of it stands on this tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete (%1): the watchtower is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not complete (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not complete (%1): the watchtower would be scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 earns %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would earn %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the tile at %1 complete, and who scores it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is complete, and who scores it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scores %2</source>
        <comment>player, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list as a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the watchtower at %1, worth %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road over %1, worth %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city over %1 with %2, worth %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city over %1, worth %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The monastery at %1, worth %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored by: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which prisoners may %1 buy back now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One prisoner, for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score of %1 is not stated; at least %2 are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 then has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has to agree whether somebody with fewer than %1 may pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may %1 do with the towers?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither a floor nor a figure can be placed on a tower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these in place of another figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A floor may be placed at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tower at %1 only open cases may stand: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tower at %1 may stand: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the tower at %1 may stand: %2. Open: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A prisoner may be bought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No prisoner may be bought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a prisoner may be bought back is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can happen to this figure: %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tower can capture it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a tower can capture it is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be captured, but no tower reaches it now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s) can capture it with the next floor.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The tower at %1 reaches it with floor number %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The watchtower at %1 counts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It triggers the watchtower at %1 and earns %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would trigger the watchtower at %1 and earn %2 once the feature is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places a tower piece at %2.</source>
        <comment>first edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places a floor at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places tower piece number %2 at %3.</source>
        <comment>first edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places floor number %2 at %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure can be captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) can be captured; one of them may be taken.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) are open.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is %n square(s) away; the tower reaches %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It stands on the tower’s own tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules players may capture their own figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules players capture only figures of others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules a figure on a tower can be captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules a figure on a tower cannot be captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules builder and pig count as followers and can be captured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It becomes a prisoner of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes back to the supply of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is exchanged at once and goes home to %1; %2 chooses who comes back: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is exchanged at once and goes home to %1; coming back to %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left without a follower, %1 goes back to the supply of %2.</source>
        <comment>first edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left without a meeple, %1 goes back to the supply of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under these rules this is our deduction, for it counted as a follower then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The majority (%1) stays with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The majority (%1) passes from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tower at %1 is open again; its height does not change.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Jcz</name>
    <message>
        <source>%1 (%2)</source>
        <comment>figure and colour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no saved game of JCloisterZone: it has no “setup” and “replay”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has more than %1 messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has more than %1 tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game does not say who plays; %n player(s) assumed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game has %1 players; only the first %2 are carried over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is played with “%1”; what that adds and scores is not carried over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message “%1” is not known and left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message %2 (%1) lacks what it needs and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message %1 takes back something, but nothing comes before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn was not confirmed; it is scored before the next tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 things could not be carried over; the others are not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile “%1” on %2 is not known; the square stays empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile “%1” is left out: another tile lies on %2 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tower floor on %1 is left out: there is no foundation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places more tower floors than there are for so many players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A castle on %1 is left out: there is no such city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge on %1 is left out: it cannot lie there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token “%1” is left out; scenarios have none like it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure “%1” is not known and left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure %1 is left out: there is no tile on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure %1 is left out: there is no free place “%2” on %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure %1 is used again though it had not come home; it is moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure %1 is taken from the board, but does not stand there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure %1 is freed, but is no such prisoner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game does not say which prisoner %1 got back from %2; the one taken first is exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: the castle on %2 scores for %1 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: the garden on %2 scores for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: %1 takes back the abbot, which scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: a barn makes a field score for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: the fairy scores for %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: JCloisterZone may give %1 the watchtower on %2 for a builder (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city of two tiles on %1 scored 2 points there; here it scores like any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: “%1” may change points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays a ransom with points that these rules do not give; 0 is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not counted: the scoring at the end of the game (unfinished features and fields).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureExport</name>
    <message>
        <source>The picture is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be saved as %1.
%2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source> Did you mean “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A “{” is not closed. Add “}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A “[” is not closed. Add “]”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tab stands where only spaces may. Indent with spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colon stands where none may. Put the text in quotes, or check the indentation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closing bracket has no opening one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A backslash begins something unknown. Write it twice, or use single quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The indentation changes in the middle of a list of keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The indentation changes in the middle of a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many levels of brackets or indentation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not YAML (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The control character U+%1 may not stand in a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 levels lie inside each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds more than %1 values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anchors (&amp;) and aliases (*) are not part of the format. Write the value out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags such as “%1” are not part of the format. Leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge keys (&lt;&lt;) are not part of the format. Write the keys out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” stands twice. Keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second document begins here; a scenario file holds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key must be a plain word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no scenario: it must begin with keys such as “towerwatch: 1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is of format version %1, this program knows versions up to %2. Get a newer Towerwatch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys with values are needed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs keys with values, {key: value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list is needed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs a list, [a, b] or lines with “-”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text is needed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs a whole number without quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” needs a square, two whole numbers: [x, y].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is out of range; it may be %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is longer than %2 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is not known for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tile “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile lies on %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile lies on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile %2 has no place “%1” as it is turned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This city is a castle. Write “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This city is no castle. Write “%1”, or list it under “castles”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile %1 has no foundation, so it can have no floors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge %2 needs field on both its sides; the tile %1 as it is turned does not have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile %2 as it is turned shows no city at side %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure stands on the tower of %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id “%1” is taken already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not among the players of this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A neutral figure (%2) has no “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no square. Leave “at” out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds prisoners of their own colour (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure of this kind (%1) is never a prisoner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile on %1 has no watchtower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no key of the question “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a tile of the catalogue. Give your design another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“edges” needs four letters of F, R and C, or AAAA.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the design “%2”, %1 belongs to two segments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the design “%2”, side %1 belongs to no segment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the design “%2”, %1 belongs to a segment of another kind than its edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design “%2” has no city number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles on %1 and %2 do not match where they touch; what does not match ends there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bridge between %1 and %2 ends where the other tile has no road.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on a tower without a floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More tiles “%1” lie on the table than any edition has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players hold prisoners of each other; they should have been exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The castle on %1 is not a completed city of two tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 never stands on such a place: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>%1: a floor at %2</source>
        <comment>player, square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 onto the tower at %3</source>
        <comment>player, figure, square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: ransom</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tower actions</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Name the picture with -o; its name ends in .svg, .png or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no question %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulingWriter</name>
    <message>
        <source>Footnotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows if it is taken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a figure to see what follows if it is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the table to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>first edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source in German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source in Dutch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source in English</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>footnote(s) %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>boxed answer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>house rule(s) %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>report %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>editions, publishers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, place in it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>document, its language</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SquareWords</name>
    <message numerus="yes">
        <source>tower with %n floor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>tower foundation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure, place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, verdict</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: empty</source>
        <comment>square</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>square, tile</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>tower foundation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watchtower: %1 for %2</source>
        <comment>points, what is counted</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city segment(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Abbey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dutch or Belgian monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darmstadt church</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German cathedral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1</source>
        <comment>letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower tile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower tile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop circle on a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop circle in a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with a garden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Topics</name>
    <message>
        <source>Setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tower action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range of a tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prisoners and ransom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures on a tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The third edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combination plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where editions differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing floors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers: what they count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers with other expansions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers: editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers: what comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers: what triggers them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mayor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phantom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abbot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ringmaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shepherd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fairy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <comment>figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>witch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gingerbread man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gold ingot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follower</source>
        <comment>first edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big follower</source>
        <comment>first edition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>publisher’s clarification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>community reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>editions differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>our deduction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a program does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eye for an Eye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Surprises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First edition, as clarified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First edition, printing of 2006</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First edition, first translation by Rio Grande</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First edition, Z-Man Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers of the third edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtowers of the second edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a road</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) with a city</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastic building(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>road (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castle (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field (enclosed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acrobat space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of Carcassonne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and colour of a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>kind, id and player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rule set, house rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start an empty board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario as another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the step again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile in hand or the selected one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile in hand or the selected one the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected figure or tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One floor &amp;more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the selected tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One floor &amp;fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the selected tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Br&amp;idge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a bridge over the selected tile, turn it, take it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the selected tile’s city a castle, or a city again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Empty the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back what is in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the question before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep this question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the question that is answered to the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove this question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the question that is answered out of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the ruling as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the board larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the &amp;board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Towerwatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The toolkit it is made with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::ArticleView</name>
    <message>
        <source>Entry of the reference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::BoardLink</name>
    <message>
        <source>Lay a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a figure: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One floor more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One floor fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a city a castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a castle a city again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a square to lay the tile; R turns it, Escape puts it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a place on a tile for the figure (%1); Escape puts it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: what can happen to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty square %1: take a tile from the left to lay it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: how far does the tower at %1 reach with one more floor?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click: what is the watchtower at %1 worth?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to select the tile at %1; right click for more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::BoardWidget</name>
    <message>
        <source>Square %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::CompareTable</name>
    <message>
        <source>&amp;All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows also the rules that answer as the table’s own do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown on the board now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the board under these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a tower on the board, and this table shows where the rules disagree about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the table’s own rules answer: %1.</source>
        <comment>list of rules</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::DiffDialog</name>
    <message>
        <source>Compare: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines with + are only in the unsaved work, lines with - only in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::FigurePalette</name>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::FileFlow</name>
    <message>
        <source>Scenarios (*.towerwatch.yaml);;YAML files (*.yaml *.yml);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to this scenario?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario could not be saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Nothing is lost: the scenario is still open, and a file of that name is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving would lose comments of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the comments at the top of a file are kept. There is another one in line %1. Words that are to stay can be written into the scenario’s notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenario</source>
        <comment>suggested file name</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::FileWatch</name>
    <message>
        <source>The file is gone. The scenario is still open; saving writes it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed the file “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloading replaces your changes; undo brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reloading is a step that can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changed file has errors; your scenario stays open as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changed file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::GlossaryModel</name>
    <message>
        <source>%1 (second edition)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (first edition)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::GlossaryPage</name>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No term fits. Escape clears the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::MainWindow</name>
    <message>
        <source>board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Towerwatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a tile from the left and click here to lay it,
or open a scenario with Ctrl+O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Towerwatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Towerwatch %1&lt;/h3&gt;&lt;p&gt;Settles what The Tower and The Watchtowers, two expansions of Carcassonne, leave people to argue about: every answer with the rule it rests on.&lt;/p&gt;&lt;p&gt;An unofficial program. Carcassonne and the names of its expansions belong to their owners, who have no part in it. All pictures are our own.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::PreviewBanner</name>
    <message>
        <source>Shown under other rules than the table’s: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the table’s rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes these the rules of the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::ProblemsPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in it must be put right first. What was open before is still open.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::QuestionPicker</name>
    <message>
        <source>%1 of %2 · %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked here · %1</source>
        <comment>a question that is not in the file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question that is answered below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::RecentFiles</name>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::Recovery</name>
    <message>
        <source>Its folder cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::RecoveryDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program ended without saving this work. It can be taken up where it was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare with the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work is kept and offered again at the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (changed since)</source>
        <comment>file name</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::ReferenceModel</name>
    <message>
        <source>%1; %2; %3</source>
        <comment>title, kind and editions of a ruling</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::ReferencePage</name>
    <message>
        <source>All topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All editions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside: %1</source>
        <comment>language</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the ruling in a second language next to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (%1)</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward (%1)</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruling fits. Try fewer words, or clear the search with Escape and choose all topics, kinds and editions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::RulesButton</name>
    <message>
        <source>Rules: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: %1. %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::RulingLink</name>
    <message>
        <source>&lt;p&gt;Click a tower, a watchtower or a figure on the board to ask about it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;What is it about?&lt;/h3&gt;&lt;p&gt;Lay out the position you argue about: take a tile from the left and click a square, then put the figures on it. Then click a tower, and this page says how far it reaches, who can be captured, and by which rule.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Ctrl+Shift+O&lt;/b&gt; &lt;a href=&quot;do:openExample&quot;&gt;opens an example&lt;/a&gt;, &lt;b&gt;Ctrl+O&lt;/b&gt; &lt;a href=&quot;do:open&quot;&gt;opens a scenario&lt;/a&gt;. A file can also be dropped onto the window.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::RulingPage</name>
    <message>
        <source>Change the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change who is on turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::RulingView</name>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the whole &amp;ruling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::ScenarioDocument</name>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::TilePalette</name>
    <message>
        <source>All sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scenario’s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::TurnButton</name>
    <message>
        <source>On turn: not stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On turn: %1, who has paid a ransom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On turn: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change who is on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ransom was paid this turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>towerwatch::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
