<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>ActionsTeller</name>
    <message>
        <source>buy back a prisoner</source>
        <translation>einen Gefangenen freikaufen</translation>
    </message>
    <message>
        <source>%1 may %2.</source>
        <comment>player, what</comment>
        <translation>%1 darf %2.</translation>
    </message>
    <message>
        <source>undecided: %1</source>
        <comment>figures</comment>
        <translation>ungeklärt: %1</translation>
    </message>
    <message>
        <source>no tower is on the board</source>
        <translation>in der Auslage steht kein Turm</translation>
    </message>
    <message>
        <source>Closed by a figure</source>
        <translation>Durch eine Figur abgeschlossen</translation>
    </message>
    <message>
        <source>%1 has no figure left that may stand on a tower</source>
        <comment>player</comment>
        <translation>%1 hat keine Figur mehr im Vorrat, die auf einen Turm darf</translation>
    </message>
    <message>
        <source>it is %2’s turn; this is for %1’s own</source>
        <comment>player, player</comment>
        <translation>%2 ist am Zug; dies gilt, wenn %1 am Zug ist</translation>
    </message>
    <message>
        <source>none beyond doubt</source>
        <translation>keine Figur zweifelsfrei</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step of a turn</comment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a step of a turn</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>later</source>
        <comment>a step of a turn</comment>
        <translation>später</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a step of a turn</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>perhaps</source>
        <comment>a step of a turn</comment>
        <translation>vielleicht</translation>
    </message>
    <message>
        <source>once it is bought back</source>
        <translation>nach dem Freikauf</translation>
    </message>
    <message>
        <source>if the tile extends the builder’s road or city</source>
        <translation>falls das Plättchen das Gebiet des Baumeisters erweitert</translation>
    </message>
    <message>
        <source>with a tile and an action of its own</source>
        <translation>mit eigenem Plättchen und eigener Aktion</translation>
    </message>
    <message>
        <source>place a &lt;floor|tower piece&gt;</source>
        <translation>ein Turmteil setzen</translation>
    </message>
    <message>
        <source>still put the phantom on a tower</source>
        <translation>noch das Phantom auf einen Turm stellen</translation>
    </message>
    <message>
        <source>put a figure on a tower</source>
        <translation>eine Figur auf einen Turm stellen</translation>
    </message>
    <message>
        <source>%1, and also buy back a prisoner</source>
        <translation>%1 und außerdem einen Gefangenen freikaufen</translation>
    </message>
    <message>
        <source>after the tile</source>
        <translation>nach dem Plättchen</translation>
    </message>
    <message>
        <source>May go onto %1</source>
        <comment>squares of towers</comment>
        <translation>Auf Turm %1 darf</translation>
    </message>
    <message>
        <source>%1 can do nothing with the towers now.</source>
        <comment>player</comment>
        <translation>%1 kann jetzt nichts an den Türmen tun.</translation>
    </message>
    <message>
        <source>range %2 at %1</source>
        <comment>square, number</comment>
        <translation>auf %1 mit Reichweite %2</translation>
    </message>
    <message>
        <source>Next &lt;floor|tower piece&gt;</source>
        <translation>Nächstes Turmteil</translation>
    </message>
    <message>
        <source>No figure onto %1</source>
        <comment>squares of towers</comment>
        <translation>Keine Figur auf Turm %1</translation>
    </message>
    <message>
        <source>no &lt;floor|tower piece&gt; yet</source>
        <translation>noch kein Turmteil</translation>
    </message>
</context>
<context>
    <name>ArticleWriter</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Other boards that show it</source>
        <translation>Weitere Stellungen dazu</translation>
    </message>
    <message>
        <source>Boards that show it</source>
        <translation>Stellungen dazu</translation>
    </message>
    <message>
        <source>opens this board</source>
        <translation>öffnet diese Stellung</translation>
    </message>
    <message>
        <source>Boards it decides</source>
        <translation>Entscheidet in diesen Stellungen</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>&amp;Remove %1</source>
        <translation>&amp;Entfernen: %1</translation>
    </message>
    <message>
        <source>May a figure &amp;go onto the tower?</source>
        <translation>Darf eine Figur auf den &amp;Turm?</translation>
    </message>
    <message>
        <source>Remove t&amp;he tile</source>
        <translation>&amp;Plättchen entfernen</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>Change a figure</source>
        <translation>Figur ändern</translation>
    </message>
    <message>
        <source>Ow&amp;ner</source>
        <translation>Be&amp;sitzer</translation>
    </message>
    <message>
        <source>Mo&amp;ve %1</source>
        <translation>&amp;Versetzen: %1</translation>
    </message>
    <message>
        <source>&amp;Move the tile</source>
        <translation>P&amp;lättchen verschieben</translation>
    </message>
</context>
<context>
    <name>Booklet</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Fußnoten</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>The Tower and The Watchtowers: rulings and their sources</source>
        <translation>„Der Turm“ und „Die Wachtürme“: Einträge und ihre Quellen</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Einträge</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what, before, now</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>tile, figure</comment>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>Gone: %1</source>
        <comment>tile, figure</comment>
        <translation>Weg: %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>The notes say something else.</source>
        <translation>Die Anmerkungen lauten anders.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The file’s own tiles are others.</source>
        <translation>Die eigenen Plättchen der Datei sind andere.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>tile, square</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Moved: %1, before at %2</source>
        <comment>tile with its square, square</comment>
        <translation>Verschoben: %1, vorher auf %2</translation>
    </message>
    <message>
        <source>Turned: %1, from %2° to %3°</source>
        <translation>Gedreht: %1, von %2° auf %3°</translation>
    </message>
    <message>
        <source>Height of the tower at %1</source>
        <translation>Höhe von Turm %1</translation>
    </message>
    <message>
        <source>bridge at %1</source>
        <translation>Brücke auf %1</translation>
    </message>
    <message>
        <source>Turned: %1</source>
        <translation>Gedreht: %1</translation>
    </message>
    <message>
        <source>castle at %1 (%2)</source>
        <comment>square, side</comment>
        <translation>Burg auf %1 (%2)</translation>
    </message>
    <message>
        <source>Captured: %1, now a prisoner of %2</source>
        <comment>figure, player</comment>
        <translation>Gefangen genommen: %1, jetzt bei %2</translation>
    </message>
    <message>
        <source>Another figure: %1 → %2</source>
        <translation>Andere Figur: %1 → %2</translation>
    </message>
    <message>
        <source>Moved: %1 → %2</source>
        <comment>figure with its place, place</comment>
        <translation>Versetzt: %1 → %2</translation>
    </message>
    <message>
        <source>No longer asked: %1</source>
        <translation>Nicht mehr gefragt: %1</translation>
    </message>
    <message>
        <source>Now also asked: %1</source>
        <translation>Neu gefragt: %1</translation>
    </message>
    <message>
        <source>Another answer: %1</source>
        <translation>Andere Antwort: %1</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Beide besagen dasselbe.</translation>
    </message>
    <message>
        <source>Expected otherwise: %1</source>
        <translation>Anders erwartet: %1</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>figure</comment>
        <translation>Name von %1</translation>
    </message>
</context>
<context>
    <name>ChoiceTeller</name>
    <message>
        <source>%1 chooses who comes back; this answer takes the %2</source>
        <comment>player, figures</comment>
        <translation>%1 wählt, wer zurückkommt; diese Antwort nimmt an: %2</translation>
    </message>
    <message>
        <source>if %1 chooses the %2</source>
        <comment>player, figures</comment>
        <translation>falls %1 „%2“ wählt</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>„%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>No file was named; see towerwatch --help.</source>
        <translation>Es fehlt eine Datei; siehe towerwatch --help.</translation>
    </message>
    <message>
        <source>Too many files; see towerwatch --help.</source>
        <translation>Zu viele Dateien; siehe towerwatch --help.</translation>
    </message>
    <message>
        <source>--%1 needs a square X,Y.</source>
        <translation>--%1 braucht ein Feld X,Y.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>„%1“ kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 is not in canonical form.</source>
        <translation>%1 ist nicht in kanonischer Form.</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n turn(s); --turn takes 0 (the start) to %1.</source>
        <translation>
            <numerusform>Die Partie hat %n Zug; --turn geht von 0 (Anfang) bis %1.</numerusform>
            <numerusform>Die Partie hat %n Züge; --turn geht von 0 (Anfang) bis %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program towerwatch-window is not installed.</source>
        <translation>Das Programm towerwatch-window ist nicht installiert.</translation>
    </message>
    <message>
        <source>The option %1 is not known; see towerwatch --help.</source>
        <translation>Die Option %1 ist nicht bekannt; siehe towerwatch --help.</translation>
    </message>
    <message>
        <source>There is no ruling “%1”.</source>
        <translation>Es gibt keinen Eintrag „%1“.</translation>
    </message>
    <message>
        <source>No ruling matches.</source>
        <translation>Kein Eintrag passt.</translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s): %1 met, %2 not met</source>
        <translation>
            <numerusform>%n Erwartung: %1 erfüllt, %2 nicht erfüllt</numerusform>
            <numerusform>%n Erwartungen: %1 erfüllt, %2 nicht erfüllt</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 needs --ask.</source>
        <translation>--%1 braucht --ask.</translation>
    </message>
    <message>
        <source>There is no file or command “%1”; see towerwatch --help.</source>
        <translation>Es gibt weder eine Datei noch einen Befehl „%1“; siehe towerwatch --help.</translation>
    </message>
    <message>
        <source>There is no file or command “%1”. Did you mean “%2”?</source>
        <translation>Es gibt weder eine Datei noch einen Befehl „%1“. Ist „%2“ gemeint?</translation>
    </message>
    <message>
        <source>The window needs a display. The commands do not; see towerwatch --help.</source>
        <translation>Das Fenster braucht einen Bildschirm. Die Befehle kommen ohne Bildschirm aus; siehe towerwatch --help.</translation>
    </message>
    <message>
        <source>Not everything could be written to standard output: %1</source>
        <translation>Nicht alles konnte in die Standardausgabe geschrieben werden: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht.</translation>
    </message>
    <message>
        <source>All rule sets and house rules give the same answer.</source>
        <translation>Alle Regelfassungen und Hausregeln geben dieselbe Antwort.</translation>
    </message>
    <message>
        <source>Unknown language “%1”; choose one of %2.</source>
        <translation>Die Sprache „%1“ gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>--%1 does not accept “%2”. Did you mean “%3”?</source>
        <translation>--%1 kennt „%2“ nicht. Ist „%3“ gemeint?</translation>
    </message>
    <message>
        <source>Unknown kind “%1”.</source>
        <translation>Es gibt keine Art „%1“.</translation>
    </message>
    <message>
        <source>Unknown edition “%1”; choose c1, c2 or c3.</source>
        <translation>Es gibt keine Ausgabe „%1“; es gibt c1, c2 und c3.</translation>
    </message>
    <message>
        <source>“true” is read as the key “on”, of which tools for YAML 1.1 make it.</source>
        <translation>„true“ wird als der Schlüssel „on“ gelesen, aus dem Programme für YAML 1.1 es machen.</translation>
    </message>
    <message>
        <source>With --partial you get what is left.</source>
        <translation>Mit --partial gibt es, was übrig bleibt.</translation>
    </message>
    <message>
        <source>Either --check or --code.</source>
        <translation>Entweder --check oder --code.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n Datei nicht lesbar</numerusform>
            <numerusform>%n Dateien nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>This file could not be read as a scenario.</source>
        <translation>Diese Datei ist nicht als Szenario lesbar.</translation>
    </message>
    <message>
        <source>diff compares two files; only one was named.</source>
        <translation>diff vergleicht zwei Dateien; es ist nur eine genannt.</translation>
    </message>
    <message>
        <source>--%1 needs a web address that begins with https:// or http://.</source>
        <translation>--%1 braucht eine Webadresse, die mit https:// oder http:// beginnt.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>Der Ordner „%1“ lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Name the folder of the site with -o.</source>
        <translation>Der Ordner für die Website wird mit -o genannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) in “%1”</source>
        <translation>
            <numerusform>%n Seite in „%1“</numerusform>
            <numerusform>%n Seiten in „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>but %2: %1</source>
        <comment>rule sets, what they say</comment>
        <translation>aber %2: %1</translation>
    </message>
    <message>
        <source>There is nothing to check in “%1”: no *.towerwatch.yaml lies there, or none asks anything.</source>
        <translation>In „%1“ gibt es nichts zu prüfen: Dort liegt keine *.towerwatch.yaml, oder keine stellt eine Frage.</translation>
    </message>
    <message>
        <source>--%1 needs --%2.</source>
        <translation>--%1 braucht --%2.</translation>
    </message>
    <message>
        <source>Towerwatch settles disputes about two Carcassonne expansions, The Tower and The Watchtowers.

towerwatch [FILE|FOLDER...]             opens the window
towerwatch explain FILE [--json]        answers the questions of a scenario
    --tower RULES --watchtowers RULES --house A,B
    --hinges                            and what would change each verdict
    --footnotes --all-footnotes         the texts of the rulings, also in render; every ruling
    --ask QUESTION --at X,Y --figure KIND --by COLOUR --from COLOUR --target ID --tile X,Y
    --placed                            about the floor that was just placed, with place-floor
towerwatch dangers FILE [--json]        what the next floor of every tower could take
    --tower RULES --watchtowers RULES --house A,B
towerwatch compare FILE [--json]        the answers under every rule set and house rule
towerwatch diff FILE FILE               what was laid, moved or captured, and which answers changed
towerwatch check FILE|FOLDER...         checks every expectation [--junit FILE]
    --allow-empty                       a FOLDER may hold nothing to check, also for format --check
towerwatch render FILE... -o OUT        the board as .svg, .png, .pdf or .html [--question N]
    --paper a4|letter                   the pages of a .pdf, which can hold several scenarios
    --width PIXELS --transparent        the size of a .png, and no paper around the board
    --dangers                           marks what the next floor of every tower could take
towerwatch rulings [ID...] [--json]     the reference [--kind K] [--edition E] [--search WORDS]
towerwatch tiles [--json]               the tile catalogue
towerwatch site -o FOLDER               the reference and every shipped scenario as pages for a web server
    --address URL                       where they will be, for links to all languages and a site map
    --without-page                      without the page for phones, on which boards are tried
towerwatch format FILE...               rewrites in canonical form [--check], or prints the code [--code]
    --page-address URL                  as a link to the page for phones; also before FILE of the window
towerwatch import GAME.jcz [--turn N]   a scenario from a game saved by JCloisterZone [-o FILE]
    --partial                           even if most of its tiles or figures are lost
towerwatch --help, towerwatch --version

Every command takes --lang LANGUAGE: %1. FILE may be - for standard input, or a scenario code (TW1-...).
Exit status: 0 fine, 1 an expectation is not met or a file is not canonical, 2 bad input or usage.</source>
        <translation>Towerwatch schlichtet Streit über zwei Carcassonne-Erweiterungen, „Der Turm“ und „Die Wachtürme“.

towerwatch [DATEI|ORDNER...]            öffnet das Fenster
towerwatch explain DATEI [--json]       beantwortet die Fragen eines Szenarios
    --tower FASSUNG --watchtowers FASSUNG --house A,B
    --hinges                            und wodurch jedes Urteil anders ausfiele
    --footnotes --all-footnotes         die Einträge im Wortlaut, auch in render; alle Einträge
    --ask FRAGE --at X,Y --figure ART --by FARBE --from FARBE --target ID --tile X,Y
    --placed                            zu dem Turmteil, das eben gesetzt wurde, mit place-floor
towerwatch dangers DATEI [--json]       wen das nächste Turmteil jedes Turms gefangen nehmen könnte
    --tower FASSUNG --watchtowers FASSUNG --house A,B
towerwatch compare DATEI [--json]       die Antworten nach jeder Regelfassung und Hausregel
towerwatch diff DATEI DATEI             was gelegt, versetzt oder gefangen genommen wurde und welche Antworten anders sind
towerwatch check DATEI|ORDNER...        prüft jede Erwartung [--junit DATEI]
    --allow-empty                       ein ORDNER ohne etwas zu prüfen ist in Ordnung, auch bei format --check
towerwatch render DATEI... -o ZIEL      die Auslage als .svg, .png, .pdf oder .html [--question N]
    --paper a4|letter                   die Seiten einer .pdf-Datei, die mehrere Szenarien fasst
    --width PIXEL --transparent         die Größe einer .png-Datei; kein Papier um die Auslage
    --dangers                           markiert, wen das nächste Turmteil jedes Turms gefangen nehmen könnte
towerwatch rulings [ID...] [--json]     das Nachschlagewerk [--kind K] [--edition A] [--search WÖRTER]
towerwatch tiles [--json]               der Katalog der Plättchen
towerwatch site -o ORDNER               das Nachschlagewerk und alle mitgelieferten Szenarien als Seiten für einen Webserver
    --address URL                       wo sie stehen werden, für Links zu den anderen Sprachen und die Sitemap
    --without-page                      ohne die Seite für Handys, auf der man Stellungen ausprobiert
towerwatch format DATEI...              schreibt in kanonischer Form neu [--check] oder gibt den Code aus [--code]
    --page-address URL                  als Link zur Seite für Handys; auch vor DATEI für das Fenster
towerwatch import PARTIE.jcz [--turn N] ein Szenario aus einer Partie von JCloisterZone [-o DATEI]
    --partial                           auch wenn die meisten Plättchen oder Figuren fehlen
towerwatch --help, towerwatch --version

Jeder Befehl versteht --lang SPRACHE: %1. Statt DATEI geht auch - für die Standardeingabe
oder ein Szenariocode (TW1-...).
Rückgabewert: 0 in Ordnung, 1 eine Erwartung ist nicht erfüllt oder eine Datei nicht
kanonisch, 2 falsche Eingabe oder falscher Aufruf.</translation>
    </message>
    <message>
        <source>“%1” is a link. The site is written into its own folder only: remove the link, or name another folder.</source>
        <translation>„%1“ ist ein Link. Die Seiten werden nur in ihren eigenen Ordner geschrieben: den Link entfernen oder einen anderen Ordner nennen.</translation>
    </message>
    <message>
        <source>--%1 needs the address of a folder, without “?” and “#”.</source>
        <translation>--%1 braucht die Adresse eines Ordners, ohne „?“ und „#“.</translation>
    </message>
    <message>
        <source>This copy of Towerwatch comes without the page for phones; with --without-page the site is written all the same, and its boards cannot be tried.</source>
        <translation>Diesem Towerwatch liegt die Seite für Handys nicht bei; mit --without-page entstehen die Seiten trotzdem, aber ihre Stellungen lassen sich nicht ausprobieren.</translation>
    </message>
    <message>
        <source>--%1 does not accept “%2”. Possible: %3.</source>
        <translation>--%1 kennt „%2“ nicht. Möglich: %3.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>This is not a scenario code. Codes begin with “TW%1-”.</source>
        <translation>Das ist kein Szenariocode. Ein solcher Code beginnt mit „TW%1-“.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Towerwatch (codes of version %1). Ask for the file, or install the newer version.</source>
        <translation>Dieser Code stammt von einer neueren Version von Towerwatch (Codes der Version %1). Um die Datei bitten oder die neuere Version installieren.</translation>
    </message>
    <message>
        <source>This is too long for a scenario code.</source>
        <translation>Das ist zu lang für einen Szenariocode.</translation>
    </message>
    <message>
        <source>Character number %1 cannot be part of a scenario code. Copy the code again.</source>
        <translation>Das %1. Zeichen kann in einem Szenariocode nicht vorkommen. Den Code noch einmal kopieren.</translation>
    </message>
    <message>
        <source>Only the beginning of the scenario code is here. Copy all of it.</source>
        <translation>Das ist nur der Anfang des Szenariocodes. Den ganzen Code kopieren.</translation>
    </message>
    <message>
        <source>The scenario code was damaged or cut off on its way. Copy all of it again.</source>
        <translation>Der Szenariocode wurde unterwegs beschädigt oder abgeschnitten. Den ganzen Code noch einmal kopieren.</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>All rule sets and house rules give the same answer to this question.</source>
        <translation>Alle Regelfassungen und Hausregeln geben auf diese Frage dieselbe Antwort.</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>rules, thing, what they say of it</comment>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>The same figures can be captured under all rule sets and house rules.</source>
        <translation>Nach allen Regelfassungen und Hausregeln können dieselben Figuren gefangen genommen werden.</translation>
    </message>
</context>
<context>
    <name>DangerWords</name>
    <message>
        <source>In danger: %1.</source>
        <translation>In Gefahr: %1.</translation>
    </message>
    <message>
        <source>Undecided: %1.</source>
        <comment>figures</comment>
        <translation>Ungeklärt: %1.</translation>
    </message>
    <message>
        <source>Triangle: how many towers threaten the figure. Box: how many figures the tower threatens.</source>
        <translation>Dreieck: wie viele Türme die Figur bedrohen. Kästchen: wie viele Figuren der Turm bedroht.</translation>
    </message>
    <message numerus="yes">
        <source>%n more figure(s)</source>
        <translation>
            <numerusform>%n weitere Figur</numerusform>
            <numerusform>%n weitere Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 towers threaten among %2 figures takes more than %3 steps to find out, too much at once. Ask about one tower.</source>
        <translation>Herauszufinden, was %1 Türme unter %2 Figuren bedrohen, braucht mehr als %3 Schritte: zu viel auf einmal. Nach einem einzelnen Turm fragen.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number, figure</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>in danger from the next &lt;floor|tower piece&gt; of %n tower(s)</source>
        <translation>
            <numerusform>in Gefahr durch das nächste Turmteil von %n Turm</numerusform>
            <numerusform>in Gefahr durch das nächste Turmteil von %n Türmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next &lt;floor|tower piece&gt; threatens %n figure(s)</source>
        <translation>
            <numerusform>das nächste Turmteil bedroht %n Figur</numerusform>
            <numerusform>das nächste Turmteil bedroht %n Figuren</numerusform>
        </translation>
    </message>
    <message>
        <source>No tower can capture a figure with its next &lt;floor|tower piece&gt;.</source>
        <translation>Kein Turm kann mit dem nächsten Turmteil eine Figur gefangen nehmen.</translation>
    </message>
    <message>
        <source>Next &lt;floor|tower piece&gt; at %1: range %2.</source>
        <translation>Nächstes Turmteil auf %1: Reichweite %2.</translation>
    </message>
    <message>
        <source>Next &lt;floor|tower piece&gt; at %1, by %3: range %2.</source>
        <translation>Nächstes Turmteil auf %1, von %3 gesetzt: Reichweite %2.</translation>
    </message>
</context>
<context>
    <name>DeedWords</name>
    <message>
        <source>Captured: %1; exchanged for: %2 (%3).</source>
        <comment>figure, figure, its player</comment>
        <translation>Gefangen genommen: %1; ausgetauscht gegen: %2 (%3).</translation>
    </message>
    <message>
        <source>Left alone and back in the supply: %1.</source>
        <comment>figures</comment>
        <translation>Allein zurückgeblieben, daher wieder im Vorrat: %1.</translation>
    </message>
    <message>
        <source>Captured: %1; back in the supply.</source>
        <comment>figure</comment>
        <translation>Gefangen genommen: %1; zurück im Vorrat.</translation>
    </message>
    <message>
        <source>Captured: %1.</source>
        <comment>figure</comment>
        <translation>Gefangen genommen: %1.</translation>
    </message>
    <message>
        <source>Bought back from %2: %1.</source>
        <comment>figure, player</comment>
        <translation>Bei %2 freigekauft: %1.</translation>
    </message>
    <message>
        <source>Now on the tower at %1: %2.</source>
        <comment>square, figure</comment>
        <translation>Steht jetzt auf dem Turm %1: %2.</translation>
    </message>
    <message>
        <source>Capture %1</source>
        <comment>figure</comment>
        <translation>Gefangen nehmen: %1</translation>
    </message>
    <message>
        <source>Place the &lt;floor|tower piece&gt;</source>
        <translation>Turmteil setzen</translation>
    </message>
    <message>
        <source>Put a figure on the tower</source>
        <translation>Figur auf den Turm stellen</translation>
    </message>
    <message>
        <source>Pay the ransom</source>
        <translation>Lösegeld zahlen</translation>
    </message>
    <message>
        <source>%1 and get back: %2</source>
        <comment>deed, figure</comment>
        <translation>%1; zurück kommt: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>deed, figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Exchanged: what was due.</source>
        <translation>Ausgetauscht: was fällig war.</translation>
    </message>
    <message>
        <source>%1, after the exchange that was due</source>
        <comment>deed</comment>
        <translation>%1, nach dem fälligen Austausch</translation>
    </message>
    <message>
        <source>Placed: &lt;floor|tower piece&gt; number %1 at %2.</source>
        <translation>Gesetzt: Turmteil Nummer %1 auf %2.</translation>
    </message>
    <message>
        <source>Place and capture</source>
        <translation>Setzen und gefangen nehmen</translation>
    </message>
    <message>
        <source>Capture</source>
        <comment>a button</comment>
        <translation>Gefangen nehmen</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>Alle &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>ExpansionMenu</name>
    <message>
        <source>%1 (on the table)</source>
        <translation>%1 (liegt auf dem Tisch)</translation>
    </message>
    <message>
        <source>&amp;All of them</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>&amp;Only what lies on the table</source>
        <translation>&amp;Nur was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Expansions in play: %1 of %2. What only the others have comes last in lists.</source>
        <translation>Erweiterungen im Spiel: %1 von %2. Was nur die anderen haben, steht in Listen zuletzt.</translation>
    </message>
</context>
<context>
    <name>ExpectationReport</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: expected %2, got %3</source>
        <translation>%1: erwartet %2, erhalten %3</translation>
    </message>
</context>
<context>
    <name>FeatureWords</name>
    <message>
        <source>%1 of 9 tiles</source>
        <translation>%1 von 9 Plättchen</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>Burg</translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation>
            <numerusform>%n Wappen</numerusform>
            <numerusform>%n Wappen</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <comment>tower</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed by %1</source>
        <comment>tower, player</comment>
        <translation>abgeschlossen von %1</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message numerus="yes">
        <source>%n &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>%n Turmteil</numerusform>
            <numerusform>%n Turmteile</numerusform>
        </translation>
    </message>
    <message>
        <source>unoccupied</source>
        <translation>unbesetzt</translation>
    </message>
    <message>
        <source>occupied by %1</source>
        <translation>besetzt von %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>kind of feature</comment>
        <translation>
            <numerusform>%1, %n Plättchen</numerusform>
            <numerusform>%1, %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>majority: %1</source>
        <translation>Mehrheit: %1</translation>
    </message>
</context>
<context>
    <name>FigureTeller</name>
    <message>
        <source>This turn</source>
        <translation>In diesem Zug</translation>
    </message>
    <message>
        <source>a phantom may follow a &lt;floor|tower piece&gt; or another figure</source>
        <translation>Phantom auch nach einem Turmteil oder einer anderen Figur</translation>
    </message>
    <message>
        <source>Only after a ransom (%2): %1.</source>
        <comment>what is missing; points</comment>
        <translation>Erst nach einem Freikauf (%2): %1.</translation>
    </message>
    <message numerus="yes">
        <source>Yes: the tower is open (%n &lt;floor(s)|tower piece(s)&gt;).</source>
        <translation>
            <numerusform>Ja: Der Turm ist offen (%n Turmteil).</numerusform>
            <numerusform>Ja: Der Turm ist offen (%n Turmteile).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, so not in the supply</source>
        <comment>meeple held by Red</comment>
        <translation>%1, also nicht im Vorrat</translation>
    </message>
    <message>
        <source>the phantom may follow the action, unless that was a princess’s</source>
        <translation>Das Phantom darf auf die Aktion folgen, außer auf die des Burgfräuleins</translation>
    </message>
    <message>
        <source>the phantom may follow the action (%1)</source>
        <translation>Das Phantom darf auf die Aktion folgen (%1)</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>on the road</source>
        <comment>a figure stands</comment>
        <translation>auf der Straße</translation>
    </message>
    <message>
        <source>in the city</source>
        <comment>a figure stands</comment>
        <translation>in der Stadt</translation>
    </message>
    <message>
        <source>in the castle</source>
        <comment>a figure stands</comment>
        <translation>in der Burg</translation>
    </message>
    <message>
        <source>in the field</source>
        <comment>a figure stands</comment>
        <translation>auf der Wiese</translation>
    </message>
    <message>
        <source>in the monastery</source>
        <comment>a figure stands</comment>
        <translation>im Kloster</translation>
    </message>
    <message>
        <source>in the garden</source>
        <comment>a figure stands</comment>
        <translation>im Garten</translation>
    </message>
    <message>
        <source>on the tower</source>
        <comment>a figure stands</comment>
        <translation>auf dem Turm</translation>
    </message>
    <message>
        <source>on the bridge</source>
        <comment>a figure stands</comment>
        <translation>auf der Brücke</translation>
    </message>
    <message>
        <source>on the acrobat space</source>
        <comment>a figure stands</comment>
        <translation>auf dem Artistenplatz</translation>
    </message>
    <message>
        <source>in the City of Carcassonne</source>
        <comment>a figure stands</comment>
        <translation>in der Stadt Carcassonne</translation>
    </message>
    <message>
        <source>on the Wheel of Fortune</source>
        <comment>a figure stands</comment>
        <translation>auf dem Schicksalsrad</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) north of the tower</source>
        <translation>
            <numerusform>nördlich des Turms</numerusform>
            <numerusform>%n Felder nördlich des Turms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) south of the tower</source>
        <translation>
            <numerusform>südlich des Turms</numerusform>
            <numerusform>%n Felder südlich des Turms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) east of the tower</source>
        <translation>
            <numerusform>östlich des Turms</numerusform>
            <numerusform>%n Felder östlich des Turms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) west of the tower</source>
        <translation>
            <numerusform>westlich des Turms</numerusform>
            <numerusform>%n Felder westlich des Turms</numerusform>
        </translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>square where a figure stands</comment>
        <translation>auf Feld %1</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>kind, id and player</comment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and id</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>player, figure</comment>
        <translation>%2 von %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>on the road, north</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>neutral figure</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>on the tower’s own tile</source>
        <comment>where a figure stands</comment>
        <translation>auf dem Plättchen des Turms</translation>
    </message>
    <message>
        <source>enclosed</source>
        <comment>a field</comment>
        <translation>umschlossen</translation>
    </message>
    <message>
        <source>in the abbey</source>
        <comment>a figure stands</comment>
        <translation>in der Abtei</translation>
    </message>
    <message>
        <source>at the shrine</source>
        <comment>a figure stands</comment>
        <translation>auf der Kultstätte</translation>
    </message>
    <message>
        <source>in the Japanese building</source>
        <comment>a figure stands</comment>
        <translation>im japanischen Gebäude</translation>
    </message>
    <message>
        <source>in the Darmstadt church</source>
        <comment>a figure stands</comment>
        <translation>in der Darmstädter Kirche</translation>
    </message>
    <message>
        <source>a &lt;meeple|follower&gt;</source>
        <translation>ein &lt;Meeple|Gefolgsmann&gt;</translation>
    </message>
    <message>
        <source>a &lt;large meeple|big follower&gt;</source>
        <translation>ein Großer &lt;Meeple|Gefolgsmann&gt;</translation>
    </message>
    <message>
        <source>a mayor</source>
        <translation>ein Bürgermeister</translation>
    </message>
    <message>
        <source>a wagon</source>
        <translation>ein Wagen</translation>
    </message>
    <message>
        <source>a phantom</source>
        <translation>ein Phantom</translation>
    </message>
    <message>
        <source>an abbot</source>
        <translation>ein Abt</translation>
    </message>
    <message>
        <source>a ringmaster</source>
        <translation>ein Zirkusdirektor</translation>
    </message>
    <message>
        <source>a guard</source>
        <translation>ein Wächter</translation>
    </message>
    <message>
        <source>a builder</source>
        <translation>ein Baumeister</translation>
    </message>
    <message>
        <source>a pig</source>
        <translation>ein Schwein</translation>
    </message>
    <message>
        <source>a barn</source>
        <translation>ein Gutshof</translation>
    </message>
    <message>
        <source>a shepherd</source>
        <translation>ein Schäfer</translation>
    </message>
    <message>
        <source>a sheep</source>
        <translation>ein Schaf</translation>
    </message>
    <message>
        <source>the fairy</source>
        <translation>die Fee</translation>
    </message>
    <message>
        <source>the dragon</source>
        <translation>der Drache</translation>
    </message>
    <message>
        <source>the count</source>
        <translation>der Graf</translation>
    </message>
    <message>
        <source>the mage</source>
        <translation>der Magier</translation>
    </message>
    <message>
        <source>the witch</source>
        <translation>die Hexe</translation>
    </message>
    <message>
        <source>the big top</source>
        <translation>das Zirkuszelt</translation>
    </message>
    <message>
        <source>the gingerbread man</source>
        <translation>der Lebkuchenmann</translation>
    </message>
    <message>
        <source>a ferry</source>
        <translation>eine Fähre</translation>
    </message>
    <message>
        <source>a gold ingot</source>
        <translation>ein Goldstück</translation>
    </message>
</context>
<context>
    <name>FixWords</name>
    <message>
        <source>Turn the tile so that it fits</source>
        <translation>Plättchen passend drehen</translation>
    </message>
    <message>
        <source>Put a floor under it</source>
        <translation>Ein Turmteil darunterlegen</translation>
    </message>
    <message>
        <source>Make it a city again</source>
        <translation>Wieder zur Stadt machen</translation>
    </message>
    <message>
        <source>Exchange them: one goes back for one</source>
        <translation>Austauschen: einer gegen einen, zurück in den Vorrat</translation>
    </message>
    <message>
        <source>Take it back into the supply</source>
        <translation>Zurück in den Vorrat nehmen</translation>
    </message>
</context>
<context>
    <name>FloorTeller</name>
    <message>
        <source>%1 can be captured.</source>
        <comment>figure</comment>
        <translation>Gefangen genommen werden kann: %1.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), around corners too (Diagonal)</source>
        <translation>
            <numerusform>%n Schritt, auch über Eck (Diagonal)</numerusform>
            <numerusform>%n Schritte, auch über Eck (Diagonal)</numerusform>
        </translation>
    </message>
    <message>
        <source>one less than the height (No Surprises)</source>
        <translation>eins weniger als die Höhe (Keine Überraschungen)</translation>
    </message>
    <message>
        <source>over tiles only (No Gaps)</source>
        <translation>nur über Plättchen (Keine Lücken)</translation>
    </message>
    <message>
        <source>not past an empty square (No Gaps)</source>
        <translation>nicht über ein leeres Feld hinweg (Keine Lücken)</translation>
    </message>
    <message>
        <source>the second half brings a tile and an action of its own</source>
        <translation>die zweite Hälfte bringt ein eigenes Plättchen und eine eigene Aktion</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>road, city or monastery; square</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>watchtowers first</source>
        <translation>Wachtürme zuerst</translation>
    </message>
    <message>
        <source>Nobody can be captured: nobody is in range.</source>
        <translation>Niemand kann gefangen genommen werden: In Reichweite steht keine Figur.</translation>
    </message>
    <message>
        <source>Nobody in range can be captured.</source>
        <translation>Keine Figur in Reichweite kann gefangen genommen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are undecided.</source>
        <translation>
            <numerusform>Bei %n Figur ist es ungeklärt.</numerusform>
            <numerusform>Bei %n Figuren ist es ungeklärt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can be captured for certain.</source>
        <translation>Niemand kann mit Sicherheit gefangen genommen werden.</translation>
    </message>
    <message>
        <source>%1 is safe (%2).</source>
        <comment>figure, why</comment>
        <translation>%1 ist sicher (%2).</translation>
    </message>
    <message>
        <source>%1 is out of range: %2.</source>
        <comment>figure, why</comment>
        <translation>%1 ist außer Reichweite: %2.</translation>
    </message>
    <message>
        <source>once captured, it neither scores nor moves on</source>
        <translation>ist er gefangen, zählt er bei der Wertung nicht mit und fährt nicht weiter</translation>
    </message>
    <message>
        <source>the second half of the double turn allows a figure again</source>
        <translation>in der zweiten Hälfte des Doppelzugs wieder eine Figur</translation>
    </message>
    <message>
        <source>Scored afterwards</source>
        <translation>Erst danach gewertet</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <comment>a range</comment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Undecided for %1: %2.</source>
        <comment>figure, why</comment>
        <translation>Ungeklärt für %1: %2.</translation>
    </message>
    <message>
        <source>0 squares, only the tower’s own tile</source>
        <translation>0 Felder, nur das Plättchen des Turms</translation>
    </message>
    <message>
        <source>but a phantom may</source>
        <translation>wohl aber ein Phantom</translation>
    </message>
    <message>
        <source>One of %9 figures can be captured (%1).</source>
        <comment>number, players</comment>
        <translation>Eine von %9 Figuren kann gefangen genommen werden (%1).</translation>
    </message>
    <message>
        <source>own figures, once captured, return to the supply</source>
        <translation>wer eigene Figuren gefangen nimmt, bekommt sie zurück in den Vorrat</translation>
    </message>
    <message>
        <source>%1 cannot be captured, but returns to the supply if %2 is.</source>
        <comment>builder or pig, meeple</comment>
        <translation>%1 kann nicht gefangen genommen werden, kommt aber zurück in den Vorrat, wenn man %2 gefangen nimmt.</translation>
    </message>
    <message>
        <source>then no figure on the new tile</source>
        <translation>danach darf keine Figur mehr auf das neue Plättchen</translation>
    </message>
</context>
<context>
    <name>ForumPost</name>
    <message>
        <source>To open this board in Towerwatch:</source>
        <translation>Diese Auslage in Towerwatch öffnen:</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>towers</source>
        <comment>in: nothing of it is on the table</comment>
        <translation>Türme</translation>
    </message>
    <message>
        <source>watchtowers</source>
        <comment>in: nothing of it is on the table</comment>
        <translation>Wachtürme</translation>
    </message>
    <message>
        <source>Not told here, because nothing of it is on the table: %1.</source>
        <translation>Hier nicht aufgeführt, weil nichts davon auf dem Tisch ist: %1.</translation>
    </message>
</context>
<context>
    <name>HingeWords</name>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>change, verdict</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>without “%1”</source>
        <comment>house rule</comment>
        <translation>ohne „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n more &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>%n Turmteil mehr</numerusform>
            <numerusform>%n Turmteile mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n &lt;floor(s)|tower piece(s)&gt; fewer</source>
        <translation>
            <numerusform>%n Turmteil weniger</numerusform>
            <numerusform>%n Turmteile weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>What would change this</source>
        <translation>So wäre es anders</translation>
    </message>
    <message>
        <source>with “%1”</source>
        <comment>house rule</comment>
        <translation>mit „%1“</translation>
    </message>
    <message>
        <source>if %1 places it</source>
        <comment>player</comment>
        <translation>wenn %1 es setzt</translation>
    </message>
</context>
<context>
    <name>Jcz</name>
    <message>
        <source>%1 (%2)</source>
        <comment>figure and colour</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Die Datei ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>This is not JSON (%1).</source>
        <translation>Das ist kein JSON (%1).</translation>
    </message>
    <message>
        <source>The game has more than %1 messages.</source>
        <translation>Die Partie hat mehr als %1 Nachrichten.</translation>
    </message>
    <message>
        <source>The game has more than %1 tiles.</source>
        <translation>Die Partie hat mehr als %1 Plättchen.</translation>
    </message>
    <message numerus="yes">
        <source>The game does not say who plays; %n player(s) assumed.</source>
        <translation>
            <numerusform>Die Partie nennt keine Spieler; angenommen wird %n Spieler.</numerusform>
            <numerusform>Die Partie nennt keine Spieler; angenommen werden %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has %1 players; only the first %2 are carried over.</source>
        <translation>Die Partie hat %1 Spieler; nur die ersten %2 werden übernommen.</translation>
    </message>
    <message>
        <source>The game is played with “%1”; nothing it adds or scores is carried over.</source>
        <translation>Die Partie wird mit „%1“ gespielt; was dadurch hinzukommt oder Punkte bringt, wird nicht übernommen.</translation>
    </message>
    <message>
        <source>Message %2 (%1) lacks what it needs and is left out.</source>
        <translation>Nachricht %2 (%1) ist unvollständig und entfällt.</translation>
    </message>
    <message>
        <source>Message %1 takes back something, but nothing comes before it.</source>
        <translation>Nachricht %1 nimmt etwas zurück, aber davor steht nichts.</translation>
    </message>
    <message>
        <source>The turn was not confirmed; it is scored before the next tile.</source>
        <translation>Der Zug wurde nicht bestätigt; er wird vor dem nächsten Plättchen gewertet.</translation>
    </message>
    <message>
        <source>More than %1 things could not be carried over; the others are not listed.</source>
        <translation>Mehr als %1 Dinge konnten nicht übernommen werden; die übrigen werden nicht aufgeführt.</translation>
    </message>
    <message>
        <source>The tile “%1” is left out: another tile lies at %2 already.</source>
        <translation>Das Plättchen „%1“ entfällt: Auf %2 liegt schon ein anderes.</translation>
    </message>
    <message>
        <source>A tower floor at %1 is left out: there is no foundation.</source>
        <translation>Ein Turmteil auf %1 entfällt: Dort ist kein Turmfundament.</translation>
    </message>
    <message>
        <source>A castle at %1 is left out: there is no such city.</source>
        <translation>Eine Burg auf %1 entfällt: Dort ist keine solche Stadt.</translation>
    </message>
    <message>
        <source>A bridge at %1 is left out: it cannot lie there.</source>
        <translation>Eine Brücke auf %1 entfällt: Sie kann dort nicht liegen.</translation>
    </message>
    <message>
        <source>The token “%1” is left out; scenarios have none like it.</source>
        <translation>Der Marker „%1“ entfällt; in Szenarien gibt es nichts dergleichen.</translation>
    </message>
    <message>
        <source>The figure %1 is left out: there is no tile at %2.</source>
        <translation>Die Figur %1 entfällt: Auf %2 liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>The figure %1 is left out: there is no free place “%2” at %3.</source>
        <translation>Die Figur %1 entfällt: Auf %3 ist kein Platz „%2“ frei.</translation>
    </message>
    <message>
        <source>The figure %1 is used again though it had not come home; it is moved.</source>
        <translation>Die Figur %1 wird erneut eingesetzt, obwohl sie nicht zurückgekommen war; sie wird versetzt.</translation>
    </message>
    <message>
        <source>The figure %1 is taken from the board, but does not stand there.</source>
        <translation>Die Figur %1 wird aus der Auslage genommen, steht dort aber nicht.</translation>
    </message>
    <message>
        <source>The game does not say which prisoner %1 got back from %2; the one taken first is exchanged.</source>
        <translation>Aus der Partie geht nicht hervor, welchen Gefangenen %1 von %2 zurückbekam; ausgetauscht wird der, der zuerst gefangen genommen wurde.</translation>
    </message>
    <message>
        <source>Not counted: the castle at %2 scores for %1 (%3).</source>
        <translation>Nicht mitgezählt: die Wertung der Burg auf %2 für %1 (%3).</translation>
    </message>
    <message>
        <source>Not counted: the garden at %2 scores for %1.</source>
        <translation>Nicht mitgezählt: die Wertung des Gartens auf %2 für %1.</translation>
    </message>
    <message>
        <source>Not counted: %1 takes back the abbot, which scores.</source>
        <translation>Nicht mitgezählt: %1 nimmt den Abt zurück, was Punkte bringt.</translation>
    </message>
    <message>
        <source>Not counted: a barn makes a field score for %1.</source>
        <translation>Nicht mitgezählt: die Wertung einer Wiese durch einen Gutshof für %1.</translation>
    </message>
    <message>
        <source>Not counted: the fairy scores for %1 (%2).</source>
        <translation>Nicht mitgezählt: die Wertung der Fee für %1 (%2).</translation>
    </message>
    <message>
        <source>Not counted: JCloisterZone may give %1 the bonus of the watchtower at %2 for a builder (%3).</source>
        <translation>Nicht mitgezählt: JCloisterZone wertet den Wachturm auf %2 vielleicht auch für einen Baumeister von %1 (%3).</translation>
    </message>
    <message>
        <source>The city of two tiles at %1 scored 2 points in JCloisterZone; here it scores like any other.</source>
        <translation>Die Stadt aus zwei Plättchen auf %1 brachte in JCloisterZone 2 Punkte; hier wird sie gewertet wie jede andere.</translation>
    </message>
    <message>
        <source>Not counted: “%1” may affect the points.</source>
        <translation>Nicht mitgezählt: „%1“ kann Punkte verändern.</translation>
    </message>
    <message>
        <source>%1 pays a ransom with points not scored under these rules; 0 is shown.</source>
        <translation>%1 zahlt Lösegeld mit Punkten, die es nach diesen Regeln nicht gibt; angezeigt wird 0.</translation>
    </message>
    <message>
        <source>Not counted: the scoring at the end of the game (unfinished features and fields).</source>
        <translation>Nicht mitgezählt: die Schlusswertung (nicht abgeschlossene Landschaften und Wiesen).</translation>
    </message>
    <message>
        <source>This is not a saved game of JCloisterZone: it has no “setup” and “replay”.</source>
        <translation>Das ist keine gespeicherte Partie von JCloisterZone: „setup“ und „replay“ fehlen.</translation>
    </message>
    <message>
        <source>The message “%1” is unknown and is left out.</source>
        <translation>Die Nachricht „%1“ ist nicht bekannt und entfällt.</translation>
    </message>
    <message>
        <source>The tile “%1” at %2 is unknown; the square stays empty.</source>
        <translation>Das Plättchen „%1“ auf %2 ist nicht bekannt; das Feld bleibt leer.</translation>
    </message>
    <message>
        <source>%1 places more tower floors than anybody gets in a game with this many players.</source>
        <translation>%1 setzt mehr Turmteile, als man bei so vielen Spielern bekommt.</translation>
    </message>
    <message>
        <source>The figure “%1” is unknown and is left out.</source>
        <translation>Die Figur „%1“ ist nicht bekannt und entfällt.</translation>
    </message>
    <message>
        <source>The figure %1 is freed, but is not a prisoner there.</source>
        <translation>Die Figur %1 kommt frei, ist dort aber gar nicht gefangen.</translation>
    </message>
    <message>
        <source>This is XML, as JCloisterZone saved games up to version 3; only games of version 4 and later can be opened.</source>
        <translation>Das ist XML, wie JCloisterZone Partien bis Version 3 gespeichert hat; öffnen lassen sich nur Partien ab Version 4.</translation>
    </message>
    <message>
        <source>The zip archive cannot be read (%1).</source>
        <translation>Das Zip-Archiv ist nicht lesbar (%1).</translation>
    </message>
    <message numerus="yes">
        <source>A zip archive must hold one saved game; %n file(s) in this one may be meant.</source>
        <translation>
            <numerusform>Ein Zip-Archiv muss eine einzige gespeicherte Partie enthalten; in diesem kommt %n Datei infrage.</numerusform>
            <numerusform>Ein Zip-Archiv muss eine einzige gespeicherte Partie enthalten; in diesem kommen %n Dateien infrage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most of the game cannot be carried over: %1 of %2 tiles and %3 of %4 figures are missing.</source>
        <translation>Das meiste der Partie lässt sich nicht übernehmen: Es fehlen %1 von %2 Plättchen und %3 von %4 Figuren.</translation>
    </message>
    <message>
        <source>The game does not say which tiles it begins with; they are left out.</source>
        <translation>In der Partie steht nicht, mit welchen Plättchen sie beginnt; sie fehlen.</translation>
    </message>
    <message>
        <source>A side of the tile “%1” at %2 belongs to two cities; here only to one, so their points may differ.</source>
        <translation>Eine Kante des Plättchens „%1“ auf %2 gehört zu zwei Städten, hier nur zu einer; die Punkte dieser Städte können abweichen.</translation>
    </message>
</context>
<context>
    <name>OutlookTeller</name>
    <message>
        <source>There is no such figure.</source>
        <translation>Eine solche Figur gibt es nicht.</translation>
    </message>
    <message>
        <source>The next &lt;floor|tower piece&gt; at %1 can capture it.</source>
        <translation>Das nächste Turmteil auf %1 kann die Figur gefangen nehmen.</translation>
    </message>
    <message>
        <source>%9 towers can capture it with their next &lt;floor|tower piece&gt;.</source>
        <translation>%9 Türme können die Figur mit dem nächsten Turmteil gefangen nehmen.</translation>
    </message>
    <message>
        <source>No tower can capture it</source>
        <translation>Kein Turm kann die Figur gefangen nehmen</translation>
    </message>
    <message>
        <source>tower at %1</source>
        <translation>Turm %1</translation>
    </message>
    <message>
        <source>Neither in its row nor in its column</source>
        <translation>Turm nur schräg zur Figur</translation>
    </message>
    <message>
        <source>Closed by a figure</source>
        <translation>Durch eine Figur abgeschlossen</translation>
    </message>
    <message>
        <source>no other tower is on the board</source>
        <translation>in der Auslage steht kein anderer Turm</translation>
    </message>
    <message>
        <source>Counted by the watchtower</source>
        <translation>Gezählt vom Wachturm</translation>
    </message>
    <message>
        <source>watchtower at %1</source>
        <translation>Wachturm auf %1</translation>
    </message>
    <message>
        <source>triggered by it</source>
        <translation>von der Figur ausgelöst</translation>
    </message>
    <message>
        <source>once its feature is complete</source>
        <translation>sobald die Landschaft der Figur abgeschlossen ist</translation>
    </message>
    <message>
        <source>princess</source>
        <comment>event</comment>
        <translation>Burgfräulein</translation>
    </message>
    <message>
        <source>festival</source>
        <comment>event</comment>
        <translation>Fest</translation>
    </message>
    <message>
        <source>plague</source>
        <comment>event</comment>
        <translation>Pest</translation>
    </message>
    <message>
        <source>Goes back to the supply if %1 is captured.</source>
        <comment>meeple</comment>
        <translation>Kommt zurück in den Vorrat, wenn %1 gefangen genommen wird.</translation>
    </message>
    <message>
        <source>No tower can capture it (%1).</source>
        <comment>why</comment>
        <translation>Kein Turm kann die Figur gefangen nehmen (%1).</translation>
    </message>
    <message>
        <source>Whether it can be captured is undecided (%1).</source>
        <comment>why</comment>
        <translation>Ob ein Turm die Figur gefangen nehmen kann, ist ungeklärt (%1).</translation>
    </message>
    <message>
        <source>Not safe, but no next &lt;floor|tower piece&gt; reaches that far.</source>
        <translation>Nicht sicher, aber so weit reicht kein nächstes Turmteil.</translation>
    </message>
    <message>
        <source>cannot take it off a tower</source>
        <comment>an event</comment>
        <translation>kann die Figur nicht vom Turm holen</translation>
    </message>
    <message>
        <source>eats it on a tower too</source>
        <translation>frisst die Figur auch auf einem Turm</translation>
    </message>
    <message>
        <source>may join it on a tower too</source>
        <translation>darf auch neben einer Figur auf einem Turm stehen</translation>
    </message>
    <message>
        <source>can reach it on a tower too</source>
        <comment>the plague</comment>
        <translation>kann die Figur auch auf einem Turm treffen</translation>
    </message>
    <message>
        <source>%1; next range %2</source>
        <comment>2 squares away, number</comment>
        <translation>%1; nächste Reichweite %2</translation>
    </message>
    <message>
        <source>does not eat it while the fairy is there</source>
        <translation>frisst die Figur nicht, denn sie steht neben der Fee</translation>
    </message>
    <message>
        <source>its owner may fetch it from a tower too</source>
        <translation>der Besitzer darf die Figur auch von einem Turm zurückholen</translation>
    </message>
    <message>
        <source>no tower is on the board</source>
        <translation>in der Auslage steht kein Turm</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Everything here works without a network. Nothing leaves this device unless you share it.</source>
        <translation>Alles hier geht ohne Netz. Nur was man teilt, verlässt dieses Gerät.</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Add a prisoner</source>
        <translation>Gefangenen hinzufügen</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Alle Plättchen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Same as the device</source>
        <translation>Wie auf dem Gerät</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Asked on this board</source>
        <translation>Zu dieser Stellung gefragt</translation>
    </message>
    <message>
        <source>Back to the search</source>
        <translation>Zurück zur Suche</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>This could not be worked out. The board is unchanged.</source>
        <translation>Das ließ sich nicht ausrechnen. Die Auslage ist unverändert.</translation>
    </message>
    <message>
        <source>Other questions</source>
        <translation>Weitere Fragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei auswählen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Scenario code</source>
        <translation>Szenariocode</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Dangers</source>
        <translation>Gefahren</translation>
    </message>
    <message>
        <source>Dangers are no longer marked</source>
        <translation>Gefahren sind nicht mehr markiert</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>does not fit here</source>
        <translation>passt hier nicht</translation>
    </message>
    <message>
        <source>Earlier boards</source>
        <translation>Frühere Stellungen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation>Plättchen suchen</translation>
    </message>
    <message>
        <source>Tiles for %1</source>
        <translation>Plättchen für %1</translation>
    </message>
    <message>
        <source>Footnote %1</source>
        <translation>Fußnote %1</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Fußnoten</translation>
    </message>
    <message>
        <source>Empty square %1: lay a tile</source>
        <translation>Leeres Feld %1: Plättchen legen</translation>
    </message>
    <message>
        <source>Height of the panel</source>
        <translation>Höhe des Bereichs</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hierher</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Back in its place</source>
        <translation>Wieder an ihrem Platz</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Versetzen</translation>
    </message>
    <message>
        <source>Move here: %1</source>
        <translation>Hierher versetzen: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Neutral figures</source>
        <translation>Neutrale Figuren</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leere Auslage</translation>
    </message>
    <message>
        <source>No players have been added yet.</source>
        <translation>Noch sind keine Spieler hinzugefügt.</translation>
    </message>
    <message>
        <source>No QR code was found in the picture.</source>
        <translation>Auf dem Bild war kein QR-Code zu finden.</translation>
    </message>
    <message>
        <source>This browser keeps nothing: save the board as a file or copy its code before you close the page.</source>
        <translation>Dieser Browser bewahrt nichts auf: Vor dem Schließen die Auslage als Datei speichern oder ihren Code kopieren.</translation>
    </message>
    <message>
        <source>No tile fits here.</source>
        <translation>Hier passt kein Plättchen.</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words.</source>
        <translation>Nichts gefunden. Weniger oder andere Wörter versuchen.</translation>
    </message>
    <message>
        <source>There is nothing to ask here yet: it takes a tower, a watchtower or a figure.</source>
        <translation>Hier gibt es noch nichts zu fragen: Es braucht einen Turm, einen Wachturm oder eine Figur.</translation>
    </message>
    <message>
        <source>This player’s turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open or paste…</source>
        <translation>Öffnen oder einfügen…</translation>
    </message>
    <message>
        <source>Paste a code, a link or a scenario here</source>
        <translation>Hier einen Code, einen Link oder ein Szenario einfügen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>QR code of this board</source>
        <translation>QR-Code dieser Auslage</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the figure</source>
        <translation>Figur entfernen</translation>
    </message>
    <message>
        <source>Remove the player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Remove the tile</source>
        <translation>Plättchen entfernen</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regeln der Runde</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Photograph a QR code</source>
        <translation>QR-Code fotografieren</translation>
    </message>
    <message>
        <source>Another device with Towerwatch can scan this or open the code.</source>
        <translation>Ein anderes Gerät mit Towerwatch kann dies scannen oder den Code übernehmen.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search rulings and boards</source>
        <translation>Eintrag oder Stellung suchen</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Senden…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>In hand: %1. Tap the square where it goes.</source>
        <translation>In der Hand: %1. Auf das Zielfeld tippen.</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Die Wachtürme</translation>
    </message>
    <message>
        <source>This tile</source>
        <translation>Dieses Plättchen</translation>
    </message>
    <message>
        <source>For the table to decide</source>
        <translation>Das entscheidet die Runde</translation>
    </message>
    <message>
        <source>This file is too large for a scenario.</source>
        <translation>Diese Datei ist zu groß für ein Szenario.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>This file could not be read.</source>
        <translation>Diese Datei ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Ganze Auslage</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zur Stellung</translation>
    </message>
    <message>
        <source>Only being tried out: %1.</source>
        <translation>Nur ausprobiert: %1.</translation>
    </message>
    <message>
        <source>Boards that show it</source>
        <translation>Stellungen dazu</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>%1: a whole number from 0 to %2.</source>
        <translation>%1: eine ganze Zahl von 0 bis %2.</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>There is neither a scenario code nor a scenario in this text.</source>
        <translation>In diesem Text steht weder ein Szenariocode noch ein Szenario.</translation>
    </message>
    <message>
        <source>An empty board under the same rules: %1.</source>
        <translation>Leere Auslage, Regeln wie zuvor: %1.</translation>
    </message>
    <message>
        <source>No tile found. Words to try: city, road, curve, straight, crossroads, coat of arms, monastery, garden, field, tower, watchtower.</source>
        <translation>Kein Plättchen gefunden. Diese Wörter helfen: Stadt, Straße, Kurve, gerade, Kreuzung, Wappen, Kloster, Garten, Wiese, Turm, Wachturm.</translation>
    </message>
    <message>
        <source>Which rules are yours?</source>
        <translation>Welche Ausgabe habe ich?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Expansions in play</source>
        <translation>Erweiterungen im Spiel</translation>
    </message>
    <message>
        <source>Only what lies on the table</source>
        <translation>Nur was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>liegt auf dem Tisch</translation>
    </message>
    <message>
        <source>Other expansions</source>
        <translation>Andere Erweiterungen</translation>
    </message>
    <message>
        <source>Marked: what the next &lt;floor|tower piece&gt; of every tower threatens. Triangle: by how many towers; box: how many figures.</source>
        <translation>Markiert: was das nächste Turmteil jedes Turms bedroht. Dreieck: von wie vielen Türmen aus; Kästchen: wie viele Figuren.</translation>
    </message>
    <message>
        <source>Remove a &lt;floor|tower piece&gt;</source>
        <translation>Ein Turmteil weniger</translation>
    </message>
    <message>
        <source>Figures and &lt;floors|tower pieces&gt; here</source>
        <translation>Figuren und Turmteile hier</translation>
    </message>
    <message>
        <source>&lt;Floors|Tower pieces&gt;</source>
        <translation>Turmteile</translation>
    </message>
    <message>
        <source>Add a &lt;floor|tower piece&gt;</source>
        <translation>Ein Turmteil mehr</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Stellungen</translation>
    </message>
    <message>
        <source>Tap the square to lay a tile, and later a tower to see who can be captured.</source>
        <translation>Auf das Feld tippen, um ein Plättchen zu legen, und später auf einen Turm, um zu sehen, wer gefangen genommen werden kann.</translation>
    </message>
    <message>
        <source>What is the dispute about?</source>
        <translation>Worum geht der Streit?</translation>
    </message>
    <message>
        <source>All rulings and boards to read</source>
        <translation>Alle Einträge und Stellungen zum Nachlesen</translation>
    </message>
    <message>
        <source>&lt;Floor|Piece&gt; +1</source>
        <translation>Turmteil +1</translation>
    </message>
    <message>
        <source>&lt;floor|tower piece&gt; %1</source>
        <translation>Turmteil %1</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wer?</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Capturable: %1</source>
        <comment>figures</comment>
        <translation>Gefangen genommen werden kann: %1</translation>
    </message>
    <message>
        <source>Holds here, too</source>
        <comment>rulings, as footnotes</comment>
        <translation>Auch das gilt hier</translation>
    </message>
    <message numerus="yes">
        <source>and %n other figure(s)</source>
        <translation>
            <numerusform>und %n weitere Figur</numerusform>
            <numerusform>und %n weitere Figuren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>wer am Zug ist</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>%1 × %2</source>
        <comment>a number of figures of a kind</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>supply: none</source>
        <comment>no figures</comment>
        <translation>Vorrat: leer</translation>
    </message>
    <message>
        <source>supply: %1</source>
        <translation>Vorrat: %1</translation>
    </message>
    <message>
        <source>prisoners: %1</source>
        <translation>Gefangene: %1</translation>
    </message>
    <message>
        <source>1 %1 (%2)</source>
        <comment>figure, owner</comment>
        <translation>1 %1 von %2</translation>
    </message>
    <message>
        <source>%1 × %2 (%3)</source>
        <comment>number, figure, owner</comment>
        <translation>%1 × %2 von %3</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n P.</numerusform>
            <numerusform>%n P.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 held by %2</source>
        <comment>figure, player</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message numerus="yes">
        <source>%n &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>%n Turmteil</numerusform>
            <numerusform>%n Turmteile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source> Did you mean “%1”?</source>
        <translation> Ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>A “{” is not closed. Add “}”.</source>
        <translation>Eine Klammer „{“ ist nicht geschlossen. „}“ ergänzen.</translation>
    </message>
    <message>
        <source>A “[” is not closed. Add “]”.</source>
        <translation>Eine Klammer „[“ ist nicht geschlossen. „]“ ergänzen.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A closing bracket has no opening one.</source>
        <translation>Zu einer schließenden Klammer fehlt die öffnende.</translation>
    </message>
    <message>
        <source>A backslash begins something unknown. Write it twice, or use single quotes.</source>
        <translation>Auf einen Backslash folgt etwas Unbekanntes. Den Backslash doppelt schreiben oder einfache Anführungszeichen verwenden.</translation>
    </message>
    <message>
        <source>The indentation changes in the middle of a list of keys.</source>
        <translation>Mitten in einer Liste von Schlüsseln ändert sich die Einrückung.</translation>
    </message>
    <message>
        <source>The indentation changes in the middle of a list.</source>
        <translation>Mitten in einer Liste ändert sich die Einrückung.</translation>
    </message>
    <message>
        <source>Too many levels of brackets or indentation.</source>
        <translation>Zu viele Ebenen von Klammern oder Einrückungen.</translation>
    </message>
    <message>
        <source>This is not YAML (%1).</source>
        <translation>Das ist kein YAML (%1).</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Die Datei ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8.</source>
        <translation>Das ist kein UTF-8-Text. Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The file holds more than %1 values.</source>
        <translation>Die Datei enthält mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>Anchors (&amp;) and aliases (*) are not part of the format. Write the value out.</source>
        <translation>Anker (&amp;) und Aliasse (*) gehören nicht zum Format. Den Wert ausschreiben.</translation>
    </message>
    <message>
        <source>Tags such as “%1” are not part of the format. Leave them out.</source>
        <translation>Tags wie „%1“ gehören nicht zum Format. Weglassen.</translation>
    </message>
    <message>
        <source>Merge keys (&lt;&lt;) are not part of the format. Write the keys out.</source>
        <translation>Merge-Schlüssel (&lt;&lt;) gehören nicht zum Format. Die Schlüssel ausschreiben.</translation>
    </message>
    <message>
        <source>A second document begins here; a scenario file holds one.</source>
        <translation>Hier beginnt ein zweites Dokument; eine Szenariodatei enthält nur eines.</translation>
    </message>
    <message>
        <source>A key must be a plain word.</source>
        <translation>Ein Schlüssel muss ein einfaches Wort sein.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Der Schlüssel „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <translation>Der Schlüssel „%1“ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Keys with values are needed here.</source>
        <translation>Hier sind Schlüssel mit Werten nötig.</translation>
    </message>
    <message>
        <source>“%1” needs keys with values, {key: value}.</source>
        <translation>„%1“ braucht Schlüssel mit Werten, {Schlüssel: Wert}.</translation>
    </message>
    <message>
        <source>A list is needed here.</source>
        <translation>Hier ist eine Liste nötig.</translation>
    </message>
    <message>
        <source>“%1” needs a list, [a, b] or lines with “-”.</source>
        <translation>„%1“ braucht eine Liste, [a, b] oder Zeilen mit „-“.</translation>
    </message>
    <message>
        <source>Text is needed here.</source>
        <translation>Hier ist ein Text nötig.</translation>
    </message>
    <message>
        <source>“%1” needs text.</source>
        <translation>„%1“ braucht einen Text.</translation>
    </message>
    <message>
        <source>“%1” needs a whole number without quotes.</source>
        <translation>„%1“ braucht eine ganze Zahl ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>“%1” needs true or false.</source>
        <translation>„%1“ braucht true oder false.</translation>
    </message>
    <message>
        <source>“%1” needs a square, two whole numbers: [x, y].</source>
        <translation>„%1“ braucht ein Feld aus zwei ganzen Zahlen: [x, y].</translation>
    </message>
    <message>
        <source>%1 is out of range; it may be %2 to %3.</source>
        <translation>%1 liegt außerhalb des Bereichs; erlaubt ist %2 bis %3.</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 characters.</source>
        <translation>„%1“ ist länger als %2 Zeichen.</translation>
    </message>
    <message>
        <source>“%2” is not known for “%1”.</source>
        <translation>„%2“ ist für „%1“ nicht bekannt.</translation>
    </message>
    <message>
        <source>There is no tile “%1”.</source>
        <translation>Es gibt kein Plättchen „%1“.</translation>
    </message>
    <message>
        <source>A tile lies at %1 already.</source>
        <translation>Auf %1 liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>No tile lies at %1.</source>
        <translation>Auf %1 liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>This city is a castle. Write “%1”.</source>
        <translation>Diese Stadt ist eine Burg. „%1“ schreiben.</translation>
    </message>
    <message>
        <source>The tile %1 has no foundation, so it can have no floors.</source>
        <translation>Das Plättchen %1 hat kein Turmfundament und kann deshalb keine Turmteile haben.</translation>
    </message>
    <message>
        <source>A figure stands on the tower at %1 already.</source>
        <translation>Auf dem Turm %1 steht schon eine Figur.</translation>
    </message>
    <message>
        <source>The id “%1” is taken already.</source>
        <translation>Die ID „%1“ ist schon vergeben.</translation>
    </message>
    <message>
        <source>“%1” is not among the players of this file.</source>
        <translation>„%1“ gehört nicht zu den Spielern dieser Datei.</translation>
    </message>
    <message>
        <source>A neutral figure (%2) has no “%1”.</source>
        <translation>Eine neutrale Figur (%2) hat kein „%1“.</translation>
    </message>
    <message>
        <source>“%1” has no square. Leave “at” out.</source>
        <translation>„%1“ hat kein Feld. „at“ weglassen.</translation>
    </message>
    <message>
        <source>Nobody holds prisoners of their own colour (%1).</source>
        <translation>Niemand hält Gefangene der eigenen Farbe (%1).</translation>
    </message>
    <message>
        <source>A figure of this kind (%1) is never a prisoner.</source>
        <translation>Eine Figur dieser Art (%1) ist nie ein Gefangener.</translation>
    </message>
    <message>
        <source>The tile at %1 has no watchtower.</source>
        <translation>Das Plättchen auf %1 hat keinen Wachturm.</translation>
    </message>
    <message>
        <source>There is no figure “%1”.</source>
        <translation>Es gibt keine Figur „%1“.</translation>
    </message>
    <message>
        <source>“%1” is a tile of the catalogue. Give your design another id.</source>
        <translation>„%1“ ist ein Plättchen des Katalogs. Dem Entwurf eine andere ID geben.</translation>
    </message>
    <message>
        <source>“edges” needs four letters, each F, R or C, or else AAAA.</source>
        <translation>„edges“ braucht vier Buchstaben aus F, R und C oder AAAA.</translation>
    </message>
    <message>
        <source>In the design “%2”, %1 belongs to two segments.</source>
        <translation>Im Entwurf „%2“ gehört %1 zu zwei Abschnitten.</translation>
    </message>
    <message>
        <source>In the design “%2”, side %1 belongs to no segment.</source>
        <translation>Im Entwurf „%2“ gehört die Kante %1 zu keinem Abschnitt.</translation>
    </message>
    <message>
        <source>The design “%2” has no city number %1.</source>
        <translation>Der Entwurf „%2“ hat keine Stadt Nummer %1.</translation>
    </message>
    <message>
        <source>The tiles at %1 and %2 do not match where they touch; what does not match ends there.</source>
        <translation>Die Plättchen auf %1 und %2 passen nicht zusammen, wo sie sich berühren; was nicht passt, endet dort.</translation>
    </message>
    <message>
        <source>Between %1 and %2 a bridge ends at a tile that has no road there.</source>
        <translation>Zwischen %1 und %2 endet eine Brücke an einem Plättchen, das dort keine Straße hat.</translation>
    </message>
    <message>
        <source>The castle at %1 is not a completed city of two tiles.</source>
        <translation>Die Burg auf %1 ist keine abgeschlossene Stadt aus zwei Plättchen.</translation>
    </message>
    <message>
        <source>A list in brackets, a text or a comment is longer than %1 MiB. Begin a line with “-” for each entry of a long list.</source>
        <translation>Eine Liste in Klammern, ein Text oder ein Kommentar ist länger als %1 MiB. Bei einer langen Liste jeden Eintrag mit „-“ in einer eigenen Zeile beginnen.</translation>
    </message>
    <message>
        <source>One question may expect %1 values at most. Expect only what matters.</source>
        <translation>Eine Frage darf höchstens %1 Werte erwarten. Nur nennen, worauf es ankommt.</translation>
    </message>
    <message>
        <source>There is a tab where only spaces are allowed. Indent with spaces.</source>
        <translation>Hier steht ein Tabulator, wo nur Leerzeichen stehen dürfen. Mit Leerzeichen einrücken.</translation>
    </message>
    <message>
        <source>There is a colon where none is allowed. Put the text in quotes, or check the indentation.</source>
        <translation>Hier steht ein Doppelpunkt, wo keiner stehen darf. Den Text in Anführungszeichen setzen oder die Einrückung prüfen.</translation>
    </message>
    <message>
        <source>The control character U+%1 is not allowed in a scenario.</source>
        <translation>Das Steuerzeichen U+%1 darf in einem Szenario nicht vorkommen.</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep.</source>
        <translation>Mehr als %1 Ebenen sind ineinander verschachtelt.</translation>
    </message>
    <message>
        <source>The key “%1” is there twice. Keep one of them.</source>
        <translation>Der Schlüssel „%1“ steht zweimal da. Nur einen behalten.</translation>
    </message>
    <message>
        <source>This is not a scenario: it must begin with keys such as “towerwatch: 1”.</source>
        <translation>Das ist kein Szenario: Es muss mit Schlüsseln wie „towerwatch: 1“ beginnen.</translation>
    </message>
    <message>
        <source>The file has format version %1; this program knows versions up to %2. Get a newer Towerwatch.</source>
        <translation>Die Datei hat die Formatversion %1, dieses Programm kennt Versionen bis %2. Dafür ist ein neueres Towerwatch nötig.</translation>
    </message>
    <message>
        <source>The tile %2 has no place “%1” the way it is turned.</source>
        <translation>Das Plättchen %2 hat, so wie es gedreht ist, keinen Platz „%1“.</translation>
    </message>
    <message>
        <source>This city is not a castle. Write “%1”, or list it under “castles”.</source>
        <translation>Diese Stadt ist keine Burg. „%1“ schreiben oder sie unter „castles“ aufführen.</translation>
    </message>
    <message>
        <source>A bridge (%2) needs a field at each end; the tile %1 does not have them the way it is turned.</source>
        <translation>Eine Brücke (%2) braucht auf beiden Seiten Wiese; das Plättchen %1 hat sie, so wie es gedreht ist, nicht.</translation>
    </message>
    <message>
        <source>The tile %2 shows no city on side %1 the way it is turned.</source>
        <translation>Das Plättchen %2 hat, so wie es gedreht ist, an der Kante %1 keine Stadt.</translation>
    </message>
    <message>
        <source>“%1” is not a key of the question “%2”.</source>
        <translation>„%1“ ist kein Schlüssel der Frage „%2“.</translation>
    </message>
    <message>
        <source>In the design “%2”, %1 belongs to a segment of a different kind from its edge.</source>
        <translation>Im Entwurf „%2“ gehört %1 zu einem Abschnitt anderer Art als die Kante.</translation>
    </message>
    <message>
        <source>A figure of this kind never stands in such a place: %1, %2.</source>
        <translation>Eine Figur dieser Art steht nie an einem solchen Platz: %1, %2.</translation>
    </message>
    <message>
        <source>There is a “-” where none is allowed. Check the indentation, or put the text in quotes.</source>
        <translation>Hier darf kein „-“ stehen. Einrückung prüfen oder den Text in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>%1 and %2 hold each other’s figures, which should have been exchanged.</source>
        <comment>players</comment>
        <translation>%1 und %2 halten gegenseitig Figuren gefangen; diese hätten ausgetauscht werden müssen.</translation>
    </message>
    <message>
        <source>%1 answers about %2 tiles and %3 figures are too much at once: from here on they take more than %4 steps. Spread the questions over several files.</source>
        <translation>%1 Antworten zu %2 Plättchen und %3 Figuren sind zu viel auf einmal: Von hier an brauchen sie mehr als %4 Schritte. Die Fragen auf mehrere Dateien verteilen.</translation>
    </message>
    <message>
        <source> Possible here: %1.</source>
        <translation> Möglich ist hier: %1.</translation>
    </message>
    <message>
        <source>“%1” can only be true. Leave it out otherwise.</source>
        <translation>„%1“ kann nur true sein. Sonst bleibt es weg.</translation>
    </message>
    <message>
        <source>No floor lies at %1, so none was placed there. Leave “placed” out.</source>
        <translation>Auf %1 liegt kein Turmteil, also wurde dort keines gesetzt. „placed“ bleibt weg.</translation>
    </message>
    <message>
        <source>“%1” needs “player”: whose turn it is.</source>
        <translation>„%1“ braucht „player“: wer am Zug ist.</translation>
    </message>
    <message>
        <source>After the end of the game there is no turn: “%1” cannot stand beside “over”.</source>
        <translation>Nach dem Spielende gibt es keinen Zug: „%1“ kann nicht neben „over“ stehen.</translation>
    </message>
    <message>
        <source>“%1” stands twice in “done”.</source>
        <translation>„%1“ steht zweimal in „done“.</translation>
    </message>
    <message>
        <source>Only one action is done in a turn: “%1” or “%2”.</source>
        <translation>In einem Zug gibt es nur eine Aktion: „%1“ oder „%2“.</translation>
    </message>
    <message>
        <source>A phantom follows another action. One that was placed first is “figure” or “top”.</source>
        <translation>Ein Phantom folgt auf eine andere Aktion. Wurde es zuerst eingesetzt, ist es „figure“ oder „top“.</translation>
    </message>
    <message>
        <source>Before the tile is laid nothing can be done.</source>
        <translation>Bevor das Plättchen liegt, kann nichts getan sein.</translation>
    </message>
    <message>
        <source>%1 is on the board more often than in any edition.</source>
        <translation>%1 liegt öfter in der Auslage, als es in irgendeiner Ausgabe enthalten ist.</translation>
    </message>
    <message>
        <source>What was done in this turn does not show on the board: %1.</source>
        <translation>Was in diesem Zug getan wurde, zeigt die Auslage nicht: %1.</translation>
    </message>
    <message>
        <source>There is a question mark before a comma or bracket. Put the text in quotes.</source>
        <translation>Vor einem Komma oder einer Klammer steht ein Fragezeichen. Den Text in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>This figure was left alone and should be back in the supply: %1.</source>
        <translation>Diese Figur ist allein übrig und müsste zurück im Vorrat sein: %1.</translation>
    </message>
    <message>
        <source>This figure stands on a &lt;foundation without a floor|tower place without a tower piece&gt;: %1.</source>
        <translation>Auf einem &lt;Turmfundament|Turmplatz&gt; ohne Turmteil steht diese Figur: %1.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>QValidator</name>
    <message>
        <source>A number from %1 to %2, or – where it is not known</source>
        <translation>Eine Zahl von %1 bis %2 oder „–“, wenn sie nicht bekannt ist</translation>
    </message>
</context>
<context>
    <name>QrView</name>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>The scenario code for another device to scan</source>
        <translation>Der Szenariocode zum Scannen mit einem anderen Gerät</translation>
    </message>
</context>
<context>
    <name>QuestionPopup</name>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Wachtürme</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Questions of this table</source>
        <translation>Fragen dieser Auslage</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>a figure</source>
        <comment>that nobody has named</comment>
        <translation>einer Figur</translation>
    </message>
    <message>
        <source>%1 places &lt;floor|tower piece&gt; %2 at %3</source>
        <comment>player, number, square</comment>
        <translation>%1 setzt Turmteil %2 auf %3</translation>
    </message>
    <message>
        <source>May %1 buy back a prisoner (%2)?</source>
        <comment>player, figure</comment>
        <translation>Darf %1 einen Gefangenen freikaufen (%2)?</translation>
    </message>
    <message>
        <source>May %1 buy back a prisoner from %2?</source>
        <comment>player, player</comment>
        <translation>Darf %1 bei %2 einen Gefangenen freikaufen?</translation>
    </message>
    <message>
        <source>May %1 buy back a prisoner?</source>
        <comment>player</comment>
        <translation>Darf %1 einen Gefangenen freikaufen?</translation>
    </message>
    <message>
        <source>May %1 put %2 on the tower at %3?</source>
        <comment>player, a meeple, square</comment>
        <translation>Darf %2 von %1 auf Turm %3?</translation>
    </message>
    <message>
        <source>What does the watchtower at %1 score?</source>
        <translation>Was bringt der Wachturm auf %1?</translation>
    </message>
    <message>
        <source>What does the tile at %1 score?</source>
        <translation>Was wird durch das Plättchen auf %1 gewertet?</translation>
    </message>
    <message>
        <source>What may %1 do with the towers?</source>
        <comment>player</comment>
        <translation>Was darf %1 an den Türmen tun?</translation>
    </message>
    <message>
        <source>%1: can it capture %2?</source>
        <comment>a floor is placed, figure</comment>
        <translation>%1: Kann %2 gefangen genommen werden?</translation>
    </message>
    <message>
        <source>May %1 stand on the tower at %2?</source>
        <comment>the fairy, square</comment>
        <translation>Darf %1 auf Turm %2?</translation>
    </message>
    <message>
        <source>What do all completed features score?</source>
        <translation>Was wird insgesamt gewertet?</translation>
    </message>
    <message>
        <source>What can happen to %2 in %1’s turn?</source>
        <comment>player, figure</comment>
        <translation>%2: Was kann im Zug von %1 passieren?</translation>
    </message>
</context>
<context>
    <name>RansomTeller</name>
    <message>
        <source>on %1’s own turn it costs %2</source>
        <comment>player, points</comment>
        <translation>im eigenen Zug kostet es %1 %2</translation>
    </message>
    <message>
        <source>Yes, for %1.</source>
        <comment>points</comment>
        <translation>Ja, für %1.</translation>
    </message>
    <message>
        <source>Yes, one of %9 for %1.</source>
        <comment>number of prisoners, points</comment>
        <translation>Ja, einen von %9 für %1.</translation>
    </message>
    <message>
        <source>in %1’s turn, and nothing says that the tile comes first</source>
        <comment>player</comment>
        <translation>im Zug von %1; nichts besagt, dass das Plättchen zuerst kommt</translation>
    </message>
    <message>
        <source>the score of %1 is not stated</source>
        <comment>player</comment>
        <translation>der Punktestand von %1 ist nicht angegeben</translation>
    </message>
    <message>
        <source>afterwards %1</source>
        <comment>Blue 7 points, Red 25 points</comment>
        <translation>Stand danach: %1</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>There is no question %1.</source>
        <translation>Es gibt keine Frage %1.</translation>
    </message>
    <message>
        <source>Name the picture with -o; its name ends in .svg, .png, .pdf or .html.</source>
        <translation>Das Bild mit -o benennen; der Name endet auf .svg, .png, .pdf oder .html.</translation>
    </message>
    <message>
        <source>Only a .pdf holds several scenarios.</source>
        <translation>Nur eine .pdf-Datei fasst mehrere Szenarien.</translation>
    </message>
    <message>
        <source>An image cannot be “%1” pixels wide; the width may be 1 to %2.</source>
        <translation>Ein Bild kann nicht „%1“ Pixel breit sein; möglich sind 1 bis %2.</translation>
    </message>
    <message>
        <source>Only a .png has a --width in pixels.</source>
        <translation>Nur für eine .png-Datei gibt es --width in Pixeln.</translation>
    </message>
    <message>
        <source>Only a .png or .svg can be --transparent.</source>
        <translation>Nur für eine .png- oder .svg-Datei gibt es --transparent.</translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>Das Bild konnte nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>A page for phones has no --dangers.</source>
        <translation>Bei einer Seite für Handys gibt es kein --dangers.</translation>
    </message>
    <message>
        <source>Unknown paper size “%1”; choose a4 or letter.</source>
        <translation>Das Papierformat „%1“ gibt es nicht; es gibt a4 und letter.</translation>
    </message>
    <message>
        <source>This copy of Towerwatch comes without the page for phones; make a PDF or a picture instead, with -o %1 or -o %2.</source>
        <translation>Diesem Towerwatch liegt die Seite für Handys nicht bei; stattdessen mit -o %1 ein PDF oder mit -o %2 ein Bild erzeugen.</translation>
    </message>
</context>
<context>
    <name>RulingWriter</name>
    <message>
        <source>Footnotes</source>
        <translation>Fußnoten</translation>
    </message>
    <message>
        <source>For the table to decide</source>
        <translation>Das entscheidet die Runde</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lesart %1</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>Show what looks wrong</source>
        <translation>Zeigen, was falsch aussieht</translation>
    </message>
    <message numerus="yes">
        <source>Show what looks wrong; %n more</source>
        <translation>
            <numerusform>Zeigen, was falsch aussieht; %n weiteres</numerusform>
            <numerusform>Zeigen, was falsch aussieht; %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>the &lt;floor|tower piece&gt; just placed</source>
        <translation>das eben gesetzte Turmteil</translation>
    </message>
    <message>
        <source>the next &lt;floor|tower piece&gt;</source>
        <translation>das nächste Turmteil</translation>
    </message>
    <message>
        <source>In the reference</source>
        <translation>Im Nachschlagewerk</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>first edition</source>
        <translation>erste Ausgabe</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>zweite Ausgabe</translation>
    </message>
    <message>
        <source>third edition</source>
        <translation>dritte Ausgabe</translation>
    </message>
    <message>
        <source>source in German</source>
        <translation>Quelle auf Deutsch</translation>
    </message>
    <message>
        <source>source in Dutch</source>
        <translation>Quelle auf Niederländisch</translation>
    </message>
    <message>
        <source>source in English</source>
        <translation>Quelle auf Englisch</translation>
    </message>
    <message numerus="yes">
        <source>footnote(s) %1</source>
        <translation>
            <numerusform>Fußnote %1</numerusform>
            <numerusform>Fußnoten %1</numerusform>
        </translation>
    </message>
    <message>
        <source>boxed answer %1</source>
        <translation>umrahmte Antwort %1</translation>
    </message>
    <message numerus="yes">
        <source>house rule(s) %1</source>
        <translation>
            <numerusform>Hausregel %1</numerusform>
            <numerusform>Hausregeln %1</numerusform>
        </translation>
    </message>
    <message>
        <source>report %1</source>
        <translation>Meldung %1</translation>
    </message>
    <message>
        <source>list “%1”</source>
        <translation>Liste „%1“</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>editions, publishers</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, place in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>document, its language</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>for the second edition only</source>
        <translation>nur für die zweite Ausgabe</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand: %1</translation>
    </message>
    <message>
        <source>from the first edition</source>
        <translation>aus der ersten Ausgabe</translation>
    </message>
    <message>
        <source>from the second edition</source>
        <translation>aus der zweiten Ausgabe</translation>
    </message>
    <message>
        <source>from the third edition</source>
        <translation>aus der dritten Ausgabe</translation>
    </message>
    <message>
        <source>our conclusion for these rules</source>
        <translation>anderswo so geregelt, hier von uns gefolgert</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>This is a disk, not a file.</source>
        <translation>Das ist ein Laufwerk, keine Datei.</translation>
    </message>
</context>
<context>
    <name>ScoreTeller</name>
    <message>
        <source>%1.</source>
        <comment>a list as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Nobody scores: it completes no road, city or monastery.</source>
        <translation>Niemand bekommt Punkte: Das Plättchen schließt weder Straße noch Stadt noch Kloster ab.</translation>
    </message>
    <message>
        <source>Nobody scores: no road, city or monastery is complete.</source>
        <translation>Niemand bekommt Punkte: Weder Straße noch Stadt noch Kloster ist abgeschlossen.</translation>
    </message>
    <message>
        <source>watchtower at %1</source>
        <translation>Wachturm auf %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>monastery, square</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2, %n tile(s)</source>
        <comment>road or city, square</comment>
        <translation>
            <numerusform>%1 auf %2, %n Plättchen</numerusform>
            <numerusform>%1 auf %2, %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>road or city, coats of arms</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, strength</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>strength: %1</source>
        <translation>Stärke: %1</translation>
    </message>
    <message>
        <source>the fairy’s points</source>
        <translation>die Punkte der Fee</translation>
    </message>
    <message>
        <source>castle points</source>
        <translation>die Punkte der Burg</translation>
    </message>
    <message>
        <source>Not counted here</source>
        <translation>Hier nicht mitgezählt</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>4 meeples, 2 points</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1; missing: %2</source>
        <comment>feature, squares</comment>
        <translation>%1; noch nicht abgeschlossen, offen bei %2</translation>
    </message>
    <message>
        <source>Nobody scores: no meeple that counts is in a completed feature.</source>
        <translation>Niemand punktet: In nichts Abgeschlossenem steht ein Meeple, der zählt.</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Keine Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%1 has strength %n (1 for each coat of arms)</source>
        <comment>mayor</comment>
        <translation>
            <numerusform>%1 hat Stärke %n (1 je Wappen)</numerusform>
            <numerusform>%1 hat Stärke %n (1 je Wappen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>The board in words</source>
        <translation>Die Stellung in Worten</translation>
    </message>
    <message>
        <source>The board: %1</source>
        <translation>Die Stellung: %1</translation>
    </message>
    <message>
        <source>Try this board</source>
        <translation>Diese Stellung ausprobieren</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Zweite Ausgabe</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Erste Ausgabe</translation>
    </message>
    <message>
        <source>Disputes under these rules</source>
        <translation>Streitfälle nach diesen Regeln</translation>
    </message>
    <message>
        <source>Parts of the site</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Andere Sprachen</translation>
    </message>
    <message>
        <source>Previous: %1</source>
        <translation>Zurück: %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Davor und danach</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>Streitfälle</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>Leitfäden</translation>
    </message>
    <message>
        <source>first second third fourth fifth sixth seventh eighth ninth tenth</source>
        <comment>in this order</comment>
        <translation>erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte</translation>
    </message>
    <message>
        <source>%1 places the %2 &lt;floor|tower piece&gt; on the marked tower.</source>
        <comment>player, second</comment>
        <translation>%1 setzt das %2 Turmteil auf den markierten Turm.</translation>
    </message>
    <message>
        <source>%1 places the %2 &lt;floor|tower piece&gt;.</source>
        <comment>player, second</comment>
        <translation>%1 setzt das %2 Turmteil.</translation>
    </message>
    <message>
        <source>%1 Can it capture %2?</source>
        <comment>a floor is placed, figure</comment>
        <translation>%1 Kann %2 gefangen genommen werden?</translation>
    </message>
    <message>
        <source>May %1 stand on this tower?</source>
        <comment>the fairy</comment>
        <translation>Darf %1 auf diesen Turm?</translation>
    </message>
    <message>
        <source>May %1 put %2 on the marked tower?</source>
        <comment>player, a meeple</comment>
        <translation>Darf %2 von %1 auf den markierten Turm?</translation>
    </message>
    <message>
        <source>May %1 put %2 on this tower?</source>
        <comment>player, a meeple</comment>
        <translation>Darf %2 von %1 auf diesen Turm?</translation>
    </message>
    <message>
        <source>How many points does this score?</source>
        <translation>Wie viele Punkte gibt das?</translation>
    </message>
    <message>
        <source>What is the marked watchtower worth?</source>
        <translation>Was ist der markierte Wachturm wert?</translation>
    </message>
    <message>
        <source>What is this watchtower worth?</source>
        <translation>Was ist dieser Wachturm wert?</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>Carcassonne: The Watchtowers</source>
        <translation>Carcassonne: Die Wachtürme</translation>
    </message>
    <message>
        <source>Carcassonne: The Tower</source>
        <translation>Carcassonne: Der Turm</translation>
    </message>
    <message>
        <source>Towerwatch: Carcassonne referee</source>
        <translation>Towerwatch: Schiedsrichter für Carcassonne</translation>
    </message>
    <message>
        <source>To the content</source>
        <translation>Zum Inhalt</translation>
    </message>
    <message>
        <source>Towerwatch is unofficial: not made, checked or endorsed by Hans im Glück or any other publisher of Carcassonne.</source>
        <translation>Towerwatch ist inoffiziell: weder von Hans im Glück noch von einem anderen Verlag gemacht, geprüft oder gebilligt.</translation>
    </message>
    <message>
        <source>%1 answers with their sources</source>
        <translation>%1 Antworten mit ihren Quellen</translation>
    </message>
    <message>
        <source>%1 boards with their verdicts</source>
        <translation>%1 Stellungen mit ihren Urteilen</translation>
    </message>
    <message>
        <source>What comes when, step by step</source>
        <translation>Was wann kommt, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Tell your edition by its booklet</source>
        <translation>An der Anleitung zu erkennen</translation>
    </message>
    <message>
        <source>In three languages, both editions</source>
        <translation>In drei Sprachen, beide Ausgaben</translation>
    </message>
    <message>
        <source>%1 of The Tower, %2 of The Watchtowers</source>
        <translation>%1 für „Der Turm“, %2 für „Die Wachtürme“</translation>
    </message>
    <message>
        <source>Lay out your own board</source>
        <translation>Eigene Stellung legen</translation>
    </message>
    <message>
        <source>Verdicts on disputed boards, each with its rule and its source. Unofficial.</source>
        <translation>Urteile über strittige Stellungen, jedes mit Regel und Quelle. Inoffiziell.</translation>
    </message>
    <message>
        <source>Referee for Carcassonne: The Tower and The Watchtowers</source>
        <translation>Schiedsrichter für Carcassonne: Der Turm und Die Wachtürme</translation>
    </message>
    <message>
        <source>Carcassonne: The Tower and The Watchtowers</source>
        <translation>Carcassonne: Der Turm und Die Wachtürme</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>%1 found</source>
        <comment>a number of pages</comment>
        <translation>%1 Treffer</translation>
    </message>
</context>
<context>
    <name>SquareWords</name>
    <message>
        <source>watchtower</source>
        <translation>Wachturm</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure, place</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, verdict</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <comment>square</comment>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>square, tile</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <comment>a tile, clockwise</comment>
        <translation>um %1° gedreht</translation>
    </message>
    <message numerus="yes">
        <source>tower with %n &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>Turm mit %n Turmteil</numerusform>
            <numerusform>Turm mit %n Turmteilen</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;tower foundation|tower place&gt;</source>
        <translation>&lt;Turmfundament|Turmplatz&gt;</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Keep a question</source>
        <translation>Frage behalten</translation>
    </message>
    <message>
        <source>Remove a question</source>
        <translation>Frage entfernen</translation>
    </message>
    <message>
        <source>Remove a figure</source>
        <translation>Figur entfernen</translation>
    </message>
    <message>
        <source>Remove a tile</source>
        <translation>Plättchen entfernen</translation>
    </message>
    <message>
        <source>Turn a tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Lay a bridge</source>
        <translation>Brücke legen</translation>
    </message>
    <message>
        <source>Remove a bridge</source>
        <translation>Brücke entfernen</translation>
    </message>
    <message>
        <source>Turn a city into a castle</source>
        <translation>Stadt zur Burg machen</translation>
    </message>
    <message>
        <source>Turn a castle back into a city</source>
        <translation>Burg wieder zur Stadt machen</translation>
    </message>
    <message>
        <source>Add a floor</source>
        <translation>Ein Turmteil mehr</translation>
    </message>
    <message>
        <source>Remove a floor</source>
        <translation>Ein Turmteil weniger</translation>
    </message>
    <message>
        <source>Select a figure or a tile first.</source>
        <translation>Erst eine Figur oder ein Plättchen auswählen.</translation>
    </message>
    <message>
        <source>Nothing is asked: click a tower or a figure first.</source>
        <translation>Gerade ist keine Frage gestellt: erst einen Turm oder eine Figur anklicken.</translation>
    </message>
    <message>
        <source>The scenario has this question already.</source>
        <translation>Das Szenario enthält diese Frage schon.</translation>
    </message>
    <message>
        <source>The scenario does not have this question.</source>
        <translation>Das Szenario enthält diese Frage nicht.</translation>
    </message>
    <message>
        <source>Select a tile first.</source>
        <translation>Erst ein Plättchen auswählen.</translation>
    </message>
    <message>
        <source>This is not a step.</source>
        <translation>Das ist kein Schritt.</translation>
    </message>
    <message>
        <source>The tile at %1 has no tower foundation.</source>
        <translation>Das Plättchen auf %1 hat kein Turmfundament.</translation>
    </message>
    <message>
        <source>A tower in a scenario can have at most %1 floors.</source>
        <translation>In einem Szenario hat ein Turm höchstens %1 Turmteile.</translation>
    </message>
    <message>
        <source>No floor lies on this foundation.</source>
        <translation>Auf diesem Turmfundament liegt kein Turmteil.</translation>
    </message>
    <message>
        <source>A bridge runs from side to side over fields; the tile at %1 has none on opposite sides.</source>
        <translation>Eine Brücke führt von Wiese zu Wiese quer über das Plättchen; das auf %1 hat keine Wiesen an gegenüberliegenden Seiten.</translation>
    </message>
    <message>
        <source>The tile at %1 has no city.</source>
        <translation>Das Plättchen auf %1 hat keine Stadt.</translation>
    </message>
    <message numerus="yes">
        <source>Remove a tile with %n figure(s)</source>
        <translation>
            <numerusform>Plättchen mit einer Figur entfernen</numerusform>
            <numerusform>Plättchen mit %n Figuren entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tower piece</source>
        <comment>first edition</comment>
        <translation>Ein Turmteil mehr</translation>
    </message>
    <message>
        <source>Remove a tower piece</source>
        <comment>first edition</comment>
        <translation>Ein Turmteil weniger</translation>
    </message>
    <message>
        <source>The tile at %1 has no tower place.</source>
        <comment>first edition</comment>
        <translation>Das Plättchen auf %1 hat keinen Turmplatz.</translation>
    </message>
    <message>
        <source>A tower in a scenario can have at most %1 tower pieces.</source>
        <comment>first edition</comment>
        <translation>In einem Szenario hat ein Turm höchstens %1 Turmteile.</translation>
    </message>
    <message>
        <source>No tower piece lies on this tower place.</source>
        <comment>first edition</comment>
        <translation>Auf diesem Turmplatz liegt kein Turmteil.</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>there is no tile at %1</source>
        <translation>Auf %1 liegt kein Plättchen</translation>
    </message>
    <message>
        <source>the tile at %1 has no &lt;foundation|tower place&gt;</source>
        <translation>Das Plättchen auf %1 hat &lt;kein Turmfundament|keinen Turmplatz&gt;</translation>
    </message>
    <message>
        <source>%2 stands on the tower at %1</source>
        <comment>square, figure</comment>
        <translation>Auf dem Turm %1 steht %2</translation>
    </message>
    <message>
        <source>%2 stands on the &lt;foundation|tower place&gt; at %1</source>
        <comment>square, figure</comment>
        <translation>Auf dem &lt;Turmfundament|Turmplatz&gt; %1 steht %2</translation>
    </message>
    <message>
        <source>%1 has no &lt;floor|tower piece&gt; left</source>
        <translation>%1 hat kein Turmteil mehr</translation>
    </message>
    <message>
        <source>the &lt;foundation|tower place&gt; at %1 has no &lt;floor|tower piece&gt; yet</source>
        <translation>Auf dem &lt;Turmfundament|Turmplatz&gt; %1 liegt noch kein Turmteil</translation>
    </message>
    <message>
        <source>under “%1” nobody is bought back</source>
        <comment>house rule</comment>
        <translation>Mit „%1“ wird niemand freigekauft</translation>
    </message>
    <message>
        <source>it is %1’s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 has already bought back a prisoner this turn</source>
        <translation>%1 hat in diesem Zug schon einen Gefangenen freigekauft</translation>
    </message>
    <message>
        <source>%1 has %2, and a ransom costs %3</source>
        <translation>%1 hat %2, das Lösegeld beträgt %3</translation>
    </message>
    <message>
        <source>nothing settles whether %1 may stand on a tower</source>
        <comment>an abbot</comment>
        <translation>Keine Quelle sagt, ob %1 auf einem Turm stehen darf</translation>
    </message>
    <message>
        <source>%1 may not stand on a tower</source>
        <comment>a builder</comment>
        <translation>Auf einen Turm darf %1 nicht</translation>
    </message>
    <message>
        <source>on the tower’s own tile</source>
        <translation>auf dem Plättchen des Turms</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) away</source>
        <translation>
            <numerusform>%n Schritt entfernt</numerusform>
            <numerusform>%n Schritte entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) away</source>
        <translation>
            <numerusform>%n Feld entfernt</numerusform>
            <numerusform>%n Felder entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, over the empty square %2</source>
        <comment>2 squares away; square</comment>
        <translation>%1, über das leere Feld %2 hinweg</translation>
    </message>
    <message>
        <source>%1 stays: another &lt;meeple|follower&gt; is there</source>
        <comment>builder or pig</comment>
        <translation>%1 bleibt: Bei ihm steht noch ein eigener &lt;Meeple|Gefolgsmann&gt;</translation>
    </message>
    <message>
        <source>the %1 then belongs to %2</source>
        <comment>road or city, players</comment>
        <translation>die %1 gehört dann %2</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <translation>Nein: %1.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number, figure</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>the tile comes first</source>
        <translation>erst kommt das Plättchen</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>player, figures</comment>
        <translation>%2 von %1</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Noch nicht: %1.</translation>
    </message>
    <message>
        <source>Undecided: %1.</source>
        <translation>Ungeklärt: %1.</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>a figure</comment>
        <translation>neutral</translation>
    </message>
    <message>
        <source>special figure</source>
        <translation>als Sonderfigur</translation>
    </message>
    <message>
        <source>in a castle</source>
        <translation>in einer Burg</translation>
    </message>
    <message>
        <source>in the City of Carcassonne</source>
        <translation>in der Stadt Carcassonne</translation>
    </message>
    <message>
        <source>on the tower at %1</source>
        <comment>a figure</comment>
        <translation>auf dem Turm %1</translation>
    </message>
    <message>
        <source>own figure</source>
        <translation>eigene Figur</translation>
    </message>
    <message>
        <source>on the Wheel of Fortune</source>
        <translation>auf dem Schicksalsrad</translation>
    </message>
    <message>
        <source>on an acrobat space</source>
        <translation>auf einem Artistenplatz</translation>
    </message>
    <message>
        <source>%1 has %2, a ransom costs %3, and these rules name no minimum</source>
        <translation>%1 hat %2, das Lösegeld beträgt %3, und eine Untergrenze nennen diese Regeln nicht</translation>
    </message>
    <message>
        <source>%1 holds no %3 of %2</source>
        <translation>Bei %1 ist kein %3 von %2 gefangen</translation>
    </message>
    <message>
        <source>no %2 of %1 is held prisoner</source>
        <translation>Kein %2 von %1 ist gefangen</translation>
    </message>
    <message>
        <source>not in line with the tower</source>
        <translation>schräg zum Turm</translation>
    </message>
    <message>
        <source>the square %1 in between is empty</source>
        <translation>Das Feld %1 dazwischen ist leer</translation>
    </message>
    <message numerus="yes">
        <source>the shortest way over tiles takes %n step(s), range %1</source>
        <translation>
            <numerusform>der kürzeste Weg über Plättchen hat %n Schritt, Reichweite %1</numerusform>
            <numerusform>der kürzeste Weg über Plättchen hat %n Schritte, Reichweite %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no way over tiles leads there</source>
        <translation>über Plättchen führt kein Weg dorthin</translation>
    </message>
    <message>
        <source>the watchtower at %1 is then worth %3, not %2</source>
        <comment>square, points, points</comment>
        <translation>der Wachturm auf %1 bringt dann %3 statt %2</translation>
    </message>
    <message>
        <source>the %1 then belongs to nobody</source>
        <comment>road or city</comment>
        <translation>die %1 gehört dann niemandem</translation>
    </message>
    <message>
        <source>This holds only if %1 may stand there.</source>
        <comment>figure</comment>
        <translation>Das gilt nur, wenn %1 dort stehen darf.</translation>
    </message>
    <message>
        <source>This holds only if the tile at %1 is placed correctly.</source>
        <translation>Das gilt nur, wenn das Plättchen auf %1 richtig liegt.</translation>
    </message>
    <message>
        <source>the second half brings a tile and an action of its own</source>
        <translation>die zweite Hälfte bringt ein neues Plättchen und eine eigene Aktion</translation>
    </message>
    <message>
        <source>%1 has no %2 in the supply</source>
        <comment>player, figure</comment>
        <translation>Im Vorrat von %1 ist kein %2</translation>
    </message>
    <message>
        <source>%1 has already placed a figure</source>
        <comment>player</comment>
        <translation>%1 hat schon eine Figur eingesetzt</translation>
    </message>
    <message>
        <source>%1 has already placed a &lt;floor|tower piece&gt;</source>
        <comment>player</comment>
        <translation>%1 hat schon ein Turmteil gesetzt</translation>
    </message>
    <message>
        <source>%1 has already put a figure on a tower</source>
        <comment>player</comment>
        <translation>%1 hat schon eine Figur auf einen Turm gestellt</translation>
    </message>
    <message>
        <source>%1 has already used the action</source>
        <comment>player</comment>
        <translation>%1 hat die Aktion schon verbraucht</translation>
    </message>
    <message>
        <source>%1 has already placed the phantom</source>
        <comment>player</comment>
        <translation>%1 hat das Phantom schon eingesetzt</translation>
    </message>
    <message>
        <source>%1 holds none of %2’s figures</source>
        <translation>%1 hält keine Figur von %2 gefangen</translation>
    </message>
    <message>
        <source>nobody holds any of %1’s figures</source>
        <translation>keine Figur von %1 ist gefangen</translation>
    </message>
    <message>
        <source>the pig then stays or goes back, depending on the edition of the field tile</source>
        <translation>ob das Schwein dann bleibt, hängt von der Ausgabe des Plättchens mit der Wiese ab</translation>
    </message>
    <message>
        <source>then exchanged at once; %1 chooses who returns: %2</source>
        <comment>player, figures</comment>
        <translation>dann sofort ausgetauscht; %1 wählt, welche eigene Figur zurückkommt: %2</translation>
    </message>
    <message>
        <source>then exchanged at once for %1’s %2</source>
        <comment>player, figure</comment>
        <translation>dann sofort ausgetauscht, %1 bekommt zurück: %2</translation>
    </message>
    <message>
        <source>%1 then returns to the supply</source>
        <comment>builder or pig</comment>
        <translation>dann kommt %1 zurück in den Vorrat</translation>
    </message>
    <message>
        <source>%1 then misses %2 from the watchtower at %3</source>
        <comment>player, points, square</comment>
        <translation>dann entgehen %1 %2 vom Wachturm auf %3</translation>
    </message>
    <message>
        <source>the tower at %1 is then open again</source>
        <translation>der Turm %1 ist dann wieder offen</translation>
    </message>
    <message>
        <source>First an exchange: %1 for %2.</source>
        <comment>a player’s figures, another’s figures</comment>
        <translation>Zuerst wird ausgetauscht: %1 gegen %2.</translation>
    </message>
    <message>
        <source>Then no ransom: %1.</source>
        <comment>after an exchange; why</comment>
        <translation>Danach kein Freikauf: %1.</translation>
    </message>
    <message>
        <source>Not allowed: %1.</source>
        <translation>Geht nicht: %1.</translation>
    </message>
</context>
<context>
    <name>TextPopup</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Keep the text (Ctrl+Enter)</source>
        <translation>Text übernehmen (Strg+Eingabetaste)</translation>
    </message>
    <message>
        <source>This cannot be read. Escape leaves everything as it was.</source>
        <translation>Das ist nicht zu lesen. Mit Esc bleibt alles, wie es war.</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>tower foundation</source>
        <translation>Turmfundament</translation>
    </message>
    <message>
        <source>watchtower: %1 for %2</source>
        <comment>points, what is counted</comment>
        <translation>Wachturm: %1 für %2</translation>
    </message>
    <message numerus="yes">
        <source>%n city segment(s)</source>
        <translation>
            <numerusform>%n Stadtabschnitt</numerusform>
            <numerusform>%n Stadtabschnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation>
            <numerusform>%n Wappen</numerusform>
            <numerusform>%n Wappen</numerusform>
        </translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>crossroads junction</source>
        <translation>Kreuzung Abzweigung</translation>
    </message>
    <message>
        <source>meadow field</source>
        <translation>Wiese Feld</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message>
        <source>shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>cloister church</source>
        <translation>Abtei Kirche</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>abbey</source>
        <translation>Abtei</translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>Kultstätte</translation>
    </message>
    <message>
        <source>German monastery</source>
        <translation>Deutsches Kloster</translation>
    </message>
    <message>
        <source>Dutch or Belgian monastery</source>
        <translation>Niederländisches oder belgisches Kloster</translation>
    </message>
    <message>
        <source>Japanese building</source>
        <translation>Japanisches Gebäude</translation>
    </message>
    <message>
        <source>Darmstadt church</source>
        <translation>Darmstädter Kirche</translation>
    </message>
    <message>
        <source>German cathedral</source>
        <translation>Deutsche Kathedrale</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <comment>letter</comment>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>Tower tile %1</source>
        <translation>Turm-Plättchen %1</translation>
    </message>
    <message>
        <source>Watchtower tile %1</source>
        <translation>Wachturm-Plättchen %1</translation>
    </message>
    <message>
        <source>Crop circle on a road</source>
        <translation>Kornkreis auf einer Straße</translation>
    </message>
    <message>
        <source>Crop circle in a city</source>
        <translation>Kornkreis in einer Stadt</translation>
    </message>
    <message>
        <source>%1 with a garden</source>
        <translation>%1 mit Garten</translation>
    </message>
    <message>
        <source>Tower %1</source>
        <comment>tile, number</comment>
        <translation>Turm %1</translation>
    </message>
    <message>
        <source>Watchtower %1</source>
        <comment>tile, number</comment>
        <translation>Wachturm %1</translation>
    </message>
    <message>
        <source>%1, garden</source>
        <comment>tile in a list</comment>
        <translation>%1, Garten</translation>
    </message>
    <message>
        <source>Dutch/Belgian monastery</source>
        <comment>tile in a list</comment>
        <translation>Kloster (NL/BE)</translation>
    </message>
</context>
<context>
    <name>Topics</name>
    <message>
        <source>Setting up</source>
        <translation>Spielvorbereitung</translation>
    </message>
    <message>
        <source>The tower action</source>
        <translation>Die Turmaktion</translation>
    </message>
    <message>
        <source>Range of a tower</source>
        <translation>Reichweite eines Turms</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Gefangen nehmen</translation>
    </message>
    <message>
        <source>Prisoners and ransom</source>
        <translation>Gefangene und Lösegeld</translation>
    </message>
    <message>
        <source>Figures on a tower</source>
        <translation>Figuren auf einem Turm</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>The third edition</source>
        <translation>Die dritte Ausgabe</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Wachtürme</translation>
    </message>
    <message>
        <source>Watchtowers in detail</source>
        <translation>Wachtürme im Einzelnen</translation>
    </message>
    <message>
        <source>After the capture</source>
        <translation>Nach der Gefangennahme</translation>
    </message>
    <message>
        <source>Combination plays</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Where editions differ</source>
        <translation>Wo sich die Ausgaben unterscheiden</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Offene Fragen</translation>
    </message>
    <message>
        <source>Placing floors</source>
        <translation>Turmteile setzen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Watchtowers: what they count</source>
        <translation>Wachtürme: was sie zählen</translation>
    </message>
    <message>
        <source>Watchtowers with other expansions</source>
        <translation>Wachtürme mit anderen Erweiterungen</translation>
    </message>
    <message>
        <source>Watchtowers: editions</source>
        <translation>Wachtürme: Ausgaben</translation>
    </message>
    <message>
        <source>Watchtowers: what comes first</source>
        <translation>Wachtürme: was zuerst kommt</translation>
    </message>
    <message>
        <source>Watchtowers: what triggers them</source>
        <translation>Wachtürme: was sie auslöst</translation>
    </message>
    <message>
        <source>The moment in the turn</source>
        <translation>Der Moment im Zug</translation>
    </message>
    <message>
        <source>Common disputes</source>
        <translation>Häufige Streitfragen</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>tile laid at %1</source>
        <translation>Plättchen auf %1 gelegt</translation>
    </message>
    <message>
        <source>no tile laid yet</source>
        <translation>noch kein Plättchen gelegt</translation>
    </message>
    <message>
        <source>first half of a double turn</source>
        <translation>erste Hälfte eines Doppelzuges</translation>
    </message>
    <message>
        <source>second half of a double turn</source>
        <translation>zweite Hälfte eines Doppelzuges</translation>
    </message>
    <message>
        <source>ransom paid</source>
        <translation>Lösegeld gezahlt</translation>
    </message>
    <message>
        <source>Next player: %1</source>
        <translation>Nächster Spieler: %1</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spiel vorbei</translation>
    </message>
    <message>
        <source>figure placed</source>
        <comment>done in a turn</comment>
        <translation>Figur gesetzt</translation>
    </message>
    <message>
        <source>&lt;floor|tower piece&gt; placed</source>
        <comment>done in a turn</comment>
        <translation>Turmteil gesetzt</translation>
    </message>
    <message>
        <source>figure put on a tower</source>
        <comment>done in a turn</comment>
        <translation>Figur auf einen Turm gestellt</translation>
    </message>
    <message>
        <source>another action done</source>
        <comment>done in a turn</comment>
        <translation>andere Aktion ausgeführt</translation>
    </message>
    <message>
        <source>phantom placed</source>
        <comment>done in a turn</comment>
        <translation>Phantom gesetzt</translation>
    </message>
    <message>
        <source>nothing done yet</source>
        <translation>noch nichts getan</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <comment>player</comment>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1’s turn: %2.</source>
        <comment>player, what was done</comment>
        <translation>%1 ist am Zug: %2.</translation>
    </message>
    <message>
        <source>Turn: not stated; answered for %1.</source>
        <comment>player</comment>
        <translation>Am Zug: nicht angegeben; beantwortet für %1.</translation>
    </message>
    <message>
        <source>Turn: not stated.</source>
        <translation>Am Zug: nicht angegeben.</translation>
    </message>
</context>
<context>
    <name>WatchtowerTeller</name>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>nothing settles whether it counts</source>
        <translation>keine Quelle sagt, ob die Figur zählt</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <comment>square</comment>
        <translation>zweimal %1</translation>
    </message>
    <message>
        <source>%1 %2 times</source>
        <comment>square, number</comment>
        <translation>%2-mal %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>road or city, its sides</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>%1 once complete</source>
        <comment>4 points for meeple 1 (Red)</comment>
        <translation>%1, sobald abgeschlossen</translation>
    </message>
    <message>
        <source>%1: nothing in its area counts.</source>
        <comment>0 points</comment>
        <translation>%1: In seinem Gebiet zählt nichts.</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>4 meeples, 2 points, squares</comment>
        <translation>%1 à %2: %3</translation>
    </message>
    <message>
        <source>No points: no road or city with a meeple on this tile is complete.</source>
        <translation>Keine Punkte: Keine Straße oder Stadt mit einem Meeple auf diesem Plättchen ist abgeschlossen.</translation>
    </message>
    <message>
        <source>No points: no meeple on this tile is on a road or in a city.</source>
        <translation>Keine Punkte: Auf diesem Plättchen steht kein Meeple auf einer Straße oder in einer Stadt.</translation>
    </message>
    <message>
        <source>In its area</source>
        <translation>In seinem Gebiet</translation>
    </message>
    <message>
        <source>without a meeple here</source>
        <translation>hier ohne Meeple</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>There is not enough space on the disk.</source>
        <translation>Auf dem Datenträger ist nicht genug Platz.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Das ist keine Datei.</translation>
    </message>
    <message>
        <source>There is no input.</source>
        <translation>Es gibt keine Eingabe.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>player</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>player</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player</comment>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>player</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Pink</source>
        <comment>player</comment>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>player</comment>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Purple</source>
        <comment>player</comment>
        <translation>Lila</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>Großer Meeple</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>phantom</source>
        <translation>Phantom</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>Abt</translation>
    </message>
    <message>
        <source>ringmaster</source>
        <translation>Zirkusdirektor</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>barn</source>
        <translation>Gutshof</translation>
    </message>
    <message>
        <source>shepherd</source>
        <translation>Schäfer</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>Schaf</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>Fee</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>count</source>
        <comment>figure</comment>
        <translation>Graf</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>Magier</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>Hexe</translation>
    </message>
    <message>
        <source>big top</source>
        <translation>Zirkuszelt</translation>
    </message>
    <message>
        <source>gingerbread man</source>
        <translation>Lebkuchenmann</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>gold ingot</source>
        <translation>Goldstück</translation>
    </message>
    <message>
        <source>follower</source>
        <comment>first edition</comment>
        <translation>Gefolgsmann</translation>
    </message>
    <message>
        <source>big follower</source>
        <comment>first edition</comment>
        <translation>Großer Gefolgsmann</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>kann gefangen genommen werden</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>ungeklärt</translation>
    </message>
    <message>
        <source>editions differ</source>
        <translation>je nach Ausgabe verschieden</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>No Gaps</source>
        <translation>Keine Lücken</translation>
    </message>
    <message>
        <source>Eye for an Eye</source>
        <translation>Auge um Auge</translation>
    </message>
    <message>
        <source>No Surprises</source>
        <translation>Keine Überraschungen</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Wiese</translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n Meeple</numerusform>
            <numerusform>%n Meeple</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation>
            <numerusform>%n Wappen</numerusform>
            <numerusform>%n Wappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>road (%1)</source>
        <translation>Straße (%1)</translation>
    </message>
    <message>
        <source>city (%1)</source>
        <translation>Stadt (%1)</translation>
    </message>
    <message>
        <source>castle (%1)</source>
        <translation>Burg (%1)</translation>
    </message>
    <message>
        <source>field (%1)</source>
        <translation>Wiese (%1)</translation>
    </message>
    <message>
        <source>field (enclosed)</source>
        <translation>Wiese (umschlossen)</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>on the tower</source>
        <translation>auf dem Turm</translation>
    </message>
    <message>
        <source>on the bridge</source>
        <translation>auf der Brücke</translation>
    </message>
    <message>
        <source>acrobat space</source>
        <translation>Artistenplatz</translation>
    </message>
    <message>
        <source>City of Carcassonne</source>
        <translation>Stadt Carcassonne</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <translation>Schicksalsrad</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and colour of a player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>NNW</source>
        <comment>half of a side</comment>
        <translation>NNW</translation>
    </message>
    <message>
        <source>NNE</source>
        <comment>half of a side</comment>
        <translation>NNO</translation>
    </message>
    <message>
        <source>ENE</source>
        <comment>half of a side</comment>
        <translation>ONO</translation>
    </message>
    <message>
        <source>ESE</source>
        <comment>half of a side</comment>
        <translation>OSO</translation>
    </message>
    <message>
        <source>SSE</source>
        <comment>half of a side</comment>
        <translation>SSO</translation>
    </message>
    <message>
        <source>SSW</source>
        <comment>half of a side</comment>
        <translation>SSW</translation>
    </message>
    <message>
        <source>WSW</source>
        <comment>half of a side</comment>
        <translation>WSW</translation>
    </message>
    <message>
        <source>WNW</source>
        <comment>half of a side</comment>
        <translation>WNW</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>booklets of 2016 and later, which say meeple</source>
        <translation>Anleitungen ab 2016, die „Meeple“ sagen</translation>
    </message>
    <message>
        <source>Hans im Glück from 2006 on, Big Box of Rio Grande</source>
        <translation>Hans im Glück ab 2006, Big Box von Rio Grande</translation>
    </message>
    <message>
        <source>Hans im Glück, the first booklet to the letter</source>
        <translation>Hans im Glück, die erste Anleitung wörtlich</translation>
    </message>
    <message>
        <source>the single box</source>
        <translation>die einzelne Schachtel</translation>
    </message>
    <message>
        <source>early booklets, which say follower</source>
        <translation>frühe Anleitungen, die „follower“ sagen</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>kind of ruling</comment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>publisher</source>
        <comment>kind of ruling</comment>
        <translation>Verlag</translation>
    </message>
    <message>
        <source>players’ interpretation</source>
        <translation>Auslegung der Spieler</translation>
    </message>
    <message>
        <source>our conclusion</source>
        <translation>unser Schluss</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>zweite Ausgabe</translation>
    </message>
    <message>
        <source>first edition (clarified)</source>
        <translation>erste Ausgabe (mit Klarstellungen)</translation>
    </message>
    <message>
        <source>first edition (2006)</source>
        <translation>erste Ausgabe (2006)</translation>
    </message>
    <message>
        <source>first edition (Rio Grande)</source>
        <translation>erste Ausgabe (Rio Grande)</translation>
    </message>
    <message>
        <source>first edition (Z-Man)</source>
        <translation>erste Ausgabe (Z-Man)</translation>
    </message>
    <message>
        <source>The Watchtowers, third edition</source>
        <translation>Die Wachtürme, dritte Ausgabe</translation>
    </message>
    <message>
        <source>The Watchtowers, second edition</source>
        <translation>Die Wachtürme, zweite Ausgabe</translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s)</source>
        <translation>
            <numerusform>%n Straßenplättchen</numerusform>
            <numerusform>%n Straßenplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city tile(s)</source>
        <translation>
            <numerusform>%n Stadtplättchen</numerusform>
            <numerusform>%n Stadtplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(s)</source>
        <translation>
            <numerusform>%n Kloster</numerusform>
            <numerusform>%n Klöster</numerusform>
        </translation>
    </message>
    <message>
        <source>The Tower, %1</source>
        <comment>edition</comment>
        <translation>Der Turm, %1</translation>
    </message>
    <message numerus="yes">
        <source>house rule(s): %1</source>
        <translation>
            <numerusform>Hausregel: %1</numerusform>
            <numerusform>Hausregeln: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of choices</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 each for %2</source>
        <comment>points, who gets them</comment>
        <translation>je %1 für %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>points, who gets them</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>computer version</source>
        <comment>kind of ruling</comment>
        <translation>Computerversion</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>kind of ruling</comment>
        <translation>ungeklärt</translation>
    </message>
</context>
<context>
    <name>towerwatch::AboutBox</name>
    <message>
        <source>About Towerwatch</source>
        <translation>Über Towerwatch</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Towerwatch %1&lt;/h3&gt;&lt;p&gt;Settles arguments about The Tower and The Watchtowers, two expansions of Carcassonne: every answer comes with the rule it rests on.&lt;/p&gt;&lt;p&gt;An unofficial program. Carcassonne and the names of its expansions belong to their owners, who have no part in it. All pictures are our own.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Towerwatch %1&lt;/h3&gt;&lt;p&gt;Entscheidet Streitfragen zu „Der Turm“ und „Die Wachtürme“, zwei Erweiterungen zu Carcassonne; jede Antwort nennt die Regel, auf der sie beruht.&lt;/p&gt;&lt;p&gt;Ein inoffizielles Programm. Carcassonne und die Namen der Erweiterungen gehören ihren Inhabern, die mit diesem Programm nichts zu tun haben. Alle Bilder stammen von uns.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the MIT License.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Freie Software unter der MIT-Lizenz.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>towerwatch::Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>Wieder&amp;herstellen: %1</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Start an empty board</source>
        <translation>Mit einer leeren Auslage beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the scenario as another file</source>
        <translation>Das Szenario als andere Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>Bild &amp;exportieren…</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>Die Auslage als Bild speichern</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>Turn the tile in hand or the selected one</source>
        <translation>Das Plättchen in der Hand oder das ausgewählte drehen</translation>
    </message>
    <message>
        <source>Turn &amp;back</source>
        <translation>&amp;Zurückdrehen</translation>
    </message>
    <message>
        <source>Turn the tile in hand, or the selected one, the other way</source>
        <translation>Das Plättchen in der Hand oder das ausgewählte andersherum drehen</translation>
    </message>
    <message>
        <source>Remove the selected figure or tile</source>
        <translation>Die ausgewählte Figur oder das ausgewählte Plättchen entfernen</translation>
    </message>
    <message>
        <source>Raise the selected tower</source>
        <translation>Den ausgewählten Turm erhöhen</translation>
    </message>
    <message>
        <source>Lower the selected tower</source>
        <translation>Den ausgewählten Turm niedriger machen</translation>
    </message>
    <message>
        <source>Br&amp;idge</source>
        <translation>&amp;Brücke</translation>
    </message>
    <message>
        <source>Lay a bridge over the selected tile, turn the bridge, take it away</source>
        <translation>Eine Brücke über das ausgewählte Plättchen legen, drehen oder entfernen</translation>
    </message>
    <message>
        <source>Turn the selected tile’s city into a castle, or back into a city</source>
        <translation>Die Stadt des ausgewählten Plättchens zur Burg machen oder wieder zur Stadt</translation>
    </message>
    <message>
        <source>&amp;Empty the hand</source>
        <translation>Hand &amp;leeren</translation>
    </message>
    <message>
        <source>Put back what is in hand</source>
        <translation>Zurücklegen, was in der Hand ist</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
        <source>Answer the next question</source>
        <translation>Die nächste Frage beantworten</translation>
    </message>
    <message>
        <source>&amp;Previous question</source>
        <translation>&amp;Vorherige Frage</translation>
    </message>
    <message>
        <source>&amp;Keep this question</source>
        <translation>Diese Frage &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Remove this question</source>
        <translation>Diese Frage &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy the ruling</source>
        <translation>Schiedsspruch &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the ruling as text</source>
        <translation>Den Schiedsspruch als Text kopieren</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Show the board larger</source>
        <translation>Die Auslage größer zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show more of the board</source>
        <translation>Mehr von der Auslage zeigen</translation>
    </message>
    <message>
        <source>Fit the &amp;board</source>
        <translation>Ganze &amp;Auslage</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Die ganze Auslage zeigen</translation>
    </message>
    <message>
        <source>&amp;About Towerwatch</source>
        <translation>Ü&amp;ber Towerwatch</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>Was das für ein Programm ist</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>The toolkit it is made with</source>
        <translation>Das Toolkit, mit dem Towerwatch gebaut ist</translation>
    </message>
    <message>
        <source>New for &amp;two players</source>
        <translation>Neu für zwei S&amp;pieler</translation>
    </message>
    <message>
        <source>Start an empty board with two players and their floors</source>
        <translation>Mit einer leeren Auslage, zwei Spielern und ihren Turmteilen beginnen</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues Fens&amp;ter</translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation>Ein weiteres Fenster öffnen</translation>
    </message>
    <message>
        <source>Open the sa&amp;me files at the next start</source>
        <translation>&amp;Dieselben Dateien beim nächsten Start öffnen</translation>
    </message>
    <message>
        <source>Start with the files that were open last</source>
        <translation>Mit den Dateien starten, die beim letzten Mal offen waren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Alle Fenster schließen</translation>
    </message>
    <message>
        <source>Do what the ruling is about, as one step that can be undone</source>
        <translation>Ausführen, worum es im Schiedsspruch geht, in einem Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>Play it &amp;out</source>
        <translation>Dur&amp;chspielen</translation>
    </message>
    <message>
        <source>Go through the scoring step by step, without changing anything</source>
        <translation>Die Wertung Schritt für Schritt durchgehen, ohne etwas zu ändern</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Show the window without its frame</source>
        <translation>Das Fenster ohne Rahmen zeigen</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Nachschlagewerk</translation>
    </message>
    <message>
        <source>Look up all rulings with their sources</source>
        <translation>Alle Einträge mit ihren Quellen nachschlagen</translation>
    </message>
    <message>
        <source>New from e&amp;xample…</source>
        <translation>Neu aus Beispie&amp;l…</translation>
    </message>
    <message>
        <source>Start with a copy of a board that came with the program</source>
        <translation>Mit der Kopie einer mitgelieferten Auslage beginnen</translation>
    </message>
    <message>
        <source>&amp;Import game…</source>
        <translation>Partie &amp;importieren…</translation>
    </message>
    <message>
        <source>Open a turn of a game that was saved by JCloisterZone</source>
        <translation>Einen Zug einer mit JCloisterZone gespeicherten Partie öffnen</translation>
    </message>
    <message>
        <source>Turn clock&amp;wise</source>
        <translation>Im &amp;Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Cast&amp;le</source>
        <translation>Bur&amp;g</translation>
    </message>
    <message>
        <source>Carr&amp;y it out</source>
        <translation>A&amp;usführen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected tiles as a scenario, also for a forum</source>
        <translation>Die ausgewählten Plättchen als Szenario kopieren, auch für ein Forum</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Select &amp;all tiles</source>
        <translation>&amp;Alle Plättchen auswählen</translation>
    </message>
    <message>
        <source>Mo&amp;ve</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>Pick up the figure or tile and put it down elsewhere</source>
        <translation>Figur oder Plättchen aufnehmen und anderswo absetzen</translation>
    </message>
    <message>
        <source>Lay a tile that fit&amp;s…</source>
        <translation>&amp;Passendes Plättchen legen…</translation>
    </message>
    <message>
        <source>Take a fi&amp;gure…</source>
        <translation>&amp;Figur nehmen…</translation>
    </message>
    <message>
        <source>&amp;YAML</source>
        <translation>&amp;YAML</translation>
    </message>
    <message>
        <source>Forum text (&amp;Markdown)</source>
        <translation>Forentext (&amp;Markdown)</translation>
    </message>
    <message>
        <source>Copy the answer with its sources for GitHub, Reddit or Discord</source>
        <translation>Die Antwort mit ihren Quellen für GitHub, Reddit oder Discord kopieren</translation>
    </message>
    <message>
        <source>Forum text (&amp;BBCode)</source>
        <translation>Forentext (&amp;BBCode)</translation>
    </message>
    <message>
        <source>Copy the answer with its sources for a bulletin board</source>
        <translation>Die Antwort mit ihren Quellen für ein Webforum kopieren</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>B&amp;ild</translation>
    </message>
    <message>
        <source>Copy the board with the answer as a picture</source>
        <translation>Die Auslage mit der Antwort als Bild kopieren</translation>
    </message>
    <message>
        <source>Scenario &amp;code</source>
        <translation>Szenario&amp;code</translation>
    </message>
    <message>
        <source>Copy the scenario as a short text that Towerwatch can open</source>
        <translation>Das Szenario als kurzen Text kopieren, den Towerwatch öffnet</translation>
    </message>
    <message>
        <source>Save the board with all answers as a page for any browser</source>
        <translation>Die Auslage mit allen Antworten als Seite für jeden Browser speichern</translation>
    </message>
    <message>
        <source>Export re&amp;ference…</source>
        <translation>Nachschlagewer&amp;k exportieren…</translation>
    </message>
    <message>
        <source>Save all rulings with their sources for printing</source>
        <translation>Alle Einträge mit ihren Quellen zum Drucken speichern</translation>
    </message>
    <message>
        <source>S&amp;how as QR code…</source>
        <translation>Als &amp;QR-Code zeigen…</translation>
    </message>
    <message>
        <source>Export page for &amp;phones…</source>
        <translation>Seite für &amp;Handys exportieren…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Nachschlagewerk</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Where rule sets and house rules disagree</source>
        <translation>Wo sich Regelfassungen und Hausregeln uneinig sind</translation>
    </message>
    <message>
        <source>All rulings with their sources</source>
        <translation>Alle Einträge mit ihren Quellen</translation>
    </message>
    <message>
        <source>What things are called in each language and edition</source>
        <translation>Wie die Dinge in jeder Sprache und Ausgabe heißen</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tabellen</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelltext</translation>
    </message>
    <message>
        <source>Show the text of the scenario</source>
        <translation>Den Text des Szenarios zeigen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Short pages: first steps, keys, rule sets, tables, the format, the command line</source>
        <translation>Kurze Seiten: erste Schritte, Tasten, Regelfassungen, Tabellen, das Format, die Befehlszeile</translation>
    </message>
    <message>
        <source>&amp;All footnotes</source>
        <translation>&amp;Alle Fußnoten</translation>
    </message>
    <message>
        <source>Cite every ruling that plays a part, not only those that decide</source>
        <translation>Jeden Eintrag nennen, der eine Rolle spielt, nicht nur die entscheidenden</translation>
    </message>
    <message>
        <source>About the &amp;floor just placed</source>
        <translation>Zum gerade &amp;gesetzten Turmteil</translation>
    </message>
    <message>
        <source>Ask about the floor that lies on top instead of the next one</source>
        <translation>Nach dem Turmteil fragen, das oben liegt, statt nach dem nächsten</translation>
    </message>
    <message>
        <source>&amp;Dangers</source>
        <translation>Ge&amp;fahren</translation>
    </message>
    <message>
        <source>Mark every figure that the next floor of a tower could take</source>
        <translation>Jede Figur markieren, die das nächste Turmteil eines Turms gefangen nehmen könnte</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Nächster Bereich des Fensters</translation>
    </message>
    <message>
        <source>Go round the board, the palettes, the ruling and the open pages</source>
        <translation>Reihum zu Auslage, Plättchen, Figuren, Schiedsspruch und offenen Seiten gehen</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Voriger Bereich des Fensters</translation>
    </message>
    <message>
        <source>Go round the board, the palettes, the ruling and the open pages the other way</source>
        <translation>Andersherum zu Auslage, Plättchen, Figuren, Schiedsspruch und offenen Seiten gehen</translation>
    </message>
    <message>
        <source>Open a scenario from the clipboar&amp;d</source>
        <translation>Szen&amp;ario aus der Zwischenablage öffnen</translation>
    </message>
    <message>
        <source>Open the scenario, code or forum post that was copied</source>
        <translation>Das Szenario, den Code oder den Forenbeitrag öffnen, der kopiert wurde</translation>
    </message>
    <message>
        <source>Discarded wor&amp;k…</source>
        <translation>Ver&amp;worfene Arbeit…</translation>
    </message>
    <message>
        <source>Bring back unsaved work that was discarded</source>
        <translation>Zurückholen, was ungespeichert verworfen wurde</translation>
    </message>
    <message>
        <source>F&amp;ind a ruling or command…</source>
        <translation>Eintrag oder Befehl &amp;suchen…</translation>
    </message>
    <message>
        <source>Find anything by its words, and run or open it</source>
        <translation>Alles nach Stichwörtern suchen und ausführen oder öffnen</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Redo the step</source>
        <translation>Den zurückgenommenen Schritt wiederholen</translation>
    </message>
    <message>
        <source>Remove a &amp;floor</source>
        <translation>Ein Turmteil &amp;weniger</translation>
    </message>
    <message>
        <source>Answer the previous question</source>
        <translation>Die vorherige Frage beantworten</translation>
    </message>
    <message>
        <source>Add the question on show to the scenario</source>
        <translation>Die angezeigte Frage in das Szenario aufnehmen</translation>
    </message>
    <message>
        <source>Remove the question on show from the scenario</source>
        <translation>Die angezeigte Frage aus dem Szenario entfernen</translation>
    </message>
    <message>
        <source>Add a fl&amp;oor</source>
        <translation>Ein Turmteil &amp;mehr</translation>
    </message>
    <message>
        <source>Move the selected tiles to the clipboard</source>
        <translation>Die ausgewählten Plättchen in die Zwischenablage verschieben</translation>
    </message>
    <message>
        <source>Pick up the tiles from the clipboard</source>
        <translation>Die Plättchen der Zwischenablage in die Hand nehmen</translation>
    </message>
    <message>
        <source>Find a tile that fits the empty square</source>
        <translation>Ein Plättchen suchen, das auf das leere Feld passt</translation>
    </message>
    <message>
        <source>Copy the text of the scenario file</source>
        <translation>Das Szenario so kopieren, wie es in der Datei stünde</translation>
    </message>
    <message>
        <source>Show the scenario as a code that another device can scan</source>
        <translation>Das Szenario als Code zeigen, den ein anderes Gerät scannen kann</translation>
    </message>
    <message>
        <source>Go to the figures; on the board, 1 to 8 take a player’s meeple; press again for the next kind</source>
        <translation>Zu den Figuren gehen; in der Auslage nehmen 1 bis 8 den Meeple eines Spielers, noch einmal gedrückt eine Figur der nächsten Art</translation>
    </message>
    <message>
        <source>Same figure agai&amp;n</source>
        <translation>Die gleiche Figur &amp;noch einmal</translation>
    </message>
    <message>
        <source>Take another figure of the kind placed last</source>
        <translation>Noch eine Figur wie die zuletzt gesetzte in die Hand nehmen</translation>
    </message>
    <message>
        <source>Next probl&amp;em</source>
        <translation>Nächstes Proble&amp;m</translation>
    </message>
    <message>
        <source>Go to the next thing that looks wrong on the board or in the text</source>
        <translation>Zum nächsten Problem in der Auslage oder im Quelltext gehen</translation>
    </message>
    <message>
        <source>Ask about what is selected; otherwise choose from a list</source>
        <translation>Nach dem fragen, was ausgewählt ist; sonst aus einer Liste wählen</translation>
    </message>
    <message>
        <source>Who can a to&amp;wer capture?</source>
        <translation>&amp;Wen kann ein Turm gefangen nehmen?</translation>
    </message>
    <message>
        <source>&amp;May a figure go onto a tower?</source>
        <translation>&amp;Darf eine Figur auf einen Turm?</translation>
    </message>
    <message>
        <source>What is a watchtower wort&amp;h?</source>
        <translation>W&amp;ie viel ist ein Wachturm wert?</translation>
    </message>
    <message>
        <source>What can happen to a fi&amp;gure?</source>
        <translation>Was kann &amp;mit einer Figur passieren?</translation>
    </message>
    <message>
        <source>What may a player &amp;do?</source>
        <translation>Was da&amp;rf ein Spieler machen?</translation>
    </message>
    <message>
        <source>May a ransom &amp;be paid?</source>
        <translation>Darf Lösegeld geza&amp;hlt werden?</translation>
    </message>
    <message>
        <source>What is compl&amp;ete, and who scores it?</source>
        <translation>Was ist abgeschlossen, und wer bekommt die &amp;Punkte?</translation>
    </message>
    <message>
        <source>Open fo&amp;lder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>List the scenarios of a folder, with what they decide and whether they are as expected</source>
        <translation>Die Szenarien eines Ordners auflisten: was sie entscheiden und ob sie wie erwartet ausfallen</translation>
    </message>
    <message>
        <source>Previous scenario</source>
        <translation>Voriges Szenario</translation>
    </message>
    <message>
        <source>Open the scenario before this one in the collection</source>
        <translation>Das vorige Szenario der Sammlung öffnen</translation>
    </message>
    <message>
        <source>Next scenario</source>
        <translation>Nächstes Szenario</translation>
    </message>
    <message>
        <source>Open the scenario after this one in the collection</source>
        <translation>Das nächste Szenario der Sammlung öffnen</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>Show what was laid, moved or captured since another version, and which answers changed</source>
        <translation>Zeigen, was seit einer anderen Fassung gelegt, versetzt oder gefangen genommen wurde und welche Antworten anders sind</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Show the scenarios of the folder that was opened</source>
        <translation>Die Szenarien des geöffneten Ordners zeigen</translation>
    </message>
    <message>
        <source>Select all tiles; Shift+arrows or Shift+click select some</source>
        <translation>Alle Plättchen auswählen; Umschalt+Pfeiltasten oder Umschalt+Klick wählen einige aus</translation>
    </message>
    <message>
        <source>Show figures, questions, rules and problems as tables</source>
        <translation>Figuren, Fragen, Regeln und Probleme als Tabellen zeigen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show the keys of all commands</source>
        <translation>Die Tastenkürzel aller Befehle zeigen</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Sta&amp;rtseite</translation>
    </message>
    <message>
        <source>Show the usual disputes and the files used last; the table stays as it is</source>
        <translation>Die üblichen Streitfragen und die zuletzt benutzten Dateien zeigen; der Tisch bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Open in a new window…</source>
        <translation>In neuem Fenster öffnen…</translation>
    </message>
    <message>
        <source>Open a scenario beside this one</source>
        <translation>Ein Szenario neben diesem öffnen</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Link</translation>
    </message>
    <message>
        <source>Copy a link that opens the board in a browser, or show what can be sent instead</source>
        <translation>Einen Link kopieren, der die Auslage im Browser öffnet, oder zeigen, was sich stattdessen schicken lässt</translation>
    </message>
</context>
<context>
    <name>towerwatch::ArticleView</name>
    <message>
        <source>Reference entry</source>
        <translation>Eintrag des Nachschlagewerks</translation>
    </message>
    <message>
        <source>Choose a ruling from the list, or search for the words of your dispute.</source>
        <translation>Einen Eintrag aus der Liste wählen oder nach Wörtern aus dem Streitfall suchen.</translation>
    </message>
</context>
<context>
    <name>towerwatch::BoardTools</name>
    <message numerus="yes">
        <source>%n tile(s) copied</source>
        <translation>
            <numerusform>%n Plättchen kopiert</numerusform>
            <numerusform>%n Plättchen kopiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen ausschneiden</numerusform>
            <numerusform>%n Plättchen ausschneiden</numerusform>
        </translation>
    </message>
    <message>
        <source>The scenario on the clipboard cannot be read: line %1: %2</source>
        <translation>Das Szenario in der Zwischenablage kann nicht gelesen werden: Zeile %1: %2</translation>
    </message>
    <message>
        <source>There are no tiles on the clipboard</source>
        <translation>In der Zwischenablage sind keine Plättchen</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>feature, what a click does</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>There is another tile in the way: nothing was moved</source>
        <translation>Ein anderes Plättchen ist im Weg: Es wurde nichts verschoben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen verschieben</numerusform>
            <numerusform>%n Plättchen verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen entfernen</numerusform>
            <numerusform>%n Plättchen entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen einfügen</numerusform>
            <numerusform>%n Plättchen einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to a figure or a tile first</source>
        <translation>Zuerst zu einer Figur oder einem Plättchen gehen</translation>
    </message>
    <message>
        <source>Only what lies on the board is pasted. Left out: %1.</source>
        <translation>Eingefügt wird nur, was in der Auslage liegt. Weggelassen: %1.</translation>
    </message>
    <message>
        <source>Open all of it in a window of its own</source>
        <translation>Alles in einem eigenen Fenster öffnen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>There is a tile in the way: choose another square; Escape cancels</source>
        <translation>Ein Plättchen ist im Weg: ein anderes Feld wählen; Esc legt den Block weg</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) selected: drag or Ctrl+arrows move, Delete removes</source>
        <translation>
            <numerusform>%n Plättchen ausgewählt: verschieben durch Ziehen oder mit Strg+Pfeiltasten, entfernen mit Entf</numerusform>
            <numerusform>%n Plättchen ausgewählt: verschieben durch Ziehen oder mit Strg+Pfeiltasten, entfernen mit Entf</numerusform>
        </translation>
    </message>
    <message>
        <source>Select tiles first: Shift+click, or Shift+arrows</source>
        <translation>Erst Plättchen auswählen: mit Umschalt+Klick oder mit Umschalt+Pfeiltasten</translation>
    </message>
    <message numerus="yes">
        <source>Click or press Enter to lay %n tile(s); Escape drops them</source>
        <translation>
            <numerusform>Klick oder Eingabetaste legt %n Plättchen; Esc legt es weg</numerusform>
            <numerusform>Klick oder Eingabetaste legt %n Plättchen; Esc legt sie weg</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::BoardWidget</name>
    <message>
        <source>Square %1, %2</source>
        <translation>Feld %1, %2</translation>
    </message>
    <message>
        <source>Click or press Enter where it goes; Escape leaves it where it is</source>
        <translation>Am Ziel klicken oder die Eingabetaste drücken; Esc lässt alles, wie es ist</translation>
    </message>
    <message>
        <source>Opening the scenario…</source>
        <translation>Das Szenario wird geöffnet…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Empty square %1: click to see what fits here</source>
        <translation>Leeres Feld %1: Ein Klick zeigt, was hier passt</translation>
    </message>
    <message>
        <source>Does not fit: %1</source>
        <translation>Passt nicht: %1</translation>
    </message>
    <message>
        <source>The table ends here</source>
        <translation>Hier endet der Tisch</translation>
    </message>
    <message>
        <source>A tile lies at %1 already</source>
        <translation>Auf %1 liegt schon ein Plättchen</translation>
    </message>
    <message>
        <source>A figure needs a tile to stand on: there is none at %1</source>
        <translation>Eine Figur braucht ein Plättchen: Auf %1 liegt keins</translation>
    </message>
    <message>
        <source>No figure can stand here: point at a road, a city, a field or another place for figures</source>
        <translation>Hier kann keine Figur stehen: auf eine Straße, eine Stadt, eine Wiese oder einen anderen Platz für Figuren zeigen</translation>
    </message>
    <message>
        <source>A figure stands on the tower at %1 already</source>
        <translation>Auf dem Turm %1 steht schon eine Figur</translation>
    </message>
    <message>
        <source>Such a figure (%1) never stands there: %2. Hold Ctrl to put it there all the same</source>
        <comment>figure, place</comment>
        <translation>Eine solche Figur (%1) steht dort nie: %2. Mit Strg lässt sie sich trotzdem dorthin setzen</translation>
    </message>
    <message>
        <source>Such a figure (%1) never stands there: %2. It will be marked as a problem</source>
        <comment>figure, place</comment>
        <translation>Eine solche Figur (%1) steht dort nie: %2. Sie wird als Problem markiert</translation>
    </message>
    <message>
        <source>Arrow keys choose the square, Enter lays the tile, R turns it, Escape puts it back</source>
        <translation>Pfeiltasten wählen das Feld, die Eingabetaste legt das Plättchen, R dreht es, Esc legt es zurück</translation>
    </message>
    <message>
        <source>Arrow keys and Tab choose the place, Enter puts the figure (%1) there, Escape puts it back</source>
        <translation>Pfeiltasten und Tab wählen den Platz, die Eingabetaste setzt die Figur (%1), Esc legt sie zurück</translation>
    </message>
    <message>
        <source>Empty square %1: type a tile’s letter, a word or its edges (crfr); Enter shows what fits</source>
        <translation>Leeres Feld %1: Buchstaben, Wort oder Kanten (crfr) tippen; die Eingabetaste zeigt, was passt</translation>
    </message>
    <message>
        <source>F6 to a player, Enter: prisoner</source>
        <comment>what is done with the figure in hand</comment>
        <translation>F6 zu einem Spieler, Eingabetaste: gefangen</translation>
    </message>
    <message>
        <source>No tower stands at %1 yet. The figure will be marked as a problem</source>
        <translation>Auf %1 steht noch kein Turm. Die Figur wird als Problem markiert</translation>
    </message>
    <message>
        <source>Click a square to lay the tile; R turns it, Shift keeps another in hand, right-click or Escape puts it back</source>
        <translation>Klick auf ein Feld legt das Plättchen; R dreht es, mit Umschalt bleibt noch eines in der Hand, Rechtsklick oder Esc legt es zurück</translation>
    </message>
    <message>
        <source>Click a place on a tile for the figure (%1); Shift keeps another in hand, right-click or Escape puts it back</source>
        <translation>Klick auf einen Platz auf einem Plättchen setzt die Figur (%1); mit Umschalt bleibt noch eine in der Hand, Rechtsklick oder Esc legt sie zurück</translation>
    </message>
    <message numerus="yes">
        <source>Tab: the %n figure(s) there</source>
        <translation>
            <numerusform>Tab: die Figur dort</numerusform>
            <numerusform>Tab: die %n Figuren dort</numerusform>
        </translation>
    </message>
    <message>
        <source>or click the player who captured it</source>
        <comment>what is done with the figure in hand</comment>
        <translation>oder den Spieler anklicken, der sie gefangen genommen hat</translation>
    </message>
    <message>
        <source>Enter asks “%1”</source>
        <comment>a question</comment>
        <translation>Eingabetaste fragt: „%1“</translation>
    </message>
    <message>
        <source>Click to ask “%1”</source>
        <comment>a question</comment>
        <translation>Ein Klick fragt: „%1“</translation>
    </message>
    <message>
        <source>Take a tile from the left, or type its letter.</source>
        <translation>Links ein Plättchen nehmen oder seinen Buchstaben tippen.</translation>
    </message>
    <message>
        <source>Enter chooses %1 in the answer</source>
        <comment>a figure</comment>
        <translation>Eingabetaste wählt in der Antwort aus: %1</translation>
    </message>
    <message>
        <source>Click to choose %1 in the answer</source>
        <comment>a figure</comment>
        <translation>Ein Klick wählt in der Antwort aus: %1</translation>
    </message>
</context>
<context>
    <name>towerwatch::BottomPages</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Nachschlagewerk</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
</context>
<context>
    <name>towerwatch::ChangesDialog</name>
    <message>
        <source>Compare: %1</source>
        <translation>Vergleich: %1</translation>
    </message>
    <message>
        <source>Framed squares and ringed figures are not so on the other board.</source>
        <translation>Umrandete Felder und hervorgehobene Figuren sind in der anderen Auslage anders.</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Being compared…</source>
        <translation>Wird verglichen…</translation>
    </message>
</context>
<context>
    <name>towerwatch::CodeDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Scenario code</source>
        <translation>Szenariocode</translation>
    </message>
    <message>
        <source>This board is too large for one QR code. Send the text, or the file.</source>
        <translation>Diese Auslage ist zu groß für einen einzigen QR-Code. Den Text oder die Datei senden.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>A phone opens the board when its camera sees the code. You can also copy the link.</source>
        <translation>Ein Handy öffnet die Auslage, sobald seine Kamera den Code sieht. Der Link lässt sich auch kopieren.</translation>
    </message>
    <message>
        <source>The code is the whole board for another Towerwatch: scan it or copy the text, then press Ctrl+Shift+V there.</source>
        <translation>Der Code enthält die ganze Auslage für ein anderes Towerwatch: scannen oder den Text kopieren und dort Strg+Umschalt+V drücken.</translation>
    </message>
    <message>
        <source>Save as web &amp;page…</source>
        <translation>Als Web&amp;seite speichern…</translation>
    </message>
    <message>
        <source>A file with the board in it, which any browser opens without a network</source>
        <translation>Eine Datei mit der Auslage darin, die jeder Browser ohne Netz öffnet</translation>
    </message>
</context>
<context>
    <name>towerwatch::Collecting</name>
    <message>
        <source>No collection is open.</source>
        <translation>Es ist keine Sammlung offen.</translation>
    </message>
    <message>
        <source>This is the last scenario of the collection.</source>
        <translation>Das ist das letzte Szenario der Sammlung.</translation>
    </message>
    <message>
        <source>This is the first scenario of the collection.</source>
        <translation>Das ist das erste Szenario der Sammlung.</translation>
    </message>
</context>
<context>
    <name>towerwatch::CollectionModel</name>
    <message>
        <source>being checked…</source>
        <translation>wird geprüft…</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>wie erwartet</translation>
    </message>
    <message>
        <source>not as expected</source>
        <translation>nicht wie erwartet</translation>
    </message>
    <message>
        <source>%1 of %2 not as expected</source>
        <translation>%1 von %2 nicht wie erwartet</translation>
    </message>
    <message>
        <source>expects nothing</source>
        <translation>ohne Erwartung</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
</context>
<context>
    <name>towerwatch::CollectionPage</name>
    <message>
        <source>Search the collection</source>
        <translation>Sammlung durchsuchen</translation>
    </message>
    <message>
        <source>Scenarios of the collection</source>
        <translation>Szenarien der Sammlung</translation>
    </message>
    <message>
        <source>Enter opens the scenario in this window</source>
        <translation>Enter öffnet das Szenario in diesem Fenster</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n Szenario</numerusform>
            <numerusform>%n Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 as expected</source>
        <comment>so many scenarios</comment>
        <translation>%1 wie erwartet</translation>
    </message>
    <message>
        <source>%1 not as expected</source>
        <comment>so many scenarios</comment>
        <translation>%1 nicht wie erwartet</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>so many scenarios</comment>
        <translation>%1 nicht lesbar</translation>
    </message>
    <message>
        <source>%1 being checked</source>
        <comment>so many scenarios</comment>
        <translation>%1 werden noch geprüft</translation>
    </message>
    <message>
        <source>more are not listed</source>
        <translation>weitere sind nicht aufgeführt</translation>
    </message>
    <message>
        <source>No collection is open. “Open folder…” in the File menu lists its scenarios here.</source>
        <translation>Es ist keine Sammlung offen. „Ordner öffnen…“ im Menü Datei listet die Szenarien eines Ordners hier auf.</translation>
    </message>
    <message>
        <source>There is no scenario (*.towerwatch.yaml) in “%1”.</source>
        <translation>In „%1“ liegt kein Szenario (*.towerwatch.yaml).</translation>
    </message>
    <message>
        <source>No scenario matches. Try fewer words.</source>
        <translation>Kein Szenario passt. Weniger Wörter versuchen.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>List the scenarios again and check what has changed on disk</source>
        <translation>Listet die Szenarien neu auf und prüft, was sich auf dem Datenträger geändert hat</translation>
    </message>
</context>
<context>
    <name>towerwatch::CommandPalette</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>A command, or what the dispute is about</source>
        <translation>Ein Befehl oder das, worum gestritten wird</translation>
    </message>
    <message>
        <source>Find a command, ruling, board or help page</source>
        <translation>Befehl, Eintrag, Beispiel oder Hilfeseite suchen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>&amp;Ask this on my board</source>
        <translation>Frage auf &amp;meine Auslage übertragen</translation>
    </message>
</context>
<context>
    <name>towerwatch::CompareTable</name>
    <message>
        <source>Comparison of the rules</source>
        <translation>Vergleich der Regeln</translation>
    </message>
    <message>
        <source>The table: %1</source>
        <translation>Die Runde: %1</translation>
    </message>
    <message>
        <source>Shown on the board now</source>
        <translation>Wird gerade in der Auslage gezeigt</translation>
    </message>
    <message>
        <source>Shows the board under these rules</source>
        <translation>Zeigt die Auslage nach diesen Regeln</translation>
    </message>
    <message>
        <source>Click a tower on the board, and this table shows where the rules disagree about it.</source>
        <translation>Ein Klick auf einen Turm in der Auslage, und diese Tabelle zeigt, wo sich die Regeln über ihn uneinig sind.</translation>
    </message>
    <message>
        <source>Same answer as under the table’s own rules: %1.</source>
        <comment>list of rules</comment>
        <translation>Dieselbe Antwort wie nach den Regeln der Runde: %1.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All rules (%n more)</source>
        <translation>
            <numerusform>Alle &amp;Regeln (%n weitere)</numerusform>
            <numerusform>Alle &amp;Regeln (%n weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow keys choose rules and figure, Enter shows the board under these rules</source>
        <translation>Pfeiltasten wählen Regeln und Figur, die Eingabetaste zeigt die Auslage nach diesen Regeln</translation>
    </message>
</context>
<context>
    <name>towerwatch::DeskActions</name>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>There is no tile on the table yet.</source>
        <translation>Noch liegt kein Plättchen auf dem Tisch.</translation>
    </message>
    <message>
        <source>The hand is empty.</source>
        <translation>Die Hand ist leer.</translation>
    </message>
    <message>
        <source>Nothing is asked: click a tower or a figure first.</source>
        <translation>Gerade ist keine Frage gestellt: erst einen Turm oder eine Figur anklicken.</translation>
    </message>
    <message>
        <source>This is for questions about placing a floor on a tower that already has one.</source>
        <translation>Das gilt nur für Fragen nach einem Turmteil, wenn der Turm schon eines hat.</translation>
    </message>
    <message>
        <source>Move a tile</source>
        <translation>Plättchen verschieben</translation>
    </message>
    <message>
        <source>Move a figure</source>
        <translation>Figur versetzen</translation>
    </message>
    <message numerus="yes">
        <source>Removed the tile with %n figure(s) on it</source>
        <translation>
            <numerusform>Das Plättchen mit der Figur darauf wurde entfernt</numerusform>
            <numerusform>Das Plättchen mit den %n Figuren darauf wurde entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a t&amp;ower piece</source>
        <comment>first edition</comment>
        <translation>Ein Turmteil &amp;mehr</translation>
    </message>
    <message>
        <source>Take a tower piece o&amp;ff</source>
        <comment>first edition</comment>
        <translation>Ein Turmteil &amp;weniger</translation>
    </message>
    <message>
        <source>About the tower piece &amp;just placed</source>
        <comment>first edition</comment>
        <translation>Zum gerade &amp;gesetzten Turmteil</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt keinen Schritt, der sich zurücknehmen lässt.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es wurde kein Schritt zurückgenommen.</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>command</comment>
        <translation>%1: aus</translation>
    </message>
    <message>
        <source>Turned the tile at %1</source>
        <comment>square</comment>
        <translation>Gedreht: das Plättchen auf %1</translation>
    </message>
</context>
<context>
    <name>towerwatch::FigurePalette</name>
    <message>
        <source>%1 (key %2)</source>
        <comment>colour of a player, digit</comment>
        <translation>%1 (Taste %2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure, colour</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arrow keys choose the figure, 1 to 8 its player, Enter takes it, Escape goes back</source>
        <translation>Pfeiltasten wählen die Figur, 1 bis 8 ihren Spieler, die Eingabetaste nimmt sie, Esc führt zurück</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Andere Farbe</translation>
    </message>
    <message>
        <source>Figures of the players</source>
        <translation>Figuren der Spieler</translation>
    </message>
    <message>
        <source>More figures…</source>
        <translation>Weitere Figuren…</translation>
    </message>
</context>
<context>
    <name>towerwatch::FigurePopup</name>
    <message>
        <source>Find a figure</source>
        <translation>Figur suchen</translation>
    </message>
    <message>
        <source>Other figures</source>
        <translation>Andere Figuren</translation>
    </message>
    <message>
        <source>Other expansions</source>
        <translation>Andere Erweiterungen</translation>
    </message>
</context>
<context>
    <name>towerwatch::FiguresModel</name>
    <message>
        <source>Name</source>
        <comment>id of a figure</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, heading of the column</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Remove a figure</source>
        <translation>Figur entfernen</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
    <message>
        <source>Another figure has this name.</source>
        <translation>So heißt schon eine andere Figur.</translation>
    </message>
    <message>
        <source>A square is two numbers, east and south of (0, 0): 1, -2</source>
        <translation>Ein Feld wird mit zwei Zahlen angegeben, von (0, 0) aus nach Osten und nach Süden gezählt: 1, -2</translation>
    </message>
    <message>
        <source>There is no tile at %1.</source>
        <translation>Auf %1 liegt kein Plättchen.</translation>
    </message>
    <message>
        <source>That is not possible for this figure (%1).</source>
        <translation>Für diese Figur (%1) geht das nicht.</translation>
    </message>
</context>
<context>
    <name>towerwatch::FileFlow</name>
    <message>
        <source>Scenarios (*.towerwatch.yaml);;YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Szenarien (*.towerwatch.yaml);;YAML-Dateien (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the changes to this scenario?</source>
        <translation>Die Änderungen an diesem Szenario speichern?</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>The scenario could not be saved as %1.</source>
        <translation>Das Szenario konnte nicht als %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>scenario</source>
        <comment>suggested file name</comment>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>JCloisterZone games (*.jcz *.zip);;All files (*)</source>
        <translation>Partien von JCloisterZone (*.jcz *.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Text with errors</source>
        <translation>Text mit Fehlern</translation>
    </message>
    <message>
        <source>The text in Source cannot be read yet. What do you want to save?</source>
        <translation>Der Text unter „Quelltext“ lässt sich noch nicht lesen. Was soll gespeichert werden?</translation>
    </message>
    <message>
        <source>The board shows the last text without errors. Whatever you choose, undo brings the other back.</source>
        <translation>Die Auslage zeigt den letzten Text ohne Fehler. Was auch gewählt wird: „Rückgängig“ holt das andere zurück.</translation>
    </message>
    <message>
        <source>The &amp;text as it is</source>
        <translation>Der &amp;Text, wie er ist</translation>
    </message>
    <message>
        <source>The &amp;last readable scenario</source>
        <translation>Das &amp;letzte lesbare Szenario</translation>
    </message>
    <message>
        <source>Set unreadable text aside</source>
        <translation>Unlesbaren Text beiseitelegen</translation>
    </message>
    <message>
        <source>%1
Nothing is lost: the scenario is still open, and any file of that name is unchanged.</source>
        <translation>%1
Es ist nichts verloren: Das Szenario ist noch geöffnet, und eine Datei dieses Namens ist unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>What is discarded can be brought back for %n days, from the File menu.</source>
        <translation>
            <numerusform>Was verworfen wird, lässt sich einen Tag lang über das Menü „Datei“ zurückholen.</numerusform>
            <numerusform>Was verworfen wird, lässt sich %n Tage lang über das Menü „Datei“ zurückholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a folder of scenarios</source>
        <translation>Ordner mit Szenarien öffnen</translation>
    </message>
    <message>
        <source>Compare with another version</source>
        <translation>Mit einer anderen Fassung vergleichen</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>“%1” cannot be read as a scenario.</source>
        <translation>„%1“ lässt sich nicht als Szenario lesen.</translation>
    </message>
    <message>
        <source>The open scenario</source>
        <translation>Das offene Szenario</translation>
    </message>
    <message>
        <source>The open scenario: %1</source>
        <translation>Das offene Szenario: %1</translation>
    </message>
    <message>
        <source>Layout of the file</source>
        <translation>Form der Datei</translation>
    </message>
    <message>
        <source>The layout of this file cannot be kept. Save it in the standard layout?</source>
        <translation>Die Datei lässt sich nicht so erhalten, wie sie geschrieben ist. In der Standardform speichern?</translation>
    </message>
    <message>
        <source>It says the same, comments included, but spaces, quotes and the order of its sections become those of a new file.</source>
        <translation>Sie sagt dasselbe, auch die Kommentare bleiben. Aber Leerzeichen, Anführungszeichen und die Reihenfolge der Abschnitte werden wie in einer neuen Datei.</translation>
    </message>
    <message>
        <source>&amp;Standard layout</source>
        <translation>&amp;Standardform</translation>
    </message>
</context>
<context>
    <name>towerwatch::FileWatch</name>
    <message>
        <source>The file is gone. The scenario is still open; saving writes it again.</source>
        <translation>Die Datei ist nicht mehr da. Das Szenario ist noch geöffnet; beim Speichern wird sie neu geschrieben.</translation>
    </message>
    <message>
        <source>The changed file has errors; your scenario stays open as it was.</source>
        <translation>Die geänderte Datei hat Fehler; das Szenario bleibt geöffnet, wie es war.</translation>
    </message>
    <message>
        <source>The changed file cannot be read: %1</source>
        <translation>Die geänderte Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Another program changed “%1” while you had unsaved work in it.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, während hier Änderungen noch nicht gespeichert waren.</translation>
    </message>
    <message>
        <source>Another program changed “%1”, and what it wrote cannot be read yet.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, und was es schrieb, lässt sich noch nicht lesen.</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Fremden Stand übernehmen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Eigenen Stand behalten</translation>
    </message>
    <message>
        <source>Another program changed the file; it was loaded again. Undo brings back what was here.</source>
        <translation>Ein anderes Programm hat die Datei geändert; sie wurde neu geladen. „Rückgängig“ holt den vorigen Stand zurück.</translation>
    </message>
</context>
<context>
    <name>towerwatch::GameDialog</name>
    <message>
        <source>Import a game</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>Import a game: %1</source>
        <translation>Partie importieren: %1</translation>
    </message>
    <message>
        <source>&amp;Open this turn</source>
        <translation>Diesen Zug ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>&amp;Points by our rules</source>
        <translation>&amp;Punkte nach unseren Regeln</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <translation>Punkte nach jedem Zug</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message numerus="yes">
        <source>The start of the game; it has %n turn(s)</source>
        <translation>
            <numerusform>Der Beginn der Partie; sie hat %n Zug</numerusform>
            <numerusform>Der Beginn der Partie; sie hat %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>After turn %1 of %2</source>
        <translation>Nach Zug %1 von %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Nothing was left out up to here.</source>
        <translation>Bis hierher wurde nichts ausgelassen.</translation>
    </message>
    <message>
        <source>&amp;Left out up to here</source>
        <translation>&amp;Bis hierher ausgelassen</translation>
    </message>
</context>
<context>
    <name>towerwatch::GlossaryPage</name>
    <message>
        <source>%1 (second edition)</source>
        <translation>%1 (zweite Ausgabe)</translation>
    </message>
    <message>
        <source>%1 (first edition)</source>
        <translation>%1 (erste Ausgabe)</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation>
            <numerusform>%n Begriff</numerusform>
            <numerusform>%n Begriffe</numerusform>
        </translation>
    </message>
    <message>
        <source>No term matches. Escape clears the search.</source>
        <translation>Kein Begriff passt. Esc leert die Suche.</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Glossar durchsuchen</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
</context>
<context>
    <name>towerwatch::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
</context>
<context>
    <name>towerwatch::HistoryView</name>
    <message>
        <source>As it was opened</source>
        <translation>Stand beim Öffnen</translation>
    </message>
    <message>
        <source>Steps that were taken</source>
        <translation>Ausgeführte Schritte</translation>
    </message>
</context>
<context>
    <name>towerwatch::ImageDialog</name>
    <message>
        <source>&amp;Transparent around the board</source>
        <translation>Um die Auslage herum &amp;durchsichtig</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source> px</source>
        <comment>pixels, after a number</comment>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Höhe:</translation>
    </message>
</context>
<context>
    <name>towerwatch::Laying</name>
    <message>
        <source>No figure has been in hand yet: 1 to 8 take one</source>
        <translation>Bisher war keine Figur in der Hand: mit 1 bis 8 eine nehmen</translation>
    </message>
    <message>
        <source>Place a figure (%1)</source>
        <translation>Figur setzen (%1)</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Turn a tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>The tile at %1 fits in no other way</source>
        <translation>Das Plättchen auf %1 passt in keiner anderen Lage</translation>
    </message>
    <message>
        <source>Turned the tile at %1 to the next way that fits</source>
        <translation>Das Plättchen auf %1 wurde in die nächste passende Lage gedreht</translation>
    </message>
</context>
<context>
    <name>towerwatch::LayingWords</name>
    <message>
        <source>Tab or c, r, f, m, t choose the place, Enter puts the figure down, the same number takes another kind, Escape puts it back</source>
        <translation>Tab oder c, r, f, m, t wählen den Platz, die Eingabetaste setzt die Figur ab, dieselbe Ziffer nimmt eine Figur der nächsten Art, Esc legt die Figur zurück</translation>
    </message>
    <message>
        <source>Enter lays the tile that is shown, / turns it as it fits, Down goes to the next one, Escape leaves the square empty</source>
        <translation>Die Eingabetaste legt es, / dreht es weiter, Pfeil nach unten zeigt das nächste, Esc lässt das Feld leer</translation>
    </message>
    <message>
        <source>Empty square %1: choose one of the tiles that fit, or type its letter</source>
        <translation>Leeres Feld %1: eines der Plättchen wählen, die passen, oder seinen Buchstaben tippen</translation>
    </message>
    <message>
        <source>%1: none left in the set</source>
        <comment>tile</comment>
        <translation>%1: Davon ist im Set keins mehr übrig</translation>
    </message>
    <message>
        <source>%1 was laid, though none was left in the set</source>
        <comment>tile</comment>
        <translation>%1 wurde gelegt, obwohl davon im Set keins mehr übrig war</translation>
    </message>
    <message>
        <source>Nothing fits: Enter shows tiles that do not fit, another letter or Escape starts over</source>
        <translation>Nichts passt: Die Eingabetaste zeigt, was nicht passt; ein anderer Buchstabe oder Esc beginnt neu</translation>
    </message>
    <message>
        <source>Empty square %1: type the next tile’s letter or edges; 1 to 8 take a figure for the tile just laid, / turns it as it fits, + raises its tower</source>
        <translation>Leeres Feld %1: den Buchstaben oder die Kanten des nächsten Plättchens tippen; 1 bis 8 nehmen eine Figur für das eben gelegte, / dreht es weiter, bis es wieder passt, + erhöht seinen Turm</translation>
    </message>
    <message>
        <source>A tile lies at %1 already: letters find one for an empty square. Ctrl+arrows go to the next empty one, Delete removes this tile</source>
        <translation>Auf %1 liegt schon ein Plättchen: Buchstaben suchen eines für ein leeres Feld. Strg+Pfeiltasten führen zum nächsten leeren, Entf entfernt dieses Plättchen</translation>
    </message>
    <message>
        <source>The tile at %1 shares no edge with another</source>
        <translation>Das Plättchen auf %1 liegt mit keiner Kante an einem anderen</translation>
    </message>
    <message>
        <source>No empty square is chosen: Enter takes the tile in hand, Down goes to the next one, Escape goes back</source>
        <translation>Kein leeres Feld ist gewählt: Die Eingabetaste nimmt das Plättchen in die Hand, Pfeil nach unten geht zum nächsten, Esc führt zurück</translation>
    </message>
</context>
<context>
    <name>towerwatch::LibraryBrowser</name>
    <message>
        <source>No example matches. Try fewer words.</source>
        <translation>Kein Beispiel passt. Weniger Wörter versuchen.</translation>
    </message>
    <message>
        <source>Choose a topic, then an example.</source>
        <translation>Erst ein Thema wählen, dann ein Beispiel.</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Search the examples</source>
        <translation>Beispiele durchsuchen</translation>
    </message>
    <message>
        <source>Examples by topic</source>
        <translation>Beispiele nach Themen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>towerwatch::ListPage</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add figure</source>
        <translation>Figur hinzufügen</translation>
    </message>
    <message>
        <source>Set as expected</source>
        <translation>Als erwartet festhalten</translation>
    </message>
    <message>
        <source>Expect nothing</source>
        <translation>Nichts erwarten</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Write it in each language</source>
        <translation>In jeder Sprache einzeln schreiben</translation>
    </message>
    <message>
        <source>One text for all languages</source>
        <translation>Ein Text für alle Sprachen</translation>
    </message>
</context>
<context>
    <name>towerwatch::Lists</name>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regeln der Runde</translation>
    </message>
    <message>
        <source>No figure stands on the board yet.</source>
        <translation>Noch steht keine Figur in der Auslage.</translation>
    </message>
    <message>
        <source>No question is kept yet. Ask one, then keep it with Ctrl+D.</source>
        <translation>Noch keine Frage behalten. Eine stellen und mit Strg+D behalten.</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
</context>
<context>
    <name>towerwatch::MainWindow</name>
    <message>
        <source>%1[*] – Towerwatch</source>
        <translation>%1[*] – Towerwatch</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Schiedsspruch</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>There is no scenario on the clipboard, neither as text nor as a code that begins with “TW%1-”.</source>
        <translation>In der Zwischenablage ist kein Szenario, weder als Text noch als Code, der mit „TW%1-“ beginnt.</translation>
    </message>
    <message>
        <source>Saved, but not the question on show: %1 adds it to the scenario</source>
        <translation>Gespeichert, aber ohne die angezeigte Frage: %1 nimmt sie ins Szenario auf</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>towerwatch::PagePreview</name>
    <message>
        <source>In this example, under your rules: %1</source>
        <translation>In diesem Beispiel gelten die gewählten Regeln. %1</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Bild der Stellung</translation>
    </message>
    <message>
        <source>In this example (%1): %2</source>
        <comment>rules, verdict</comment>
        <translation>In diesem Beispiel (%1): %2</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayOutPanel</name>
    <message>
        <source>Nobody has scored yet.</source>
        <translation>Noch hat niemand Punkte bekommen.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Durchspielen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Next step (Right)</source>
        <translation>Nächster Schritt (Pfeil rechts)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>End (Escape)</source>
        <translation>Beenden (Esc)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Previous step (Left)</source>
        <translation>Schritt zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Back to the supply: %1.</source>
        <translation>Zurück in den Vorrat: %1.</translation>
    </message>
    <message>
        <source>So far: %1.</source>
        <comment>points of players</comment>
        <translation>Bisher: %1.</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerButton</name>
    <message>
        <source>ransom paid</source>
        <comment>short, by the player on turn</comment>
        <translation>Lösegeld gezahlt</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerCard</name>
    <message>
        <source>Held by %1: %2</source>
        <comment>player, prisoners</comment>
        <translation>Gefangen bei %1: %2</translation>
    </message>
    <message>
        <source>Ask about the ransom; drag the prisoner to move it</source>
        <translation>Nach dem Lösegeld fragen; zum Versetzen ziehen</translation>
    </message>
    <message>
        <source>Give %1 the figure in hand</source>
        <translation>Die Figur aus der Hand an %1 geben</translation>
    </message>
    <message>
        <source>Ask what %1 may do; a right click or the menu key offers turn, ransom, prisoners and points</source>
        <translation>Fragen, was %1 machen darf; Rechtsklick oder Menütaste bietet Zug, Lösegeld, Gefangene und Punkte an</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerPopup</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Punkte:</translation>
    </message>
    <message>
        <source>&amp;Floors:</source>
        <translation>&amp;Turmteile:</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>&amp;Farbe:</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerPresenter</name>
    <message>
        <source>&amp;What may %1 do?</source>
        <translation>&amp;Was darf %1 machen?</translation>
    </message>
    <message>
        <source>May %1 pay a &amp;ransom?</source>
        <translation>Darf %1 &amp;Lösegeld zahlen?</translation>
    </message>
    <message>
        <source>A ransom was &amp;paid this turn</source>
        <translation>In &amp;diesem Zug wurde Lösegeld gezahlt</translation>
    </message>
    <message>
        <source>&amp;Add a prisoner</source>
        <translation>&amp;Gefangenen hinzufügen</translation>
    </message>
    <message>
        <source>May %1 pay the &amp;ransom?</source>
        <translation>Darf %1 das &amp;Lösegeld zahlen?</translation>
    </message>
    <message>
        <source>Release it into the &amp;supply of %1</source>
        <translation>In den &amp;Vorrat von %1 freilassen</translation>
    </message>
    <message>
        <source>&amp;Hand it over to</source>
        <translation>&amp;Übergeben an</translation>
    </message>
    <message>
        <source>Put it on the &amp;board</source>
        <translation>In die &amp;Auslage stellen</translation>
    </message>
    <message>
        <source>Make it a prisoner of</source>
        <translation>Wird Gefangener von</translation>
    </message>
    <message>
        <source>Take it home into the supply</source>
        <translation>In den Vorrat zurücknehmen</translation>
    </message>
    <message>
        <source>Put a prisoner on the board</source>
        <translation>Einen Gefangenen in die Auslage stellen</translation>
    </message>
    <message>
        <source>Take a figure home</source>
        <translation>Eine Figur in den Vorrat zurücknehmen</translation>
    </message>
    <message>
        <source>Make a figure a prisoner</source>
        <translation>Eine Figur zum Gefangenen machen</translation>
    </message>
    <message>
        <source>Release a prisoner</source>
        <translation>Einen Gefangenen freilassen</translation>
    </message>
    <message>
        <source>Hand over a prisoner</source>
        <translation>Einen Gefangenen übergeben</translation>
    </message>
    <message>
        <source>Add a prisoner</source>
        <translation>Gefangenen hinzufügen</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>Spieler am Zug ändern</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Change a player</source>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Change the turn order</source>
        <translation>Spielerreihenfolge ändern</translation>
    </message>
    <message>
        <source>Earl&amp;ier in turn order</source>
        <translation>&amp;Früher in der Spielerreihenfolge</translation>
    </message>
    <message>
        <source>&amp;Later in turn order</source>
        <translation>Spä&amp;ter in der Spielerreihenfolge</translation>
    </message>
    <message>
        <source>&amp;Name, colour, points, floors, supply…</source>
        <translation>&amp;Name, Farbe, Punkte, Turmteile, Vorrat…</translation>
    </message>
    <message>
        <source>Re&amp;move %1</source>
        <translation>%1 &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>&amp;Deal floors to all</source>
        <translation>Turmteile an &amp;alle austeilen</translation>
    </message>
    <message>
        <source>Deal floors</source>
        <translation>Turmteile austeilen</translation>
    </message>
    <message>
        <source>It is %1’s &amp;turn</source>
        <translation>%1 ist am &amp;Zug</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerStrip</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Enter offers the colours; name, points and floors are asked for then</source>
        <translation>Die Eingabetaste zeigt die Farben zur Auswahl; danach wird nach Namen, Punkten und Turmteilen gefragt</translation>
    </message>
</context>
<context>
    <name>towerwatch::PreviewBanner</name>
    <message>
        <source>Shown under other rules than the table’s: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Gezeigt nach anderen Regeln als denen der Runde: &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&amp;Back to the table’s rules</source>
        <translation>&amp;Zurück zu den Regeln der Runde</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>&amp;Mit diesen spielen</translation>
    </message>
    <message>
        <source>Makes these the rules of the table</source>
        <translation>Macht diese zu den Regeln der Runde</translation>
    </message>
    <message>
        <source>Shown as if &lt;b&gt;%1&lt;/b&gt; placed the floor.</source>
        <translation>Gezeigt, als ob &lt;b&gt;%1&lt;/b&gt; das Turmteil setzte.</translation>
    </message>
    <message>
        <source>Shown as if this were floor number &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Gezeigt, als ob dies das Turmteil Nummer &lt;b&gt;%1&lt;/b&gt; wäre.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zur Stellung</translation>
    </message>
    <message>
        <source>Shown as if &lt;b&gt;%1&lt;/b&gt; placed the tower piece.</source>
        <comment>first edition</comment>
        <translation>Gezeigt, als ob &lt;b&gt;%1&lt;/b&gt; das Turmteil setzte.</translation>
    </message>
    <message>
        <source>Shown as if this were tower piece number &lt;b&gt;%1&lt;/b&gt;.</source>
        <comment>first edition</comment>
        <translation>Gezeigt, als ob dies das Turmteil Nummer &lt;b&gt;%1&lt;/b&gt; wäre.</translation>
    </message>
</context>
<context>
    <name>towerwatch::ProblemCounter</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Kein Problem gefunden</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>which problem</comment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Show what looks wrong</source>
        <translation>Zeigen, was nicht stimmt</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Show all in the tables</source>
        <translation>Alle in den Tabellen zeigen</translation>
    </message>
</context>
<context>
    <name>towerwatch::ProblemsModel</name>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
</context>
<context>
    <name>towerwatch::ProblemsPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 kann nicht geöffnet werden</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in it must be put right first. What was open before is still open.</source>
        <translation>
            <numerusform>Zuerst muss darin %n Fehler behoben werden. Was vorher geöffnet war, ist noch geöffnet.</numerusform>
            <numerusform>Zuerst müssen darin %n Fehler behoben werden. Was vorher geöffnet war, ist noch geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Show the te&amp;xt</source>
        <translation>Te&amp;xt zeigen</translation>
    </message>
    <message>
        <source>Open anothe&amp;r file…</source>
        <translation>A&amp;ndere Datei öffnen…</translation>
    </message>
    <message>
        <source>Bac&amp;k to the board</source>
        <translation>Zurüc&amp;k zur Auslage</translation>
    </message>
    <message>
        <source>%1 cannot be read yet</source>
        <translation>%1 lässt sich noch nicht lesen</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be put right first. Enter goes to the place in the text.</source>
        <translation>
            <numerusform>Erst muss eine Stelle berichtigt werden. Die Eingabetaste führt zu ihr im Text.</numerusform>
            <numerusform>Erst müssen %n Stellen berichtigt werden. Die Eingabetaste führt zur Stelle im Text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::QuestionPicker</name>
    <message>
        <source>Enter lists everything that can be asked about this board</source>
        <translation>Die Eingabetaste zeigt alles, was sich zu dieser Auslage fragen lässt</translation>
    </message>
    <message>
        <source>No question yet</source>
        <translation>Noch keine Frage</translation>
    </message>
</context>
<context>
    <name>towerwatch::QuestionPopup</name>
    <message>
        <source>Find a question</source>
        <translation>Frage suchen</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>No question has these words.</source>
        <translation>Keine Frage enthält diese Wörter.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a group of questions, how many</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>towerwatch::QuestionsModel</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Gefragt von</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: expected %2, but it is %3</source>
        <translation>%1: erwartet %2, tatsächlich %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>expected</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>as answered</source>
        <comment>expected</comment>
        <translation>wie beantwortet</translation>
    </message>
    <message>
        <source>differs</source>
        <comment>expected</comment>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>Change who asks</source>
        <translation>Fragenden Spieler ändern</translation>
    </message>
    <message>
        <source>Remove a question</source>
        <translation>Frage entfernen</translation>
    </message>
    <message>
        <source>Move a question</source>
        <translation>Frage verschieben</translation>
    </message>
    <message>
        <source>Expect this answer</source>
        <translation>Diese Antwort erwarten</translation>
    </message>
    <message>
        <source>Expect nothing</source>
        <translation>Nichts erwarten</translation>
    </message>
    <message>
        <source>Change what is expected</source>
        <translation>Erwartung ändern</translation>
    </message>
</context>
<context>
    <name>towerwatch::RecentFiles</name>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
</context>
<context>
    <name>towerwatch::Recovery</name>
    <message>
        <source>The folder it is kept in cannot be written to.</source>
        <translation>Der Ordner, in dem sie gesichert wird, ist nicht beschreibbar.</translation>
    </message>
</context>
<context>
    <name>towerwatch::RecoveryDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Nicht gespeicherte Arbeit gefunden</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Last edit</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>%1 (changed since)</source>
        <comment>file name</comment>
        <translation>%1 (seitdem geändert)</translation>
    </message>
    <message>
        <source>Discarded work</source>
        <translation>Verworfene Arbeit</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was discarded in the last %n days.</source>
        <translation>
            <numerusform>In den letzten 24 Stunden wurde nichts verworfen.</numerusform>
            <numerusform>In den letzten %n Tagen wurde nichts verworfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This work was discarded in the last %n days.</source>
        <translation>
            <numerusform>Diese Arbeit wurde in den letzten 24 Stunden verworfen.</numerusform>
            <numerusform>Diese Arbeit wurde in den letzten %n Tagen verworfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program ended without saving this work. You can pick up where you left off.</source>
        <translation>Das Programm endete, ohne diese Arbeit zu speichern. Sie lässt sich dort fortsetzen, wo sie abbrach.</translation>
    </message>
    <message numerus="yes">
        <source>What is not recovered can be brought back for %n days, from the File menu.</source>
        <translation>
            <numerusform>Was nicht wiederhergestellt wird, lässt sich einen Tag lang über das Menü „Datei“ zurückholen.</numerusform>
            <numerusform>Was nicht wiederhergestellt wird, lässt sich %n Tage lang über das Menü „Datei“ zurückholen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::ReferenceModel</name>
    <message>
        <source>%1; %2; %3</source>
        <comment>title, kind and editions of a ruling</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>Other expansions</source>
        <translation>Andere Erweiterungen</translation>
    </message>
</context>
<context>
    <name>towerwatch::ReferencePage</name>
    <message>
        <source>All topics</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Erste Ausgabe</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Zweite Ausgabe</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Dritte Ausgabe</translation>
    </message>
    <message>
        <source>This language only</source>
        <translation>Nur diese Sprache</translation>
    </message>
    <message>
        <source>Search the rulings</source>
        <translation>Einträge durchsuchen</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Kind of ruling</source>
        <translation>Art des Eintrags</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Zweite Sprache</translation>
    </message>
    <message>
        <source>Shows the ruling in a second language next to it</source>
        <translation>Zeigt den Eintrag daneben in einer zweiten Sprache</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (%1)</source>
        <comment>key</comment>
        <translation>Zurück (%1)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Forward (%1)</source>
        <comment>key</comment>
        <translation>Vorwärts (%1)</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>No ruling matches. Try fewer words, or clear the search with Escape and choose all topics, kinds and editions.</source>
        <translation>Kein Eintrag passt. Weniger Wörter versuchen oder mit Esc die Suche leeren und alle Themen, Arten und Ausgaben wählen.</translation>
    </message>
</context>
<context>
    <name>towerwatch::RulesButton</name>
    <message>
        <source>Change the rules of the table</source>
        <translation>Die Regeln der Runde ändern</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Die Wachtürme</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Which rules are yours?</source>
        <translation>Welche Ausgabe habe ich?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an edition, whose box</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>towerwatch::RulesModel</name>
    <message>
        <source>Item</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title or notes, language</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Die Wachtürme</translation>
    </message>
    <message>
        <source>House rule: %1</source>
        <translation>Hausregel: %1</translation>
    </message>
    <message>
        <source>Comment in the file</source>
        <translation>Kommentar in der Datei</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Change the comment</source>
        <translation>Kommentar ändern</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Anmerkungen ändern</translation>
    </message>
</context>
<context>
    <name>towerwatch::RulingPage</name>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Change where the turn stands</source>
        <translation>Stand des Zuges ändern</translation>
    </message>
    <message>
        <source>Click a tower, a watchtower or a figure to ask about it.</source>
        <translation>Auf einen Turm, einen Wachturm oder eine Figur klicken, um danach zu fragen.</translation>
    </message>
</context>
<context>
    <name>towerwatch::RulingPresenter</name>
    <message>
        <source>A ruling that is only being tried out cannot be carried out.</source>
        <translation>Was nur ausprobiert wird, lässt sich nicht ausführen.</translation>
    </message>
    <message>
        <source>There is nothing to carry out: ask about a floor, a figure on a tower or a ransom that is allowed.</source>
        <translation>Hier ist nichts auszuführen. Das geht bei Fragen nach einem Turmteil, einer Figur auf einem Turm oder einem Lösegeld, wenn die Antwort es erlaubt.</translation>
    </message>
    <message>
        <source>There is nothing to play out: nobody scores and no figure goes home.</source>
        <translation>Hier gibt es nichts zu zeigen: Niemand bekommt Punkte, und keine Figur kommt in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>%1 %2 undoes it.</source>
        <comment>what was done, key</comment>
        <translation>%1 %2 macht es rückgängig.</translation>
    </message>
    <message>
        <source>There is nothing on this board that this can be asked about.</source>
        <translation>In dieser Auslage gibt es nichts, wozu sich diese Frage stellen lässt.</translation>
    </message>
    <message>
        <source>Now choose the figure that is captured, or leave it at that.</source>
        <translation>Jetzt die Figur wählen, die gefangen genommen wird, oder es dabei belassen.</translation>
    </message>
    <message>
        <source>Ransom</source>
        <translation>Lösegeld</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Gefangenenaustausch</translation>
    </message>
    <message>
        <source>%1 chooses: who is bought back?</source>
        <translation>%1 wählt: Wer wird freigekauft?</translation>
    </message>
    <message>
        <source>%1 chooses: which figure comes home?</source>
        <translation>%1 wählt: Welche Figur kommt zurück?</translation>
    </message>
    <message>
        <source>This is the last question.</source>
        <translation>Das ist die letzte Frage.</translation>
    </message>
    <message>
        <source>This is the first question.</source>
        <translation>Das ist die erste Frage.</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>or choose a figure below</source>
        <translation>oder unten eine Figur wählen</translation>
    </message>
</context>
<context>
    <name>towerwatch::RulingView</name>
    <message>
        <source>Ruling</source>
        <translation>Schiedsspruch</translation>
    </message>
    <message>
        <source>Copy the whole &amp;ruling</source>
        <translation>Ganzen &amp;Schiedsspruch kopieren</translation>
    </message>
</context>
<context>
    <name>towerwatch::ScenarioDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>Datei neu laden</translation>
    </message>
    <message>
        <source>Nothing was changed: no file can hold so many questions or expected values.</source>
        <translation>Es wurde nichts geändert: So viele Fragen oder so viele erwartete Werte passen in keine Datei.</translation>
    </message>
</context>
<context>
    <name>towerwatch::SearchLine</name>
    <message>
        <source>No browser</source>
        <translation>Kein Browser</translation>
    </message>
    <message>
        <source>No program was found that opens pages of the web. The address is:</source>
        <translation>Es wurde kein Programm gefunden, das Webseiten öffnet. Die Adresse ist:</translation>
    </message>
</context>
<context>
    <name>towerwatch::Session</name>
    <message>
        <source>Unsaved work is not safe from a crash. %1</source>
        <translation>Bei einem Absturz ginge nicht gespeicherte Arbeit verloren. %1</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to %n scenarios?</source>
        <translation>
            <numerusform>Die Änderungen an %n Szenario speichern?</numerusform>
            <numerusform>Die Änderungen an %n Szenarien speichern?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::Sharing</name>
    <message>
        <source>There is no answer to copy yet: ask about a tower or a figure.</source>
        <translation>Es gibt noch keine Antwort zum Kopieren: erst eine Frage zu einem Turm oder einer Figur stellen.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>board</source>
        <comment>suggested file name</comment>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>rulings</source>
        <comment>suggested file name</comment>
        <translation>Nachschlagewerk</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 could not be written.
%2</source>
        <translation>%1 konnte nicht geschrieben werden.
%2</translation>
    </message>
    <message>
        <source>No page</source>
        <translation>Keine Seite</translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>Das Bild konnte nicht gezeichnet werden.</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>PNG-Bild (*.png);;SVG-Zeichnung (*.svg);;PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>This copy of Towerwatch comes without the page for phones; a PDF or a picture can be exported instead.</source>
        <translation>Diesem Towerwatch liegt die Seite für Handys nicht bei; stattdessen lässt sich ein PDF oder ein Bild exportieren.</translation>
    </message>
    <message>
        <source>&amp;Export PDF or picture…</source>
        <translation>PDF oder Bild &amp;exportieren…</translation>
    </message>
</context>
<context>
    <name>towerwatch::SourceView</name>
    <message>
        <source>Edit the text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>Line %1: %2 The board shows the last text without errors.</source>
        <translation>Zeile %1: %2 Die Auslage zeigt den letzten fehlerfreien Text.</translation>
    </message>
    <message>
        <source>Source text of the scenario</source>
        <translation>Quelltext des Szenarios</translation>
    </message>
    <message>
        <source>State of the source text</source>
        <translation>Zustand des Quelltexts</translation>
    </message>
    <message>
        <source>Bring my text back</source>
        <translation>Eigenen Text zurückholen</translation>
    </message>
    <message>
        <source>The board was changed while the text could not be read</source>
        <translation>Die Auslage wurde geändert, während der Text nicht lesbar war</translation>
    </message>
    <message>
        <source>What you type is shown on the board as soon as it can be read.</source>
        <translation>Eingaben erscheinen in der Auslage, sobald der Text lesbar ist.</translation>
    </message>
    <message>
        <source>Nothing was pasted: no file may be larger than %1 MiB.</source>
        <translation>Nichts eingefügt: Keine Datei darf größer als %1 MiB sein.</translation>
    </message>
</context>
<context>
    <name>towerwatch::StartPage</name>
    <message>
        <source>Opens a small table with this question asked; change it as you like</source>
        <translation>Öffnet eine kleine Auslage mit dieser Frage; sie lässt sich beliebig ändern</translation>
    </message>
    <message>
        <source>What is the dispute about?</source>
        <translation>Worum geht der Streit?</translation>
    </message>
    <message>
        <source>Empty &amp;table</source>
        <translation>&amp;Leerer Tisch</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;All examples…</source>
        <translation>&amp;Alle Beispiele…</translation>
    </message>
</context>
<context>
    <name>towerwatch::SupplyBox</name>
    <message>
        <source>What is in the supply is &amp;known</source>
        <translation>Der Inhalt des Vorrats ist &amp;bekannt</translation>
    </message>
</context>
<context>
    <name>towerwatch::TileBar</name>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>What else can be done here</source>
        <translation>Was hier noch geht</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile at %1</source>
        <comment>square</comment>
        <translation>Plättchen auf %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tower piece(s)</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>%n Turmteil</numerusform>
            <numerusform>%n Turmteile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n Turmteil</numerusform>
            <numerusform>%n Turmteile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::TileListModel</name>
    <message>
        <source>more on the board than in the set</source>
        <translation>mehr in der Auslage, als es im Set gibt</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the set</source>
        <translation>
            <numerusform>noch %n im Set</numerusform>
            <numerusform>noch %n im Set</numerusform>
        </translation>
    </message>
    <message>
        <source>does not fit here</source>
        <translation>passt hier nicht</translation>
    </message>
    <message>
        <source>not in the set of this edition</source>
        <translation>im Set dieser Ausgabe nicht enthalten</translation>
    </message>
</context>
<context>
    <name>towerwatch::TilePalette</name>
    <message>
        <source>Any edition</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Dritte</translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation>Plättchen suchen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to lay “%2” at %1 ✕</source>
        <translation>
            <numerusform>%n Möglichkeit für „%2“ auf %1 ✕</numerusform>
            <numerusform>%n Möglichkeiten für „%2“ auf %1 ✕</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to lay a tile at %1 ✕</source>
        <translation>
            <numerusform>%n Möglichkeit für %1 ✕</numerusform>
            <numerusform>%n Möglichkeiten für %1 ✕</numerusform>
        </translation>
    </message>
    <message>
        <source>Find tile…</source>
        <translation>Plättchen…</translation>
    </message>
    <message>
        <source>Only tiles that fit at %1 are shown; click to see all tiles</source>
        <translation>Angeboten wird nur, was auf %1 passt; ein Klick zeigt alle Plättchen</translation>
    </message>
    <message>
        <source>Nothing of the kind fits at %1.</source>
        <translation>Auf %1 passt nichts dergleichen.</translation>
    </message>
    <message>
        <source>No tile found.</source>
        <translation>Kein Plättchen gefunden.</translation>
    </message>
    <message>
        <source>All tiles, fitting at %1 or not ✕</source>
        <translation>Alle, auch was auf %1 nicht passt ✕</translation>
    </message>
    <message>
        <source>Tiles that do not fit at %1 are shown too; click to let go of this square</source>
        <translation>Auch Plättchen, die auf %1 nicht passen, stehen da; ein Klick gibt das Feld wieder frei</translation>
    </message>
    <message>
        <source>The printed letter, a word, or the edges clockwise from north: c city, r road, f field, ? any; after them t for a tower, w for a watchtower, g for a garden</source>
        <translation>Der aufgedruckte Buchstabe, ein Wort oder die Kanten im Uhrzeigersinn von Norden aus: c Stadt, r Straße, f Wiese, ? beliebig; dahinter t für einen Turm, w für einen Wachturm, g für einen Garten</translation>
    </message>
    <message>
        <source>Show anyway</source>
        <translation>Trotzdem zeigen</translation>
    </message>
    <message>
        <source>%1 does not fit at %2.</source>
        <comment>letter of a tile, square</comment>
        <translation>%1 passt nicht auf %2.</translation>
    </message>
    <message>
        <source>Arrow keys choose the tile, Enter takes it, Escape goes back</source>
        <translation>Pfeiltasten wählen das Plättchen, die Eingabetaste nimmt es, Esc führt zurück</translation>
    </message>
    <message>
        <source>Type a letter, a word or edges; then Enter takes the first tile, Down goes to the next ones</source>
        <translation>Buchstaben, Wort oder Kanten tippen; die Eingabetaste nimmt das erste, Pfeil nach unten zeigt das nächste</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Die Wachtürme</translation>
    </message>
    <message>
        <source>Crop circles</source>
        <translation>Kornkreise</translation>
    </message>
    <message>
        <source>Other expansions</source>
        <translation>Andere Erweiterungen</translation>
    </message>
    <message>
        <source>This scenario’s own</source>
        <translation>Aus diesem Szenario</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Alle Sets</translation>
    </message>
    <message>
        <source>Only: %1 ✕</source>
        <comment>set and edition</comment>
        <translation>Nur: %1 ✕</translation>
    </message>
    <message>
        <source>Only these tiles are shown; click to see all tiles</source>
        <translation>Nur diese Plättchen werden gezeigt; ein Klick zeigt alle</translation>
    </message>
    <message>
        <source>Choose a set and an edition</source>
        <translation>Set und Ausgabe wählen</translation>
    </message>
</context>
<context>
    <name>towerwatch::TurnButton</name>
    <message>
        <source>Change where the turn stands</source>
        <translation>Stand des Zuges ändern</translation>
    </message>
</context>
<context>
    <name>towerwatch::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Cop&amp;y as</source>
        <translation>Kopieren al&amp;s</translation>
    </message>
    <message>
        <source>Da&amp;ngers from</source>
        <translation>Gefahre&amp;n durch</translation>
    </message>
    <message>
        <source>Same as the &amp;desktop</source>
        <translation>&amp;Wie auf dem Desktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>E&amp;xpansions in play</source>
        <translation>Erweiterungen im S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Fens&amp;ter</translation>
    </message>
    <message>
        <source>Find rules, commands, tiles</source>
        <translation>Regeln, Befehle, Plättchen suchen</translation>
    </message>
</context>
</TS>
