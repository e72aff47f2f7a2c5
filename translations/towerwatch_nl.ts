<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name>ActionsTeller</name>
    <message>
        <source>buy back a prisoner</source>
        <translation>een gevangene loskopen</translation>
    </message>
    <message>
        <source>%1 may %2.</source>
        <comment>player, what</comment>
        <translation>%1 mag %2.</translation>
    </message>
    <message>
        <source>undecided: %1</source>
        <comment>figures</comment>
        <translation>niet geregeld: %1</translation>
    </message>
    <message>
        <source>no tower is on the board</source>
        <translation>er is geen toren</translation>
    </message>
    <message>
        <source>Closed by a figure</source>
        <translation>Afgesloten door een speelstuk</translation>
    </message>
    <message>
        <source>%1 has no figure left that may stand on a tower</source>
        <comment>player</comment>
        <translation>%1 heeft geen speelstuk meer in de voorraad dat op een toren mag</translation>
    </message>
    <message>
        <source>it is %2’s turn; this is for %1’s own</source>
        <comment>player, player</comment>
        <translation>%2 is aan de beurt; dit geldt voor een beurt van %1</translation>
    </message>
    <message>
        <source>none beyond doubt</source>
        <translation>geen met zekerheid</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a step of a turn</comment>
        <translation>gedaan</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a step of a turn</comment>
        <translation>nu</translation>
    </message>
    <message>
        <source>later</source>
        <comment>a step of a turn</comment>
        <translation>later</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a step of a turn</comment>
        <translation>nee</translation>
    </message>
    <message>
        <source>perhaps</source>
        <comment>a step of a turn</comment>
        <translation>misschien</translation>
    </message>
    <message>
        <source>once it is bought back</source>
        <translation>na het loskopen</translation>
    </message>
    <message>
        <source>if the tile extends the builder’s road or city</source>
        <translation>als de tegel het gebied van de bouwmeester uitbreidt</translation>
    </message>
    <message>
        <source>with a tile and an action of its own</source>
        <translation>met een eigen tegel en een eigen actie</translation>
    </message>
    <message>
        <source>place a &lt;floor|tower piece&gt;</source>
        <translation>een torendeel plaatsen</translation>
    </message>
    <message>
        <source>still put the phantom on a tower</source>
        <translation>nog het fantoom op een toren zetten</translation>
    </message>
    <message>
        <source>put a figure on a tower</source>
        <translation>een speelstuk op een toren zetten</translation>
    </message>
    <message>
        <source>%1, and also buy back a prisoner</source>
        <translation>%1 en ook een gevangene loskopen</translation>
    </message>
    <message>
        <source>after the tile</source>
        <translation>na de tegel</translation>
    </message>
    <message>
        <source>May go onto %1</source>
        <comment>squares of towers</comment>
        <translation>Op de toren op %1 mag</translation>
    </message>
    <message>
        <source>%1 can do nothing with the towers now.</source>
        <comment>player</comment>
        <translation>%1 kan nu niets met de torens doen.</translation>
    </message>
    <message>
        <source>range %2 at %1</source>
        <comment>square, number</comment>
        <translation>op %1 met bereik %2</translation>
    </message>
    <message>
        <source>Next &lt;floor|tower piece&gt;</source>
        <translation>Volgend torendeel</translation>
    </message>
    <message>
        <source>No figure onto %1</source>
        <comment>squares of towers</comment>
        <translation>Geen speelstuk op de toren op %1</translation>
    </message>
    <message>
        <source>no &lt;floor|tower piece&gt; yet</source>
        <translation>nog geen torendeel</translation>
    </message>
</context>
<context>
    <name>ArticleWriter</name>
    <message>
        <source>Sources</source>
        <translation>Bronnen</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Zie ook</translation>
    </message>
    <message>
        <source>Other boards that show it</source>
        <translation>Andere stellingen hierbij</translation>
    </message>
    <message>
        <source>Boards that show it</source>
        <translation>Stellingen hierbij</translation>
    </message>
    <message>
        <source>opens this board</source>
        <translation>opent deze stelling</translation>
    </message>
    <message>
        <source>Boards it decides</source>
        <translation>Geeft de doorslag in deze stellingen</translation>
    </message>
</context>
<context>
    <name>BoardMenu</name>
    <message>
        <source>&amp;Remove %1</source>
        <translation>&amp;Verwijderen: %1</translation>
    </message>
    <message>
        <source>May a figure &amp;go onto the tower?</source>
        <translation>Mag er een speelstuk op de &amp;toren?</translation>
    </message>
    <message>
        <source>Remove t&amp;he tile</source>
        <translation>Te&amp;gel verwijderen</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Soort</translation>
    </message>
    <message>
        <source>Change a figure</source>
        <translation>Speelstuk wijzigen</translation>
    </message>
    <message>
        <source>Ow&amp;ner</source>
        <translation>&amp;Eigenaar</translation>
    </message>
    <message>
        <source>Mo&amp;ve %1</source>
        <translation>Ver&amp;plaatsen: %1</translation>
    </message>
    <message>
        <source>&amp;Move the tile</source>
        <translation>Tege&amp;l verplaatsen</translation>
    </message>
</context>
<context>
    <name>Booklet</name>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Voetnoten</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenario’s</translation>
    </message>
    <message>
        <source>The Tower and The Watchtowers: rulings and their sources</source>
        <translation>De Toren en De Wachttorens: artikelen en hun bronnen</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Artikelen</translation>
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
        <translation>Nieuw: %1</translation>
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
        <translation>De notities luiden anders.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>The file’s own tiles are others.</source>
        <translation>De eigen tegels van het bestand zijn andere.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>tile, square</comment>
        <translation>%1 op %2</translation>
    </message>
    <message>
        <source>Moved: %1, before at %2</source>
        <comment>tile with its square, square</comment>
        <translation>Verschoven: %1, eerst op %2</translation>
    </message>
    <message>
        <source>Turned: %1, from %2° to %3°</source>
        <translation>Gedraaid: %1, van %2° naar %3°</translation>
    </message>
    <message>
        <source>Height of the tower at %1</source>
        <translation>Hoogte van toren %1</translation>
    </message>
    <message>
        <source>bridge at %1</source>
        <translation>brug op %1</translation>
    </message>
    <message>
        <source>Turned: %1</source>
        <translation>Gedraaid: %1</translation>
    </message>
    <message>
        <source>castle at %1 (%2)</source>
        <comment>square, side</comment>
        <translation>burcht op %1 (%2)</translation>
    </message>
    <message>
        <source>Captured: %1, now a prisoner of %2</source>
        <comment>figure, player</comment>
        <translation>Gevangengenomen: %1, nu bij %2</translation>
    </message>
    <message>
        <source>Another figure: %1 → %2</source>
        <translation>Ander speelstuk: %1 → %2</translation>
    </message>
    <message>
        <source>Moved: %1 → %2</source>
        <comment>figure with its place, place</comment>
        <translation>Verplaatst: %1 → %2</translation>
    </message>
    <message>
        <source>No longer asked: %1</source>
        <translation>Niet meer gevraagd: %1</translation>
    </message>
    <message>
        <source>Now also asked: %1</source>
        <translation>Nieuwe vraag: %1</translation>
    </message>
    <message>
        <source>Another answer: %1</source>
        <translation>Ander antwoord: %1</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Beide zeggen hetzelfde.</translation>
    </message>
    <message>
        <source>Expected otherwise: %1</source>
        <translation>Anders verwacht: %1</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>figure</comment>
        <translation>Naam van %1</translation>
    </message>
</context>
<context>
    <name>ChoiceTeller</name>
    <message>
        <source>%1 chooses who comes back; this answer takes the %2</source>
        <comment>player, figures</comment>
        <translation>%1 kiest wat er terugkomt; dit antwoord gaat uit van: %2</translation>
    </message>
    <message>
        <source>if %1 chooses the %2</source>
        <comment>player, figures</comment>
        <translation>als %1 “%2” kiest</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>‘%1’ kan niet worden gelezen: %2</translation>
    </message>
    <message>
        <source>No file was named; see towerwatch --help.</source>
        <translation>Er is geen bestand opgegeven; zie towerwatch --help.</translation>
    </message>
    <message>
        <source>Too many files; see towerwatch --help.</source>
        <translation>Te veel bestanden; zie towerwatch --help.</translation>
    </message>
    <message>
        <source>--%1 needs a square X,Y.</source>
        <translation>--%1 vereist een vak X,Y.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>‘%1’ kan niet worden geschreven: %2</translation>
    </message>
    <message>
        <source>%1 is not in canonical form.</source>
        <translation>%1 heeft niet de canonieke vorm.</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>beurt %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n turn(s); --turn takes 0 (the start) to %1.</source>
        <translation>
            <numerusform>De partij telt %n beurt; --turn accepteert 0 (het begin) tot en met %1.</numerusform>
            <numerusform>De partij telt %n beurten; --turn accepteert 0 (het begin) tot en met %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program towerwatch-window is not installed.</source>
        <translation>Het programma towerwatch-window is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>The option %1 is not known; see towerwatch --help.</source>
        <translation>De optie %1 is niet bekend; zie towerwatch --help.</translation>
    </message>
    <message>
        <source>There is no ruling “%1”.</source>
        <translation>Er is geen artikel ‘%1’.</translation>
    </message>
    <message>
        <source>No ruling matches.</source>
        <translation>Er is geen passend artikel.</translation>
    </message>
    <message numerus="yes">
        <source>%n expectation(s): %1 met, %2 not met</source>
        <translation>
            <numerusform>%n verwachting: %1 uitgekomen, %2 niet uitgekomen</numerusform>
            <numerusform>%n verwachtingen: %1 uitgekomen, %2 niet uitgekomen</numerusform>
        </translation>
    </message>
    <message>
        <source>--%1 needs --ask.</source>
        <translation>--%1 vereist --ask.</translation>
    </message>
    <message>
        <source>There is no file or command “%1”; see towerwatch --help.</source>
        <translation>Er is geen bestand of opdracht ‘%1’; zie towerwatch --help.</translation>
    </message>
    <message>
        <source>There is no file or command “%1”. Did you mean “%2”?</source>
        <translation>Er is geen bestand of opdracht ‘%1’. Is ‘%2’ bedoeld?</translation>
    </message>
    <message>
        <source>The window needs a display. The commands do not; see towerwatch --help.</source>
        <translation>Voor het venster is een beeldscherm nodig, voor de opdrachten niet; zie towerwatch --help.</translation>
    </message>
    <message>
        <source>Not everything could be written to standard output: %1</source>
        <translation>Niet alles kon naar de standaarduitvoer worden geschreven: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Hiervoor is niet genoeg geheugen beschikbaar.</translation>
    </message>
    <message>
        <source>All rule sets and house rules give the same answer.</source>
        <translation>Alle regelversies en huisregels geven hetzelfde antwoord.</translation>
    </message>
    <message>
        <source>Unknown language “%1”; choose one of %2.</source>
        <translation>De taal ‘%1’ is niet beschikbaar; kies uit %2.</translation>
    </message>
    <message>
        <source>--%1 does not accept “%2”. Did you mean “%3”?</source>
        <translation>--%1 kent ‘%2’ niet. Is ‘%3’ bedoeld?</translation>
    </message>
    <message>
        <source>Unknown kind “%1”.</source>
        <translation>Er is geen soort ‘%1’.</translation>
    </message>
    <message>
        <source>Unknown edition “%1”; choose c1, c2 or c3.</source>
        <translation>Er is geen editie ‘%1’; er zijn c1, c2 en c3.</translation>
    </message>
    <message>
        <source>“true” is read as the key “on”, of which tools for YAML 1.1 make it.</source>
        <translation>“true” wordt gelezen als de sleutel “on”, waar programma’s voor YAML 1.1 het van maken.</translation>
    </message>
    <message>
        <source>With --partial you get what is left.</source>
        <translation>Met --partial krijg je wat er overblijft.</translation>
    </message>
    <message>
        <source>Either --check or --code.</source>
        <translation>Kies --check of --code.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n bestand niet leesbaar</numerusform>
            <numerusform>%n bestanden niet leesbaar</numerusform>
        </translation>
    </message>
    <message>
        <source>This file could not be read as a scenario.</source>
        <translation>Dit bestand is niet als scenario te lezen.</translation>
    </message>
    <message>
        <source>diff compares two files; only one was named.</source>
        <translation>diff vergelijkt twee bestanden; er is er maar één genoemd.</translation>
    </message>
    <message>
        <source>--%1 needs a web address that begins with https:// or http://.</source>
        <translation>--%1 heeft een webadres nodig dat met https:// of http:// begint.</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made.</source>
        <translation>De map “%1” kan niet worden gemaakt.</translation>
    </message>
    <message>
        <source>Name the folder of the site with -o.</source>
        <translation>Noem de map van de website met -o.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) in “%1”</source>
        <translation>
            <numerusform>%n pagina in “%1”</numerusform>
            <numerusform>%n pagina’s in “%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>but %2: %1</source>
        <comment>rule sets, what they say</comment>
        <translation>maar %2: %1</translation>
    </message>
    <message>
        <source>There is nothing to check in “%1”: no *.towerwatch.yaml lies there, or none asks anything.</source>
        <translation>Er is niets te controleren in “%1”: er ligt geen *.towerwatch.yaml, of geen ervan stelt een vraag.</translation>
    </message>
    <message>
        <source>--%1 needs --%2.</source>
        <translation>--%1 heeft --%2 nodig.</translation>
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
        <translation>Towerwatch beslecht geschillen over twee uitbreidingen van Carcassonne, De Toren en De Wachttorens.

towerwatch [BESTAND|MAP...]             opent het venster
towerwatch explain BESTAND [--json]     beantwoordt de vragen van een scenario
    --tower VERSIE --watchtowers VERSIE --house A,B
    --hinges                            en bij elk oordeel wanneer het anders zou uitvallen
    --footnotes --all-footnotes         de artikelen voluit, ook in render; alle artikelen
    --ask VRAAG --at X,Y --figure SOORT --by KLEUR --from KLEUR --target ID --tile X,Y
    --placed                            over het torendeel dat net is geplaatst, met place-floor
towerwatch dangers BESTAND [--json]     wat het volgende torendeel van elke toren gevangen kan nemen
    --tower VERSIE --watchtowers VERSIE --house A,B
towerwatch compare BESTAND [--json]     de antwoorden volgens elke regelversie en huisregel
towerwatch diff BESTAND BESTAND         wat gelegd, verplaatst of gevangen is en welke antwoorden anders zijn
towerwatch check BESTAND|MAP...         controleert elke verwachting [--junit BESTAND]
    --allow-empty                       een MAP zonder iets te controleren mag, ook bij format --check
towerwatch render BESTAND... -o DOEL    het speelveld als .svg, .png, .pdf of .html [--question N]
    --paper a4|letter                   de pagina’s van een .pdf, waarin meerdere scenario’s passen
    --width PIXELS --transparent        de grootte van een .png, en geen papier rond het speelveld
    --dangers                           markeert wat het volgende torendeel van elke toren gevangen kan nemen
towerwatch rulings [ID...] [--json]     het naslagwerk [--kind K] [--edition E] [--search WOORDEN]
towerwatch tiles [--json]               de tegelcatalogus
towerwatch site -o MAP                  het naslagwerk en alle meegeleverde scenario’s als pagina’s voor een webserver
    --address URL                       waar ze komen te staan, voor links naar de andere talen en de sitemap
    --without-page                      zonder de pagina voor telefoons, waarop je stellingen uitprobeert
towerwatch format BESTAND...            herschrijft in de canonieke vorm [--check] of geeft de code [--code]
    --page-address URL                  als link naar de pagina voor telefoons; ook vóór BESTAND bij het venster
towerwatch import PARTIJ.jcz [--turn N] een scenario uit een opgeslagen JCloisterZone-partij [-o BESTAND]
    --partial                           ook als de meeste tegels of speelstukken ontbreken
towerwatch --help, towerwatch --version

Elke opdracht kent --lang TAAL: %1. In plaats van BESTAND mag er ook - staan, voor de
standaardinvoer, of een scenariocode (TW1-...).
Afsluitstatus: 0 in orde, 1 een verwachting is niet uitgekomen of een bestand heeft niet de
canonieke vorm, 2 verkeerde invoer of aanroep.</translation>
    </message>
    <message>
        <source>“%1” is a link. The site is written into its own folder only: remove the link, or name another folder.</source>
        <translation>“%1” is een koppeling. De site wordt alleen in zijn eigen map geschreven: verwijder de koppeling of noem een andere map.</translation>
    </message>
    <message>
        <source>--%1 needs the address of a folder, without “?” and “#”.</source>
        <translation>--%1 heeft het adres van een map nodig, zonder “?” en “#”.</translation>
    </message>
    <message>
        <source>This copy of Towerwatch comes without the page for phones; with --without-page the site is written all the same, and its boards cannot be tried.</source>
        <translation>Bij deze Towerwatch zit de pagina voor telefoons niet; met --without-page wordt de site toch geschreven, maar de stellingen zijn dan niet uit te proberen.</translation>
    </message>
    <message>
        <source>--%1 does not accept “%2”. Possible: %3.</source>
        <translation>--%1 kent “%2” niet. Mogelijk: %3.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>This is not a scenario code. Codes begin with “TW%1-”.</source>
        <translation>Dit is geen scenariocode. Zo’n code begint met ‘TW%1-’.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Towerwatch (codes of version %1). Ask for the file, or install the newer version.</source>
        <translation>Deze code is gemaakt met een nieuwere versie van Towerwatch (codes van versie %1). Vraag om het bestand of installeer de nieuwere versie.</translation>
    </message>
    <message>
        <source>This is too long for a scenario code.</source>
        <translation>Dit is te lang voor een scenariocode.</translation>
    </message>
    <message>
        <source>Character number %1 cannot be part of a scenario code. Copy the code again.</source>
        <translation>Teken nummer %1 kan niet in een scenariocode voorkomen. Kopieer de code opnieuw.</translation>
    </message>
    <message>
        <source>Only the beginning of the scenario code is here. Copy all of it.</source>
        <translation>Dit is alleen het begin van de scenariocode. Kopieer de hele code.</translation>
    </message>
    <message>
        <source>The scenario code was damaged or cut off on its way. Copy all of it again.</source>
        <translation>De scenariocode is onderweg beschadigd of afgekapt. Kopieer de hele code opnieuw.</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>All rule sets and house rules give the same answer to this question.</source>
        <translation>Alle regelversies en huisregels geven op deze vraag hetzelfde antwoord.</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>rules, thing, what they say of it</comment>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>The same figures can be captured under all rule sets and house rules.</source>
        <translation>Volgens alle regelversies en huisregels kunnen dezelfde speelstukken gevangengenomen worden.</translation>
    </message>
</context>
<context>
    <name>DangerWords</name>
    <message>
        <source>In danger: %1.</source>
        <translation>In gevaar: %1.</translation>
    </message>
    <message>
        <source>Undecided: %1.</source>
        <comment>figures</comment>
        <translation>Niet geregeld: %1.</translation>
    </message>
    <message>
        <source>Triangle: how many towers threaten the figure. Box: how many figures the tower threatens.</source>
        <translation>Driehoek: hoeveel torens het speelstuk bedreigen. Hokje: hoeveel speelstukken de toren bedreigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more figure(s)</source>
        <translation>
            <numerusform>nog %n speelstuk</numerusform>
            <numerusform>nog %n speelstukken</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 towers threaten among %2 figures takes more than %3 steps to find out, too much at once. Ask about one tower.</source>
        <translation>Uitzoeken welke van de %2 speelstukken de %1 torens bedreigen, kost meer dan %3 stappen: te veel in één keer. Vraag naar één toren.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number, figure</comment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>in danger from the next &lt;floor|tower piece&gt; of %n tower(s)</source>
        <translation>
            <numerusform>kan gevangengenomen worden door het volgende torendeel van %n toren</numerusform>
            <numerusform>kan gevangengenomen worden door het volgende torendeel van %n torens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next &lt;floor|tower piece&gt; threatens %n figure(s)</source>
        <translation>
            <numerusform>het volgende torendeel bedreigt %n speelstuk</numerusform>
            <numerusform>het volgende torendeel bedreigt %n speelstukken</numerusform>
        </translation>
    </message>
    <message>
        <source>No tower can capture a figure with its next &lt;floor|tower piece&gt;.</source>
        <translation>Geen enkele toren kan met zijn volgende torendeel een speelstuk gevangennemen.</translation>
    </message>
    <message>
        <source>Next &lt;floor|tower piece&gt; at %1: range %2.</source>
        <translation>Volgend torendeel op %1: bereik %2.</translation>
    </message>
    <message>
        <source>Next &lt;floor|tower piece&gt; at %1, by %3: range %2.</source>
        <translation>Volgend torendeel op %1, door %3: bereik %2.</translation>
    </message>
</context>
<context>
    <name>DeedWords</name>
    <message>
        <source>Captured: %1; exchanged for: %2 (%3).</source>
        <comment>figure, figure, its player</comment>
        <translation>Gevangengenomen: %1; geruild tegen: %2 (%3).</translation>
    </message>
    <message>
        <source>Left alone and back in the supply: %1.</source>
        <comment>figures</comment>
        <translation>Daardoor alleen achtergebleven, dus terug in de voorraad: %1.</translation>
    </message>
    <message>
        <source>Captured: %1; back in the supply.</source>
        <comment>figure</comment>
        <translation>Gevangengenomen: %1; terug in de voorraad.</translation>
    </message>
    <message>
        <source>Captured: %1.</source>
        <comment>figure</comment>
        <translation>Gevangengenomen: %1.</translation>
    </message>
    <message>
        <source>Bought back from %2: %1.</source>
        <comment>figure, player</comment>
        <translation>Losgekocht bij %2: %1.</translation>
    </message>
    <message>
        <source>Now on the tower at %1: %2.</source>
        <comment>square, figure</comment>
        <translation>Staat nu op toren %1: %2.</translation>
    </message>
    <message>
        <source>Capture %1</source>
        <comment>figure</comment>
        <translation>Gevangennemen: %1</translation>
    </message>
    <message>
        <source>Place the &lt;floor|tower piece&gt;</source>
        <translation>Torendeel plaatsen</translation>
    </message>
    <message>
        <source>Put a figure on the tower</source>
        <translation>Speelstuk op de toren zetten</translation>
    </message>
    <message>
        <source>Pay the ransom</source>
        <translation>Losprijs betalen</translation>
    </message>
    <message>
        <source>%1 and get back: %2</source>
        <comment>deed, figure</comment>
        <translation>%1; in ruil komt terug: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>deed, figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Exchanged: what was due.</source>
        <translation>Geruild: wat geruild moest worden.</translation>
    </message>
    <message>
        <source>%1, after the exchange that was due</source>
        <comment>deed</comment>
        <translation>%1, na de ruil die eerst moest</translation>
    </message>
    <message>
        <source>Placed: &lt;floor|tower piece&gt; number %1 at %2.</source>
        <translation>Geplaatst: torendeel nummer %1 op %2.</translation>
    </message>
    <message>
        <source>Place and capture</source>
        <translation>Plaatsen en gevangennemen</translation>
    </message>
    <message>
        <source>Capture</source>
        <comment>a button</comment>
        <translation>Gevangennemen</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Niet-opgeslagen wijzigingen</translation>
    </message>
    <message>
        <source>&amp;Save all</source>
        <translation>Alles op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Ver&amp;werpen</translation>
    </message>
</context>
<context>
    <name>ExpansionMenu</name>
    <message>
        <source>%1 (on the table)</source>
        <translation>%1 (ligt op tafel)</translation>
    </message>
    <message>
        <source>&amp;All of them</source>
        <translation>&amp;Allemaal</translation>
    </message>
    <message>
        <source>&amp;Only what lies on the table</source>
        <translation>Alleen wat &amp;op tafel ligt</translation>
    </message>
    <message>
        <source>Expansions in play: %1 of %2. What only the others have comes last in lists.</source>
        <translation>Uitbreidingen in het spel: %1 van de %2. Wat alleen de andere hebben, staat in lijsten achteraan.</translation>
    </message>
</context>
<context>
    <name>ExpectationReport</name>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>%1: expected %2, got %3</source>
        <translation>%1: verwacht %2, gekregen %3</translation>
    </message>
</context>
<context>
    <name>FeatureWords</name>
    <message>
        <source>%1 of 9 tiles</source>
        <translation>%1 van 9 tegels</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>burcht</translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation>
            <numerusform>%n wapen</numerusform>
            <numerusform>%n wapens</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>afgebouwd</translation>
    </message>
    <message>
        <source>open</source>
        <comment>tower</comment>
        <translation>open</translation>
    </message>
    <message>
        <source>closed by %1</source>
        <comment>tower, player</comment>
        <translation>afgesloten door %1</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>toren</translation>
    </message>
    <message numerus="yes">
        <source>%n &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>%n torendeel</numerusform>
            <numerusform>%n torendelen</numerusform>
        </translation>
    </message>
    <message>
        <source>unoccupied</source>
        <translation>onbezet</translation>
    </message>
    <message>
        <source>occupied by %1</source>
        <translation>bezet door %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tile(s)</source>
        <comment>kind of feature</comment>
        <translation>
            <numerusform>%1, %n tegel</numerusform>
            <numerusform>%1, %n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>majority: %1</source>
        <translation>meerderheid: %1</translation>
    </message>
</context>
<context>
    <name>FigureTeller</name>
    <message>
        <source>This turn</source>
        <translation>Deze beurt</translation>
    </message>
    <message>
        <source>a phantom may follow a &lt;floor|tower piece&gt; or another figure</source>
        <translation>een fantoom mag nog na een torendeel of na een speelstuk</translation>
    </message>
    <message>
        <source>Only after a ransom (%2): %1.</source>
        <comment>what is missing; points</comment>
        <translation>Pas na loskopen (%2): %1.</translation>
    </message>
    <message numerus="yes">
        <source>Yes: the tower is open (%n &lt;floor(s)|tower piece(s)&gt;).</source>
        <translation>
            <numerusform>Ja: de toren is open (%n torendeel).</numerusform>
            <numerusform>Ja: de toren is open (%n torendelen).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, so not in the supply</source>
        <comment>meeple held by Red</comment>
        <translation>%1, dus niet in de voorraad</translation>
    </message>
    <message>
        <source>the phantom may follow the action, unless that was a princess’s</source>
        <translation>het fantoom mag op de actie volgen, behalve op die van de jonkvrouw</translation>
    </message>
    <message>
        <source>the phantom may follow the action (%1)</source>
        <translation>het fantoom mag op de actie volgen (%1)</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>on the road</source>
        <comment>a figure stands</comment>
        <translation>op de weg</translation>
    </message>
    <message>
        <source>in the city</source>
        <comment>a figure stands</comment>
        <translation>in de stad</translation>
    </message>
    <message>
        <source>in the castle</source>
        <comment>a figure stands</comment>
        <translation>in de burcht</translation>
    </message>
    <message>
        <source>in the field</source>
        <comment>a figure stands</comment>
        <translation>op de weide</translation>
    </message>
    <message>
        <source>in the monastery</source>
        <comment>a figure stands</comment>
        <translation>op het klooster</translation>
    </message>
    <message>
        <source>in the garden</source>
        <comment>a figure stands</comment>
        <translation>in de tuin</translation>
    </message>
    <message>
        <source>on the tower</source>
        <comment>a figure stands</comment>
        <translation>op de toren</translation>
    </message>
    <message>
        <source>on the bridge</source>
        <comment>a figure stands</comment>
        <translation>op de brug</translation>
    </message>
    <message>
        <source>on the acrobat space</source>
        <comment>a figure stands</comment>
        <translation>op de artiestenplaats</translation>
    </message>
    <message>
        <source>in the City of Carcassonne</source>
        <comment>a figure stands</comment>
        <translation>in de stad Carcassonne</translation>
    </message>
    <message>
        <source>on the Wheel of Fortune</source>
        <comment>a figure stands</comment>
        <translation>op het Rad van Fortuin</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) north of the tower</source>
        <translation>
            <numerusform>ten noorden van de toren</numerusform>
            <numerusform>%n vakken ten noorden van de toren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) south of the tower</source>
        <translation>
            <numerusform>ten zuiden van de toren</numerusform>
            <numerusform>%n vakken ten zuiden van de toren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) east of the tower</source>
        <translation>
            <numerusform>ten oosten van de toren</numerusform>
            <numerusform>%n vakken ten oosten van de toren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) west of the tower</source>
        <translation>
            <numerusform>ten westen van de toren</numerusform>
            <numerusform>%n vakken ten westen van de toren</numerusform>
        </translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>square where a figure stands</comment>
        <translation>op %1</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>kind, id and player</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind and id</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>player, figure</comment>
        <translation>%2 van %1</translation>
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
        <translation>op de tegel van de toren</translation>
    </message>
    <message>
        <source>enclosed</source>
        <comment>a field</comment>
        <translation>ingesloten</translation>
    </message>
    <message>
        <source>in the abbey</source>
        <comment>a figure stands</comment>
        <translation>op de abdij</translation>
    </message>
    <message>
        <source>at the shrine</source>
        <comment>a figure stands</comment>
        <translation>op de cultusplaats</translation>
    </message>
    <message>
        <source>in the Japanese building</source>
        <comment>a figure stands</comment>
        <translation>op het Japanse gebouw</translation>
    </message>
    <message>
        <source>in the Darmstadt church</source>
        <comment>a figure stands</comment>
        <translation>op de kerk van Darmstadt</translation>
    </message>
    <message>
        <source>a &lt;meeple|follower&gt;</source>
        <translation>een &lt;meeple|horige&gt;</translation>
    </message>
    <message>
        <source>a &lt;large meeple|big follower&gt;</source>
        <translation>een grote &lt;meeple|horige&gt;</translation>
    </message>
    <message>
        <source>a mayor</source>
        <translation>een burgemeester</translation>
    </message>
    <message>
        <source>a wagon</source>
        <translation>een transportwagen</translation>
    </message>
    <message>
        <source>a phantom</source>
        <translation>een fantoom</translation>
    </message>
    <message>
        <source>an abbot</source>
        <translation>een abt</translation>
    </message>
    <message>
        <source>a ringmaster</source>
        <translation>een circusdirecteur</translation>
    </message>
    <message>
        <source>a guard</source>
        <translation>een wachter</translation>
    </message>
    <message>
        <source>a builder</source>
        <translation>een bouwmeester</translation>
    </message>
    <message>
        <source>a pig</source>
        <translation>een varken</translation>
    </message>
    <message>
        <source>a barn</source>
        <translation>een herenboerderij</translation>
    </message>
    <message>
        <source>a shepherd</source>
        <translation>een herder</translation>
    </message>
    <message>
        <source>a sheep</source>
        <translation>een schaap</translation>
    </message>
    <message>
        <source>the fairy</source>
        <translation>de fee</translation>
    </message>
    <message>
        <source>the dragon</source>
        <translation>de draak</translation>
    </message>
    <message>
        <source>the count</source>
        <translation>de graaf</translation>
    </message>
    <message>
        <source>the mage</source>
        <translation>de tovenaar</translation>
    </message>
    <message>
        <source>the witch</source>
        <translation>de heks</translation>
    </message>
    <message>
        <source>the big top</source>
        <translation>de circustent</translation>
    </message>
    <message>
        <source>the gingerbread man</source>
        <translation>de peperkoekman</translation>
    </message>
    <message>
        <source>a ferry</source>
        <translation>een veerboot</translation>
    </message>
    <message>
        <source>a gold ingot</source>
        <translation>een goudstaaf</translation>
    </message>
</context>
<context>
    <name>FixWords</name>
    <message>
        <source>Turn the tile so that it fits</source>
        <translation>Draai de tegel zo dat hij past</translation>
    </message>
    <message>
        <source>Put a floor under it</source>
        <translation>Leg er een torendeel onder</translation>
    </message>
    <message>
        <source>Make it a city again</source>
        <translation>Maak er weer een stad van</translation>
    </message>
    <message>
        <source>Exchange them: one goes back for one</source>
        <translation>Ruilen: één voor één gaat terug</translation>
    </message>
    <message>
        <source>Take it back into the supply</source>
        <translation>Terugnemen in de voorraad</translation>
    </message>
</context>
<context>
    <name>FloorTeller</name>
    <message>
        <source>%1 can be captured.</source>
        <comment>figure</comment>
        <translation>Dit speelstuk kan gevangengenomen worden: %1.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereik</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), around corners too (Diagonal)</source>
        <translation>
            <numerusform>%n stap, ook om de hoek (Schuin)</numerusform>
            <numerusform>%n stappen, ook om de hoek (Schuin)</numerusform>
        </translation>
    </message>
    <message>
        <source>one less than the height (No Surprises)</source>
        <translation>één minder dan de hoogte (Geen verrassingen)</translation>
    </message>
    <message>
        <source>over tiles only (No Gaps)</source>
        <translation>alleen over tegels (Geen gaten)</translation>
    </message>
    <message>
        <source>not past an empty square (No Gaps)</source>
        <translation>niet voorbij een leeg vak (Geen gaten)</translation>
    </message>
    <message>
        <source>the second half brings a tile and an action of its own</source>
        <translation>de tweede helft brengt een eigen tegel en een eigen actie</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>road, city or monastery; square</comment>
        <translation>%1 op %2</translation>
    </message>
    <message>
        <source>watchtowers first</source>
        <translation>wachttorens eerst</translation>
    </message>
    <message>
        <source>Nobody can be captured: nobody is in range.</source>
        <translation>Niemand kan gevangengenomen worden: binnen bereik staat niemand.</translation>
    </message>
    <message>
        <source>Nobody in range can be captured.</source>
        <translation>Niemand binnen bereik kan gevangengenomen worden.</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) are undecided.</source>
        <translation>
            <numerusform>Bij %n speelstuk is het niet geregeld.</numerusform>
            <numerusform>Bij %n speelstukken is het niet geregeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can be captured for certain.</source>
        <translation>Niemand kan met zekerheid gevangengenomen worden.</translation>
    </message>
    <message>
        <source>%1 is safe (%2).</source>
        <comment>figure, why</comment>
        <translation>%1 is veilig (%2).</translation>
    </message>
    <message>
        <source>%1 is out of range: %2.</source>
        <comment>figure, why</comment>
        <translation>%1 is buiten bereik: %2.</translation>
    </message>
    <message>
        <source>once captured, it neither scores nor moves on</source>
        <translation>eenmaal gevangen telt hij niet mee en rijdt hij niet verder</translation>
    </message>
    <message>
        <source>the second half of the double turn allows a figure again</source>
        <translation>in de tweede helft van de dubbele beurt mag weer een speelstuk</translation>
    </message>
    <message>
        <source>Scored afterwards</source>
        <translation>Pas daarna geteld</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <comment>a range</comment>
        <translation>
            <numerusform>%n vak</numerusform>
            <numerusform>%n vakken</numerusform>
        </translation>
    </message>
    <message>
        <source>Undecided for %1: %2.</source>
        <comment>figure, why</comment>
        <translation>Niet geregeld voor %1: %2.</translation>
    </message>
    <message>
        <source>0 squares, only the tower’s own tile</source>
        <translation>0 vakken, alleen de tegel van de toren</translation>
    </message>
    <message>
        <source>but a phantom may</source>
        <translation>maar wel een fantoom</translation>
    </message>
    <message>
        <source>One of %9 figures can be captured (%1).</source>
        <comment>number, players</comment>
        <translation>Eén van %9 speelstukken kan gevangengenomen worden (%1).</translation>
    </message>
    <message>
        <source>own figures, once captured, return to the supply</source>
        <translation>wie een eigen speelstuk gevangenneemt, krijgt het terug in de voorraad</translation>
    </message>
    <message>
        <source>%1 cannot be captured, but returns to the supply if %2 is.</source>
        <comment>builder or pig, meeple</comment>
        <translation>%1 kan niet gevangengenomen worden, maar gaat terug naar de voorraad als %2 gevangengenomen wordt.</translation>
    </message>
    <message>
        <source>then no figure on the new tile</source>
        <translation>daarna mag er geen speelstuk meer op de nieuwe tegel</translation>
    </message>
</context>
<context>
    <name>ForumPost</name>
    <message>
        <source>To open this board in Towerwatch:</source>
        <translation>Deze stelling in Towerwatch openen:</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>towers</source>
        <comment>in: nothing of it is on the table</comment>
        <translation>torens</translation>
    </message>
    <message>
        <source>watchtowers</source>
        <comment>in: nothing of it is on the table</comment>
        <translation>wachttorens</translation>
    </message>
    <message>
        <source>Not told here, because nothing of it is on the table: %1.</source>
        <translation>Hier niet vermeld, omdat er niets van op tafel is: %1.</translation>
    </message>
</context>
<context>
    <name>HingeWords</name>
    <message>
        <source>allowed</source>
        <translation>toegestaan</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niet toegestaan</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>change, verdict</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>without “%1”</source>
        <comment>house rule</comment>
        <translation>zonder ‘%1’</translation>
    </message>
    <message numerus="yes">
        <source>%n more &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>%n torendeel meer</numerusform>
            <numerusform>%n torendelen meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n &lt;floor(s)|tower piece(s)&gt; fewer</source>
        <translation>
            <numerusform>%n torendeel minder</numerusform>
            <numerusform>%n torendelen minder</numerusform>
        </translation>
    </message>
    <message>
        <source>What would change this</source>
        <translation>Wanneer het anders is</translation>
    </message>
    <message>
        <source>with “%1”</source>
        <comment>house rule</comment>
        <translation>met ‘%1’</translation>
    </message>
    <message>
        <source>if %1 places it</source>
        <comment>player</comment>
        <translation>als %1 het plaatst</translation>
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
        <translation>Het bestand is groter dan %1 MiB.</translation>
    </message>
    <message>
        <source>This is not JSON (%1).</source>
        <translation>Dit is geen JSON (%1).</translation>
    </message>
    <message>
        <source>The game has more than %1 messages.</source>
        <translation>De partij heeft meer dan %1 berichten.</translation>
    </message>
    <message>
        <source>The game has more than %1 tiles.</source>
        <translation>De partij heeft meer dan %1 tegels.</translation>
    </message>
    <message numerus="yes">
        <source>The game does not say who plays; %n player(s) assumed.</source>
        <translation>
            <numerusform>De partij noemt geen spelers; er wordt uitgegaan van %n speler.</numerusform>
            <numerusform>De partij noemt geen spelers; er wordt uitgegaan van %n spelers.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has %1 players; only the first %2 are carried over.</source>
        <translation>De partij heeft %1 spelers; alleen de eerste %2 worden overgenomen.</translation>
    </message>
    <message>
        <source>The game is played with “%1”; nothing it adds or scores is carried over.</source>
        <translation>De partij wordt gespeeld met ‘%1’; wat dat toevoegt en aan punten oplevert, wordt niet overgenomen.</translation>
    </message>
    <message>
        <source>Message %2 (%1) lacks what it needs and is left out.</source>
        <translation>Bericht %2 (%1) is onvolledig en wordt overgeslagen.</translation>
    </message>
    <message>
        <source>Message %1 takes back something, but nothing comes before it.</source>
        <translation>Bericht %1 neemt iets terug, maar er gaat niets aan vooraf.</translation>
    </message>
    <message>
        <source>The turn was not confirmed; it is scored before the next tile.</source>
        <translation>De beurt is niet bevestigd; de punten ervan worden vóór het leggen van de volgende tegel geteld.</translation>
    </message>
    <message>
        <source>More than %1 things could not be carried over; the others are not listed.</source>
        <translation>Meer dan %1 dingen konden niet worden overgenomen; de rest is niet vermeld.</translation>
    </message>
    <message>
        <source>The tile “%1” is left out: another tile lies at %2 already.</source>
        <translation>De tegel ‘%1’ wordt weggelaten: op %2 ligt al een andere.</translation>
    </message>
    <message>
        <source>A tower floor at %1 is left out: there is no foundation.</source>
        <translation>Een torendeel op %1 wordt weggelaten: daar is geen torenbouwplaats.</translation>
    </message>
    <message>
        <source>A castle at %1 is left out: there is no such city.</source>
        <translation>Een burcht op %1 wordt weggelaten: zo’n stad is daar niet.</translation>
    </message>
    <message>
        <source>A bridge at %1 is left out: it cannot lie there.</source>
        <translation>Een brug op %1 wordt weggelaten: die kan daar niet liggen.</translation>
    </message>
    <message>
        <source>The token “%1” is left out; scenarios have none like it.</source>
        <translation>Het fiche ‘%1’ wordt weggelaten; in scenario’s bestaat zoiets niet.</translation>
    </message>
    <message>
        <source>The figure %1 is left out: there is no tile at %2.</source>
        <translation>Het speelstuk %1 wordt weggelaten: op %2 ligt geen tegel.</translation>
    </message>
    <message>
        <source>The figure %1 is left out: there is no free place “%2” at %3.</source>
        <translation>Het speelstuk %1 wordt weggelaten: op %3 is geen plaats ‘%2’ vrij.</translation>
    </message>
    <message>
        <source>The figure %1 is used again though it had not come home; it is moved.</source>
        <translation>Het speelstuk %1 wordt opnieuw ingezet zonder dat het is teruggekomen; het wordt verplaatst.</translation>
    </message>
    <message>
        <source>The figure %1 is taken from the board, but does not stand there.</source>
        <translation>Het speelstuk %1 wordt van het speelveld gehaald, maar staat daar niet.</translation>
    </message>
    <message>
        <source>The game does not say which prisoner %1 got back from %2; the one taken first is exchanged.</source>
        <translation>De partij zegt niet welke gevangene %1 van %2 terugkreeg; het speelstuk dat het eerst is gevangengenomen, wordt geruild.</translation>
    </message>
    <message>
        <source>Not counted: the castle at %2 scores for %1 (%3).</source>
        <translation>Niet meegeteld: de punten van de burcht op %2 voor %1 (%3).</translation>
    </message>
    <message>
        <source>Not counted: the garden at %2 scores for %1.</source>
        <translation>Niet meegeteld: de punten van de tuin op %2 voor %1.</translation>
    </message>
    <message>
        <source>Not counted: %1 takes back the abbot, which scores.</source>
        <translation>Niet meegeteld: %1 neemt de abt terug, wat punten oplevert.</translation>
    </message>
    <message>
        <source>Not counted: a barn makes a field score for %1.</source>
        <translation>Niet meegeteld: de punten van een weide met een herenboerderij voor %1.</translation>
    </message>
    <message>
        <source>Not counted: the fairy scores for %1 (%2).</source>
        <translation>Niet meegeteld: de punten van de fee voor %1 (%2).</translation>
    </message>
    <message>
        <source>Not counted: JCloisterZone may give %1 the bonus of the watchtower at %2 for a builder (%3).</source>
        <translation>Niet meegeteld: JCloisterZone telt de wachttoren op %2 misschien ook voor een bouwmeester van %1 (%3).</translation>
    </message>
    <message>
        <source>The city of two tiles at %1 scored 2 points in JCloisterZone; here it scores like any other.</source>
        <translation>De stad van twee tegels op %1 leverde in JCloisterZone 2 punten op; hier wordt die geteld als elke andere.</translation>
    </message>
    <message>
        <source>Not counted: “%1” may affect the points.</source>
        <translation>Niet meegeteld: ‘%1’ kan de punten beïnvloeden.</translation>
    </message>
    <message>
        <source>%1 pays a ransom with points not scored under these rules; 0 is shown.</source>
        <translation>%1 betaalt een losprijs met punten die er volgens deze regels niet zijn; getoond wordt 0.</translation>
    </message>
    <message>
        <source>Not counted: the scoring at the end of the game (unfinished features and fields).</source>
        <translation>Niet meegeteld: de eindtelling (niet-afgebouwde projecten en weiden).</translation>
    </message>
    <message>
        <source>This is not a saved game of JCloisterZone: it has no “setup” and “replay”.</source>
        <translation>Dit is geen opgeslagen partij van JCloisterZone: ‘setup’ en ‘replay’ ontbreken.</translation>
    </message>
    <message>
        <source>The message “%1” is unknown and is left out.</source>
        <translation>Het bericht ‘%1’ is niet bekend en wordt overgeslagen.</translation>
    </message>
    <message>
        <source>The tile “%1” at %2 is unknown; the square stays empty.</source>
        <translation>De tegel ‘%1’ op %2 is niet bekend; het vak blijft leeg.</translation>
    </message>
    <message>
        <source>%1 places more tower floors than anybody gets in a game with this many players.</source>
        <translation>%1 plaatst meer torendelen dan een speler er bij dit aantal spelers heeft.</translation>
    </message>
    <message>
        <source>The figure “%1” is unknown and is left out.</source>
        <translation>Het speelstuk ‘%1’ is niet bekend en wordt weggelaten.</translation>
    </message>
    <message>
        <source>The figure %1 is freed, but is not a prisoner there.</source>
        <translation>Het speelstuk %1 wordt vrijgelaten, maar zit daar niet gevangen.</translation>
    </message>
    <message>
        <source>This is XML, as JCloisterZone saved games up to version 3; only games of version 4 and later can be opened.</source>
        <translation>Dit is XML, zoals JCloisterZone partijen tot en met versie 3 opsloeg; alleen partijen vanaf versie 4 kunnen worden geopend.</translation>
    </message>
    <message>
        <source>The zip archive cannot be read (%1).</source>
        <translation>Het zip-archief kan niet worden gelezen (%1).</translation>
    </message>
    <message numerus="yes">
        <source>A zip archive must hold one saved game; %n file(s) in this one may be meant.</source>
        <translation>
            <numerusform>Een zip-archief moet één opgeslagen partij bevatten; in dit archief komt %n bestand in aanmerking.</numerusform>
            <numerusform>Een zip-archief moet één opgeslagen partij bevatten; in dit archief komen %n bestanden in aanmerking.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most of the game cannot be carried over: %1 of %2 tiles and %3 of %4 figures are missing.</source>
        <translation>Het meeste van de partij kan niet worden overgenomen: er ontbreken %1 van de %2 tegels en %3 van de %4 speelstukken.</translation>
    </message>
    <message>
        <source>The game does not say which tiles it begins with; they are left out.</source>
        <translation>De partij vermeldt niet met welke tegels ze begint; die zijn weggelaten.</translation>
    </message>
    <message>
        <source>A side of the tile “%1” at %2 belongs to two cities; here only to one, so their points may differ.</source>
        <translation>Eén zijde van de tegel ‘%1’ op %2 hoort bij twee steden, hier maar bij één; de punten van die steden kunnen afwijken.</translation>
    </message>
</context>
<context>
    <name>OutlookTeller</name>
    <message>
        <source>There is no such figure.</source>
        <translation>Zo’n speelstuk is er niet.</translation>
    </message>
    <message>
        <source>The next &lt;floor|tower piece&gt; at %1 can capture it.</source>
        <translation>Het volgende torendeel op %1 kan dit speelstuk gevangennemen.</translation>
    </message>
    <message>
        <source>%9 towers can capture it with their next &lt;floor|tower piece&gt;.</source>
        <translation>%9 torens kunnen dit speelstuk met hun volgende torendeel gevangennemen.</translation>
    </message>
    <message>
        <source>No tower can capture it</source>
        <translation>Geen toren kan dit speelstuk gevangennemen</translation>
    </message>
    <message>
        <source>tower at %1</source>
        <translation>toren op %1</translation>
    </message>
    <message>
        <source>Neither in its row nor in its column</source>
        <translation>Niet in dezelfde rij of kolom</translation>
    </message>
    <message>
        <source>Closed by a figure</source>
        <translation>Afgesloten door een speelstuk</translation>
    </message>
    <message>
        <source>no other tower is on the board</source>
        <translation>er is geen andere toren</translation>
    </message>
    <message>
        <source>Counted by the watchtower</source>
        <translation>Meegeteld door de wachttoren</translation>
    </message>
    <message>
        <source>watchtower at %1</source>
        <translation>wachttoren op %1</translation>
    </message>
    <message>
        <source>triggered by it</source>
        <translation>door dit speelstuk geactiveerd</translation>
    </message>
    <message>
        <source>once its feature is complete</source>
        <translation>zodra het project is afgebouwd</translation>
    </message>
    <message>
        <source>princess</source>
        <comment>event</comment>
        <translation>jonkvrouw</translation>
    </message>
    <message>
        <source>festival</source>
        <comment>event</comment>
        <translation>feest</translation>
    </message>
    <message>
        <source>plague</source>
        <comment>event</comment>
        <translation>pest</translation>
    </message>
    <message>
        <source>Goes back to the supply if %1 is captured.</source>
        <comment>meeple</comment>
        <translation>Gaat terug naar de voorraad als %1 gevangengenomen wordt.</translation>
    </message>
    <message>
        <source>No tower can capture it (%1).</source>
        <comment>why</comment>
        <translation>Geen toren kan dit speelstuk gevangennemen (%1).</translation>
    </message>
    <message>
        <source>Whether it can be captured is undecided (%1).</source>
        <comment>why</comment>
        <translation>Of een toren dit speelstuk kan gevangennemen, is niet geregeld (%1).</translation>
    </message>
    <message>
        <source>Not safe, but no next &lt;floor|tower piece&gt; reaches that far.</source>
        <translation>Niet veilig, maar geen volgend torendeel reikt zo ver.</translation>
    </message>
    <message>
        <source>cannot take it off a tower</source>
        <comment>an event</comment>
        <translation>kan het speelstuk niet van de toren halen</translation>
    </message>
    <message>
        <source>eats it on a tower too</source>
        <translation>eet het speelstuk ook op een toren</translation>
    </message>
    <message>
        <source>may join it on a tower too</source>
        <translation>mag ook bij een speelstuk op een toren</translation>
    </message>
    <message>
        <source>can reach it on a tower too</source>
        <comment>the plague</comment>
        <translation>kan het speelstuk ook op een toren treffen</translation>
    </message>
    <message>
        <source>%1; next range %2</source>
        <comment>2 squares away, number</comment>
        <translation>%1; volgend bereik %2</translation>
    </message>
    <message>
        <source>does not eat it while the fairy is there</source>
        <translation>eet het speelstuk niet zolang de fee ernaast staat</translation>
    </message>
    <message>
        <source>its owner may fetch it from a tower too</source>
        <translation>de eigenaar mag het ook van een toren terughalen</translation>
    </message>
    <message>
        <source>no tower is on the board</source>
        <translation>er is geen toren</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Everything here works without a network. Nothing leaves this device unless you share it.</source>
        <translation>Alles hier werkt zonder netwerk. Niets verlaat dit apparaat, tenzij je het deelt.</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Speelstuk toevoegen</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Add a prisoner</source>
        <translation>Gevangene toevoegen</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Alle tegels</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Same as the device</source>
        <translation>Zoals het apparaat</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Asked on this board</source>
        <translation>Bij dit speelveld gevraagd</translation>
    </message>
    <message>
        <source>Back to the search</source>
        <translation>Terug naar zoeken</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Speelveld</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brug</translation>
    </message>
    <message>
        <source>This could not be worked out. The board is unchanged.</source>
        <translation>Dit kon niet worden uitgerekend. Het speelveld is niet veranderd.</translation>
    </message>
    <message>
        <source>Other questions</source>
        <translation>Andere vragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Burcht</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Let op</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Bestand kiezen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Scenario code</source>
        <translation>Scenariocode</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Dangers</source>
        <translation>Gevaren</translation>
    </message>
    <message>
        <source>Dangers are no longer marked</source>
        <translation>Gevaren zijn niet meer gemarkeerd</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>does not fit here</source>
        <translation>past hier niet</translation>
    </message>
    <message>
        <source>Earlier boards</source>
        <translation>Eerdere stellingen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Speelstukken</translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation>Tegel zoeken</translation>
    </message>
    <message>
        <source>Tiles for %1</source>
        <translation>Tegels voor %1</translation>
    </message>
    <message>
        <source>Footnote %1</source>
        <translation>Voetnoot %1</translation>
    </message>
    <message>
        <source>Footnotes</source>
        <translation>Voetnoten</translation>
    </message>
    <message>
        <source>Empty square %1: lay a tile</source>
        <translation>Leeg vak %1: tegel leggen</translation>
    </message>
    <message>
        <source>Height of the panel</source>
        <translation>Hoogte van het paneel</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hierheen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Back in its place</source>
        <translation>Weer op zijn plaats</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Move here: %1</source>
        <translation>Hierheen verplaatsen: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Neutral figures</source>
        <translation>Neutrale speelstukken</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeg speelveld</translation>
    </message>
    <message>
        <source>No players have been added yet.</source>
        <translation>Er zijn nog geen spelers toegevoegd.</translation>
    </message>
    <message>
        <source>No QR code was found in the picture.</source>
        <translation>Er is geen QR-code gevonden op de foto.</translation>
    </message>
    <message>
        <source>This browser keeps nothing: save the board as a file or copy its code before you close the page.</source>
        <translation>Deze browser bewaart niets: sla het speelveld op als bestand of kopieer de code voordat je de pagina sluit.</translation>
    </message>
    <message>
        <source>No tile fits here.</source>
        <translation>Hier past geen tegel.</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words.</source>
        <translation>Niets gevonden. Probeer minder of andere woorden.</translation>
    </message>
    <message>
        <source>There is nothing to ask here yet: it takes a tower, a watchtower or a figure.</source>
        <translation>Hier valt nog niets te vragen: er is een toren, een wachttoren of een speelstuk nodig.</translation>
    </message>
    <message>
        <source>This player’s turn</source>
        <translation>Aan de beurt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open or paste…</source>
        <translation>Openen of plakken…</translation>
    </message>
    <message>
        <source>Paste a code, a link or a scenario here</source>
        <translation>Plak hier een code, een link of een scenario</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gevangenen</translation>
    </message>
    <message>
        <source>QR code of this board</source>
        <translation>QR-code van dit speelveld</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Remove the figure</source>
        <translation>Speelstuk verwijderen</translation>
    </message>
    <message>
        <source>Remove the player</source>
        <translation>Speler verwijderen</translation>
    </message>
    <message>
        <source>Remove the tile</source>
        <translation>Tegel verwijderen</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regels aan tafel</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als bestand opslaan</translation>
    </message>
    <message>
        <source>Photograph a QR code</source>
        <translation>QR-code fotograferen</translation>
    </message>
    <message>
        <source>Another device with Towerwatch can scan this or open the code.</source>
        <translation>Een ander apparaat met Towerwatch kan dit scannen of de code openen.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search rulings and boards</source>
        <translation>Artikel of stelling zoeken</translation>
    </message>
    <message>
        <source>Send…</source>
        <translation>Versturen…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>In hand: %1. Tap the square where it goes.</source>
        <translation>In de hand: %1. Tik op het vak waar dit speelstuk naartoe gaat.</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>De Toren</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>De Wachttorens</translation>
    </message>
    <message>
        <source>This tile</source>
        <translation>Deze tegel</translation>
    </message>
    <message>
        <source>For the table to decide</source>
        <translation>Dat beslissen de spelers</translation>
    </message>
    <message>
        <source>This file is too large for a scenario.</source>
        <translation>Dit bestand is te groot voor een scenario.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Hulpmiddelen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Draaien</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>This file could not be read.</source>
        <translation>Dit bestand kon niet worden gelezen.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waarheen</translation>
    </message>
    <message>
        <source>The whole board</source>
        <translation>Het hele speelveld</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Van wie</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de stelling</translation>
    </message>
    <message>
        <source>Only being tried out: %1.</source>
        <translation>Alleen uitgeprobeerd: %1.</translation>
    </message>
    <message>
        <source>Boards that show it</source>
        <translation>Stellingen hierbij</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Zie ook</translation>
    </message>
    <message>
        <source>%1: a whole number from 0 to %2.</source>
        <translation>%1: een geheel getal van 0 tot en met %2.</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Verwijderd: %1</translation>
    </message>
    <message>
        <source>There is neither a scenario code nor a scenario in this text.</source>
        <translation>In deze tekst staat geen scenariocode en geen scenario.</translation>
    </message>
    <message>
        <source>An empty board under the same rules: %1.</source>
        <translation>Leeg speelveld, met dezelfde regels: %1.</translation>
    </message>
    <message>
        <source>No tile found. Words to try: city, road, curve, straight, crossroads, coat of arms, monastery, garden, field, tower, watchtower.</source>
        <translation>Geen tegel gevonden. Deze woorden helpen: stad, weg, bocht, recht, kruispunt, wapen, klooster, tuin, weide, toren, wachttoren.</translation>
    </message>
    <message>
        <source>Which rules are yours?</source>
        <translation>Welke editie heb ik?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Allemaal</translation>
    </message>
    <message>
        <source>Expansions in play</source>
        <translation>Uitbreidingen in het spel</translation>
    </message>
    <message>
        <source>Only what lies on the table</source>
        <translation>Alleen wat op tafel ligt</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>ligt op tafel</translation>
    </message>
    <message>
        <source>Other expansions</source>
        <translation>Andere uitbreidingen</translation>
    </message>
    <message>
        <source>Marked: what the next &lt;floor|tower piece&gt; of every tower threatens. Triangle: by how many towers; box: how many figures.</source>
        <translation>Gemarkeerd: wat het volgende torendeel van elke toren bedreigt. Driehoek: door hoeveel torens; hokje: hoeveel speelstukken.</translation>
    </message>
    <message>
        <source>Remove a &lt;floor|tower piece&gt;</source>
        <translation>Eén torendeel minder</translation>
    </message>
    <message>
        <source>Figures and &lt;floors|tower pieces&gt; here</source>
        <translation>Speelstukken en torendelen hier</translation>
    </message>
    <message>
        <source>&lt;Floors|Tower pieces&gt;</source>
        <translation>Torendelen</translation>
    </message>
    <message>
        <source>Add a &lt;floor|tower piece&gt;</source>
        <translation>Eén torendeel meer</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle stellingen</translation>
    </message>
    <message>
        <source>Tap the square to lay a tile, and later a tower to see who can be captured.</source>
        <translation>Tik op het vak om een tegel te leggen, en later op een toren om te zien wie gevangengenomen kan worden.</translation>
    </message>
    <message>
        <source>What is the dispute about?</source>
        <translation>Waar gaat de discussie over?</translation>
    </message>
    <message>
        <source>All rulings and boards to read</source>
        <translation>Alle artikelen en stellingen om na te lezen</translation>
    </message>
    <message>
        <source>&lt;Floor|Piece&gt; +1</source>
        <translation>Torendeel +1</translation>
    </message>
    <message>
        <source>&lt;floor|tower piece&gt; %1</source>
        <translation>torendeel %1</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wie?</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Capturable: %1</source>
        <comment>figures</comment>
        <translation>Gevangengenomen kan worden: %1</translation>
    </message>
    <message>
        <source>Holds here, too</source>
        <comment>rulings, as footnotes</comment>
        <translation>Ook dit geldt hier</translation>
    </message>
    <message numerus="yes">
        <source>and %n other figure(s)</source>
        <translation>
            <numerusform>en nog %n speelstuk</numerusform>
            <numerusform>en nog %n speelstukken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paste</name>
    <message>
        <source>title</source>
        <translation>titel</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notities</translation>
    </message>
    <message>
        <source>players</source>
        <translation>spelers</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regels</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>commentaar</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>wie er aan de beurt is</translation>
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
        <translation>voorraad: geen</translation>
    </message>
    <message>
        <source>supply: %1</source>
        <translation>voorraad: %1</translation>
    </message>
    <message>
        <source>prisoners: %1</source>
        <translation>gevangenen: %1</translation>
    </message>
    <message>
        <source>1 %1 (%2)</source>
        <comment>figure, owner</comment>
        <translation>1 %1 van %2</translation>
    </message>
    <message>
        <source>%1 × %2 (%3)</source>
        <comment>number, figure, owner</comment>
        <translation>%1 × %2 van %3</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>aan de beurt</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>points, short</comment>
        <translation>
            <numerusform>%n p.</numerusform>
            <numerusform>%n p.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 held by %2</source>
        <comment>figure, player</comment>
        <translation>%1 bij %2</translation>
    </message>
    <message numerus="yes">
        <source>%n &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>%n torendeel</numerusform>
            <numerusform>%n torendelen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source> Did you mean “%1”?</source>
        <translation> Is ‘%1’ bedoeld?</translation>
    </message>
    <message>
        <source>A “{” is not closed. Add “}”.</source>
        <translation>Een haakje ‘{’ is niet gesloten. Voeg ‘}’ toe.</translation>
    </message>
    <message>
        <source>A “[” is not closed. Add “]”.</source>
        <translation>Een haakje ‘[’ is niet gesloten. Voeg ‘]’ toe.</translation>
    </message>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>Een aanhalingsteken is niet gesloten.</translation>
    </message>
    <message>
        <source>A closing bracket has no opening one.</source>
        <translation>Bij een sluithaakje ontbreekt het openingshaakje.</translation>
    </message>
    <message>
        <source>A backslash begins something unknown. Write it twice, or use single quotes.</source>
        <translation>Na een backslash volgt iets onbekends. Schrijf hem dubbel of gebruik enkele aanhalingstekens.</translation>
    </message>
    <message>
        <source>The indentation changes in the middle of a list of keys.</source>
        <translation>Midden in een lijst met sleutels verandert het inspringen.</translation>
    </message>
    <message>
        <source>The indentation changes in the middle of a list.</source>
        <translation>Midden in een lijst verandert het inspringen.</translation>
    </message>
    <message>
        <source>Too many levels of brackets or indentation.</source>
        <translation>Te veel niveaus van haakjes of inspringingen.</translation>
    </message>
    <message>
        <source>This is not YAML (%1).</source>
        <translation>Dit is geen YAML (%1).</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Het bestand is groter dan %1 MiB.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8.</source>
        <translation>Dit is geen UTF-8-tekst. Sla het bestand op als UTF-8.</translation>
    </message>
    <message>
        <source>The file holds more than %1 values.</source>
        <translation>Het bestand bevat meer dan %1 waarden.</translation>
    </message>
    <message>
        <source>Anchors (&amp;) and aliases (*) are not part of the format. Write the value out.</source>
        <translation>Ankers (&amp;) en aliassen (*) horen niet bij het formaat. Schrijf de waarde uit.</translation>
    </message>
    <message>
        <source>Tags such as “%1” are not part of the format. Leave them out.</source>
        <translation>Tags zoals ‘%1’ horen niet bij het formaat. Laat de tag weg.</translation>
    </message>
    <message>
        <source>Merge keys (&lt;&lt;) are not part of the format. Write the keys out.</source>
        <translation>Merge-sleutels (&lt;&lt;) horen niet bij het formaat. Schrijf de sleutels uit.</translation>
    </message>
    <message>
        <source>A second document begins here; a scenario file holds one.</source>
        <translation>Hier begint een tweede document; een scenariobestand bevat er één.</translation>
    </message>
    <message>
        <source>A key must be a plain word.</source>
        <translation>Een sleutel moet een gewoon woord zijn.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>De sleutel ‘%1’ ontbreekt.</translation>
    </message>
    <message>
        <source>The key “%1” is not known here.</source>
        <translation>De sleutel ‘%1’ is hier niet bekend.</translation>
    </message>
    <message>
        <source>Keys with values are needed here.</source>
        <translation>Hier zijn sleutels met waarden nodig.</translation>
    </message>
    <message>
        <source>“%1” needs keys with values, {key: value}.</source>
        <translation>‘%1’ vereist sleutels met waarden, {sleutel: waarde}.</translation>
    </message>
    <message>
        <source>A list is needed here.</source>
        <translation>Hier is een lijst nodig.</translation>
    </message>
    <message>
        <source>“%1” needs a list, [a, b] or lines with “-”.</source>
        <translation>‘%1’ vereist een lijst, [a, b] of regels met ‘-’.</translation>
    </message>
    <message>
        <source>Text is needed here.</source>
        <translation>Hier is een tekst nodig.</translation>
    </message>
    <message>
        <source>“%1” needs text.</source>
        <translation>‘%1’ vereist een tekst.</translation>
    </message>
    <message>
        <source>“%1” needs a whole number without quotes.</source>
        <translation>‘%1’ vereist een geheel getal zonder aanhalingstekens.</translation>
    </message>
    <message>
        <source>“%1” needs true or false.</source>
        <translation>‘%1’ vereist true of false.</translation>
    </message>
    <message>
        <source>“%1” needs a square, two whole numbers: [x, y].</source>
        <translation>‘%1’ vereist een vak, twee gehele getallen: [x, y].</translation>
    </message>
    <message>
        <source>%1 is out of range; it may be %2 to %3.</source>
        <translation>%1 valt buiten de grenzen; toegestaan is %2 tot en met %3.</translation>
    </message>
    <message>
        <source>“%1” is longer than %2 characters.</source>
        <translation>‘%1’ is langer dan %2 tekens.</translation>
    </message>
    <message>
        <source>“%2” is not known for “%1”.</source>
        <translation>‘%2’ is niet bekend voor ‘%1’.</translation>
    </message>
    <message>
        <source>There is no tile “%1”.</source>
        <translation>Er is geen tegel ‘%1’.</translation>
    </message>
    <message>
        <source>A tile lies at %1 already.</source>
        <translation>Op %1 ligt al een tegel.</translation>
    </message>
    <message>
        <source>No tile lies at %1.</source>
        <translation>Op %1 ligt geen tegel.</translation>
    </message>
    <message>
        <source>This city is a castle. Write “%1”.</source>
        <translation>Deze stad is een burcht. Schrijf ‘%1’.</translation>
    </message>
    <message>
        <source>The tile %1 has no foundation, so it can have no floors.</source>
        <translation>De tegel %1 heeft geen torenbouwplaats en kan dus geen torendelen hebben.</translation>
    </message>
    <message>
        <source>A figure stands on the tower at %1 already.</source>
        <translation>Op toren %1 staat al een speelstuk.</translation>
    </message>
    <message>
        <source>The id “%1” is taken already.</source>
        <translation>De ID ‘%1’ is al in gebruik.</translation>
    </message>
    <message>
        <source>“%1” is not among the players of this file.</source>
        <translation>‘%1’ hoort niet bij de spelers van dit bestand.</translation>
    </message>
    <message>
        <source>A neutral figure (%2) has no “%1”.</source>
        <translation>Een neutraal speelstuk (%2) heeft geen ‘%1’.</translation>
    </message>
    <message>
        <source>“%1” has no square. Leave “at” out.</source>
        <translation>‘%1’ heeft geen vak. Laat ‘at’ weg.</translation>
    </message>
    <message>
        <source>Nobody holds prisoners of their own colour (%1).</source>
        <translation>Niemand heeft gevangenen van de eigen kleur (%1).</translation>
    </message>
    <message>
        <source>A figure of this kind (%1) is never a prisoner.</source>
        <translation>Een speelstuk van deze soort (%1) is nooit een gevangene.</translation>
    </message>
    <message>
        <source>The tile at %1 has no watchtower.</source>
        <translation>De tegel op %1 heeft geen wachttoren.</translation>
    </message>
    <message>
        <source>There is no figure “%1”.</source>
        <translation>Er is geen speelstuk ‘%1’.</translation>
    </message>
    <message>
        <source>“%1” is a tile of the catalogue. Give your design another id.</source>
        <translation>‘%1’ is een tegel uit de catalogus. Geef het ontwerp een andere ID.</translation>
    </message>
    <message>
        <source>“edges” needs four letters, each F, R or C, or else AAAA.</source>
        <translation>‘edges’ vereist vier letters uit F, R en C, of AAAA.</translation>
    </message>
    <message>
        <source>In the design “%2”, %1 belongs to two segments.</source>
        <translation>In het ontwerp ‘%2’ hoort %1 bij twee delen.</translation>
    </message>
    <message>
        <source>In the design “%2”, side %1 belongs to no segment.</source>
        <translation>In het ontwerp ‘%2’ hoort zijde %1 bij geen enkel deel.</translation>
    </message>
    <message>
        <source>The design “%2” has no city number %1.</source>
        <translation>Het ontwerp ‘%2’ heeft geen stad nummer %1.</translation>
    </message>
    <message>
        <source>The tiles at %1 and %2 do not match where they touch; what does not match ends there.</source>
        <translation>De tegels op %1 en %2 sluiten niet op elkaar aan; wat niet aansluit, houdt daar op.</translation>
    </message>
    <message>
        <source>Between %1 and %2 a bridge ends at a tile that has no road there.</source>
        <translation>Tussen %1 en %2 eindigt een brug bij een tegel die daar geen weg heeft.</translation>
    </message>
    <message>
        <source>The castle at %1 is not a completed city of two tiles.</source>
        <translation>De burcht op %1 is geen afgebouwde stad van twee tegels.</translation>
    </message>
    <message>
        <source>A list in brackets, a text or a comment is longer than %1 MiB. Begin a line with “-” for each entry of a long list.</source>
        <translation>Een lijst tussen haakjes, een tekst of een stuk commentaar is langer dan %1 MiB. Begin in een lange lijst voor elk onderdeel een nieuwe regel met ‘-’.</translation>
    </message>
    <message>
        <source>One question may expect %1 values at most. Expect only what matters.</source>
        <translation>Eén vraag mag hoogstens %1 waarden verwachten. Noem alleen wat ertoe doet.</translation>
    </message>
    <message>
        <source>There is a tab where only spaces are allowed. Indent with spaces.</source>
        <translation>Hier staat een tab waar alleen spaties mogen staan. Spring in met spaties.</translation>
    </message>
    <message>
        <source>There is a colon where none is allowed. Put the text in quotes, or check the indentation.</source>
        <translation>Hier staat een dubbele punt waar die niet mag staan. Zet de tekst tussen aanhalingstekens of controleer het inspringen.</translation>
    </message>
    <message>
        <source>The control character U+%1 is not allowed in a scenario.</source>
        <translation>Het stuurteken U+%1 mag niet in een scenario voorkomen.</translation>
    </message>
    <message>
        <source>This is nested more than %1 levels deep.</source>
        <translation>Er zijn meer dan %1 niveaus in elkaar genest.</translation>
    </message>
    <message>
        <source>The key “%1” is there twice. Keep one of them.</source>
        <translation>De sleutel ‘%1’ staat er twee keer. Laat er één staan.</translation>
    </message>
    <message>
        <source>This is not a scenario: it must begin with keys such as “towerwatch: 1”.</source>
        <translation>Dit is geen scenario: het moet beginnen met sleutels als ‘towerwatch: 1’.</translation>
    </message>
    <message>
        <source>The file has format version %1; this program knows versions up to %2. Get a newer Towerwatch.</source>
        <translation>Het bestand heeft formaatversie %1; dit programma kent versies tot en met %2. Hiervoor is een nieuwere versie van Towerwatch nodig.</translation>
    </message>
    <message>
        <source>The tile %2 has no place “%1” the way it is turned.</source>
        <translation>De tegel %2 heeft in deze stand geen plaats ‘%1’.</translation>
    </message>
    <message>
        <source>This city is not a castle. Write “%1”, or list it under “castles”.</source>
        <translation>Deze stad is geen burcht. Schrijf ‘%1’ of vermeld de stad onder ‘castles’.</translation>
    </message>
    <message>
        <source>A bridge (%2) needs a field at each end; the tile %1 does not have them the way it is turned.</source>
        <translation>Een brug (%2) vereist aan beide kanten weide; de tegel %1 heeft die in deze stand niet.</translation>
    </message>
    <message>
        <source>The tile %2 shows no city on side %1 the way it is turned.</source>
        <translation>De tegel %2 heeft in deze stand geen stad aan zijde %1.</translation>
    </message>
    <message>
        <source>“%1” is not a key of the question “%2”.</source>
        <translation>‘%1’ is geen sleutel van de vraag ‘%2’.</translation>
    </message>
    <message>
        <source>In the design “%2”, %1 belongs to a segment of a different kind from its edge.</source>
        <translation>In het ontwerp ‘%2’ hoort %1 bij een deel van een andere soort dan de zijde.</translation>
    </message>
    <message>
        <source>A figure of this kind never stands in such a place: %1, %2.</source>
        <translation>Een speelstuk van deze soort staat nooit op zo’n plaats: %1, %2.</translation>
    </message>
    <message>
        <source>There is a “-” where none is allowed. Check the indentation, or put the text in quotes.</source>
        <translation>Hier mag geen ‘-’ staan. Controleer het inspringen of zet de tekst tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>%1 and %2 hold each other’s figures, which should have been exchanged.</source>
        <comment>players</comment>
        <translation>%1 en %2 hebben gevangenen van elkaar; die hadden geruild moeten zijn.</translation>
    </message>
    <message>
        <source>%1 answers about %2 tiles and %3 figures are too much at once: from here on they take more than %4 steps. Spread the questions over several files.</source>
        <translation>%1 antwoorden over %2 tegels en %3 speelstukken zijn te veel in één keer: vanaf hier kosten ze meer dan %4 stappen. Verdeel de vragen over meerdere bestanden.</translation>
    </message>
    <message>
        <source> Possible here: %1.</source>
        <translation> Mogelijk is hier: %1.</translation>
    </message>
    <message>
        <source>“%1” can only be true. Leave it out otherwise.</source>
        <translation>“%1” kan alleen true zijn. Laat het anders weg.</translation>
    </message>
    <message>
        <source>No floor lies at %1, so none was placed there. Leave “placed” out.</source>
        <translation>Op %1 ligt geen torendeel, dus is er geen geplaatst. Laat “placed” weg.</translation>
    </message>
    <message>
        <source>“%1” needs “player”: whose turn it is.</source>
        <translation>“%1” heeft “player” nodig: wie aan de beurt is.</translation>
    </message>
    <message>
        <source>After the end of the game there is no turn: “%1” cannot stand beside “over”.</source>
        <translation>Na het einde van het spel is er geen beurt: “%1” kan niet naast “over” staan.</translation>
    </message>
    <message>
        <source>“%1” stands twice in “done”.</source>
        <translation>“%1” staat twee keer in “done”.</translation>
    </message>
    <message>
        <source>Only one action is done in a turn: “%1” or “%2”.</source>
        <translation>In een beurt is er maar één actie: “%1” of “%2”.</translation>
    </message>
    <message>
        <source>A phantom follows another action. One that was placed first is “figure” or “top”.</source>
        <translation>Een fantoom volgt op een andere actie. Werd het als eerste geplaatst, dan is het “figure” of “top”.</translation>
    </message>
    <message>
        <source>Before the tile is laid nothing can be done.</source>
        <translation>Voordat de tegel ligt, kan er niets gedaan zijn.</translation>
    </message>
    <message>
        <source>%1 is on the board more often than in any edition.</source>
        <translation>%1 ligt vaker op het speelveld dan er in enige editie zit.</translation>
    </message>
    <message>
        <source>What was done in this turn does not show on the board: %1.</source>
        <translation>Wat deze beurt gedaan is, is op het speelveld niet te zien: %1.</translation>
    </message>
    <message>
        <source>There is a question mark before a comma or bracket. Put the text in quotes.</source>
        <translation>Er staat een vraagteken voor een komma of haakje. Zet de tekst tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>This figure was left alone and should be back in the supply: %1.</source>
        <translation>Dit speelstuk is alleen overgebleven en hoort terug in de voorraad: %1.</translation>
    </message>
    <message>
        <source>This figure stands on a &lt;foundation without a floor|tower place without a tower piece&gt;: %1.</source>
        <translation>Dit speelstuk staat op een &lt;torenbouwplaats|torenfundatie&gt; zonder torendeel: %1.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Map</translation>
    </message>
</context>
<context>
    <name>QValidator</name>
    <message>
        <source>A number from %1 to %2, or – where it is not known</source>
        <translation>Een getal van %1 tot en met %2, of een streepje (–) als het niet bekend is</translation>
    </message>
</context>
<context>
    <name>QrView</name>
    <message>
        <source>QR code</source>
        <translation>QR-code</translation>
    </message>
    <message>
        <source>The scenario code for another device to scan</source>
        <translation>De scenariocode, om met een ander apparaat te scannen</translation>
    </message>
</context>
<context>
    <name>QuestionPopup</name>
    <message>
        <source>Towers</source>
        <translation>Torens</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Wachttorens</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Speelstukken</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>Questions of this table</source>
        <translation>Vragen van deze tafel</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>a figure</source>
        <comment>that nobody has named</comment>
        <translation>een speelstuk</translation>
    </message>
    <message>
        <source>%1 places &lt;floor|tower piece&gt; %2 at %3</source>
        <comment>player, number, square</comment>
        <translation>%1 plaatst torendeel %2 op %3</translation>
    </message>
    <message>
        <source>May %1 buy back a prisoner (%2)?</source>
        <comment>player, figure</comment>
        <translation>Mag %1 een gevangene loskopen (%2)?</translation>
    </message>
    <message>
        <source>May %1 buy back a prisoner from %2?</source>
        <comment>player, player</comment>
        <translation>Mag %1 bij %2 een gevangene loskopen?</translation>
    </message>
    <message>
        <source>May %1 buy back a prisoner?</source>
        <comment>player</comment>
        <translation>Mag %1 een gevangene loskopen?</translation>
    </message>
    <message>
        <source>May %1 put %2 on the tower at %3?</source>
        <comment>player, a meeple, square</comment>
        <translation>Mag %1 %2 op de toren op %3 zetten?</translation>
    </message>
    <message>
        <source>What does the watchtower at %1 score?</source>
        <translation>Wat scoort de wachttoren op %1?</translation>
    </message>
    <message>
        <source>What does the tile at %1 score?</source>
        <translation>Hoeveel punten levert de tegel op %1?</translation>
    </message>
    <message>
        <source>What may %1 do with the towers?</source>
        <comment>player</comment>
        <translation>Wat mag %1 met de torens doen?</translation>
    </message>
    <message>
        <source>%1: can it capture %2?</source>
        <comment>a floor is placed, figure</comment>
        <translation>%1: kan %2 gevangengenomen worden?</translation>
    </message>
    <message>
        <source>May %1 stand on the tower at %2?</source>
        <comment>the fairy, square</comment>
        <translation>Mag %1 op de toren op %2?</translation>
    </message>
    <message>
        <source>What do all completed features score?</source>
        <translation>Wat wordt er in totaal geteld?</translation>
    </message>
    <message>
        <source>What can happen to %2 in %1’s turn?</source>
        <comment>player, figure</comment>
        <translation>Wat kan %2 overkomen in de beurt van %1?</translation>
    </message>
</context>
<context>
    <name>RansomTeller</name>
    <message>
        <source>on %1’s own turn it costs %2</source>
        <comment>player, points</comment>
        <translation>is %1 zelf aan de beurt, dan kost loskopen %2</translation>
    </message>
    <message>
        <source>Yes, for %1.</source>
        <comment>points</comment>
        <translation>Ja, voor %1.</translation>
    </message>
    <message>
        <source>Yes, one of %9 for %1.</source>
        <comment>number of prisoners, points</comment>
        <translation>Ja, één van de %9 voor %1.</translation>
    </message>
    <message>
        <source>in %1’s turn, and nothing says that the tile comes first</source>
        <comment>player</comment>
        <translation>in de beurt van %1; nergens staat dat de tegel eerst komt</translation>
    </message>
    <message>
        <source>the score of %1 is not stated</source>
        <comment>player</comment>
        <translation>de score van %1 is niet opgegeven</translation>
    </message>
    <message>
        <source>afterwards %1</source>
        <comment>Blue 7 points, Red 25 points</comment>
        <translation>stand daarna: %1</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>There is no question %1.</source>
        <translation>Er is geen vraag %1.</translation>
    </message>
    <message>
        <source>Name the picture with -o; its name ends in .svg, .png, .pdf or .html.</source>
        <translation>Geef de afbeelding een naam met -o; die eindigt op .svg, .png, .pdf of .html.</translation>
    </message>
    <message>
        <source>Only a .pdf holds several scenarios.</source>
        <translation>Alleen een .pdf kan meer dan één scenario bevatten.</translation>
    </message>
    <message>
        <source>An image cannot be “%1” pixels wide; the width may be 1 to %2.</source>
        <translation>Een afbeelding kan niet ‘%1’ pixels breed zijn; toegestaan is 1 tot en met %2.</translation>
    </message>
    <message>
        <source>Only a .png has a --width in pixels.</source>
        <translation>Alleen een .png heeft een --width in pixels.</translation>
    </message>
    <message>
        <source>Only a .png or .svg can be --transparent.</source>
        <translation>Alleen een .png of .svg kan --transparent zijn.</translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>De afbeelding kon niet worden getekend.</translation>
    </message>
    <message>
        <source>A page for phones has no --dangers.</source>
        <translation>Een pagina voor telefoons heeft geen --dangers.</translation>
    </message>
    <message>
        <source>Unknown paper size “%1”; choose a4 or letter.</source>
        <translation>Het papierformaat ‘%1’ is niet beschikbaar; kies a4 of letter.</translation>
    </message>
    <message>
        <source>This copy of Towerwatch comes without the page for phones; make a PDF or a picture instead, with -o %1 or -o %2.</source>
        <translation>Bij deze Towerwatch zit de pagina voor telefoons niet; maak in plaats daarvan een pdf of een afbeelding, met -o %1 of -o %2.</translation>
    </message>
</context>
<context>
    <name>RulingWriter</name>
    <message>
        <source>Footnotes</source>
        <translation>Voetnoten</translation>
    </message>
    <message>
        <source>For the table to decide</source>
        <translation>Dat beslissen de spelers</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lezing %1</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>minder</translation>
    </message>
    <message>
        <source>Show what looks wrong</source>
        <translation>Tonen wat er niet lijkt te kloppen</translation>
    </message>
    <message numerus="yes">
        <source>Show what looks wrong; %n more</source>
        <translation>
            <numerusform>Tonen wat er niet lijkt te kloppen; nog %n</numerusform>
            <numerusform>Tonen wat er niet lijkt te kloppen; nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the &lt;floor|tower piece&gt; just placed</source>
        <translation>het torendeel dat net is geplaatst</translation>
    </message>
    <message>
        <source>the next &lt;floor|tower piece&gt;</source>
        <translation>het volgende torendeel</translation>
    </message>
    <message>
        <source>In the reference</source>
        <translation>In het naslagwerk</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>first edition</source>
        <translation>eerste editie</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>tweede editie</translation>
    </message>
    <message>
        <source>third edition</source>
        <translation>derde editie</translation>
    </message>
    <message>
        <source>source in German</source>
        <translation>bron in het Duits</translation>
    </message>
    <message>
        <source>source in Dutch</source>
        <translation>bron in het Nederlands</translation>
    </message>
    <message>
        <source>source in English</source>
        <translation>bron in het Engels</translation>
    </message>
    <message numerus="yes">
        <source>footnote(s) %1</source>
        <translation>
            <numerusform>voetnoot %1</numerusform>
            <numerusform>voetnoten %1</numerusform>
        </translation>
    </message>
    <message>
        <source>boxed answer %1</source>
        <translation>omkaderd antwoord %1</translation>
    </message>
    <message numerus="yes">
        <source>house rule(s) %1</source>
        <translation>
            <numerusform>huisregel %1</numerusform>
            <numerusform>huisregels %1</numerusform>
        </translation>
    </message>
    <message>
        <source>report %1</source>
        <translation>melding %1</translation>
    </message>
    <message>
        <source>list “%1”</source>
        <translation>lijst ‘%1’</translation>
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
        <translation>alleen voor de tweede editie</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>stand: %1</translation>
    </message>
    <message>
        <source>from the first edition</source>
        <translation>uit de eerste editie</translation>
    </message>
    <message>
        <source>from the second edition</source>
        <translation>uit de tweede editie</translation>
    </message>
    <message>
        <source>from the third edition</source>
        <translation>uit de derde editie</translation>
    </message>
    <message>
        <source>our conclusion for these rules</source>
        <translation>elders zo geregeld, hier onze conclusie</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>This is a disk, not a file.</source>
        <translation>Dit is een schijf, geen bestand.</translation>
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
        <translation>Niemand krijgt punten: met de tegel wordt geen weg, stad of klooster afgebouwd.</translation>
    </message>
    <message>
        <source>Nobody scores: no road, city or monastery is complete.</source>
        <translation>Niemand krijgt punten: er is geen weg, stad of klooster afgebouwd.</translation>
    </message>
    <message>
        <source>watchtower at %1</source>
        <translation>wachttoren op %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>monastery, square</comment>
        <translation>%1 op %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2, %n tile(s)</source>
        <comment>road or city, square</comment>
        <translation>
            <numerusform>%1 op %2, %n tegel</numerusform>
            <numerusform>%1 op %2, %n tegels</numerusform>
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
        <translation>voor de meerderheid: %1</translation>
    </message>
    <message>
        <source>the fairy’s points</source>
        <translation>de punten van de fee</translation>
    </message>
    <message>
        <source>castle points</source>
        <translation>punten voor burchten</translation>
    </message>
    <message>
        <source>Not counted here</source>
        <translation>Hier niet berekend</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>4 meeples, 2 points</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1; missing: %2</source>
        <comment>feature, squares</comment>
        <translation>%1; nog niet af, open bij %2</translation>
    </message>
    <message>
        <source>Nobody scores: no meeple that counts is in a completed feature.</source>
        <translation>Niemand scoort: in niets dat is afgebouwd staat een meeple die telt.</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Geen punten</translation>
    </message>
    <message numerus="yes">
        <source>%1 has strength %n (1 for each coat of arms)</source>
        <comment>mayor</comment>
        <translation>
            <numerusform>%1 heeft kracht %n (1 per wapen)</numerusform>
            <numerusform>%1 heeft kracht %n (1 per wapen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Site</name>
    <message>
        <source>The board in words</source>
        <translation>De stelling in woorden</translation>
    </message>
    <message>
        <source>The board: %1</source>
        <translation>De stelling: %1</translation>
    </message>
    <message>
        <source>Try this board</source>
        <translation>Deze stelling uitproberen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Bronnen</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Tweede editie</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Eerste editie</translation>
    </message>
    <message>
        <source>Disputes under these rules</source>
        <translation>Discussies volgens deze regels</translation>
    </message>
    <message>
        <source>Parts of the site</source>
        <translation>Onderdelen</translation>
    </message>
    <message>
        <source>Other languages</source>
        <translation>Andere talen</translation>
    </message>
    <message>
        <source>Previous: %1</source>
        <translation>Vorige: %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Volgende: %1</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Ervoor en erna</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Artikelen</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>Discussies</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begrippen</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Guides</source>
        <translation>Wegwijzers</translation>
    </message>
    <message>
        <source>first second third fourth fifth sixth seventh eighth ninth tenth</source>
        <comment>in this order</comment>
        <translation>eerste tweede derde vierde vijfde zesde zevende achtste negende tiende</translation>
    </message>
    <message>
        <source>%1 places the %2 &lt;floor|tower piece&gt; on the marked tower.</source>
        <comment>player, second</comment>
        <translation>%1 plaatst het %2 torendeel op de gemarkeerde toren.</translation>
    </message>
    <message>
        <source>%1 places the %2 &lt;floor|tower piece&gt;.</source>
        <comment>player, second</comment>
        <translation>%1 plaatst het %2 torendeel.</translation>
    </message>
    <message>
        <source>%1 Can it capture %2?</source>
        <comment>a floor is placed, figure</comment>
        <translation>%1 Kan %2 gevangengenomen worden?</translation>
    </message>
    <message>
        <source>May %1 stand on this tower?</source>
        <comment>the fairy</comment>
        <translation>Mag %1 op deze toren?</translation>
    </message>
    <message>
        <source>May %1 put %2 on the marked tower?</source>
        <comment>player, a meeple</comment>
        <translation>Mag %1 %2 op de gemarkeerde toren zetten?</translation>
    </message>
    <message>
        <source>May %1 put %2 on this tower?</source>
        <comment>player, a meeple</comment>
        <translation>Mag %1 %2 op deze toren zetten?</translation>
    </message>
    <message>
        <source>How many points does this score?</source>
        <translation>Hoeveel punten levert dit op?</translation>
    </message>
    <message>
        <source>What is the marked watchtower worth?</source>
        <translation>Wat is de gemarkeerde wachttoren waard?</translation>
    </message>
    <message>
        <source>What is this watchtower worth?</source>
        <translation>Wat is deze wachttoren waard?</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Op deze pagina</translation>
    </message>
    <message>
        <source>Carcassonne: The Watchtowers</source>
        <translation>Carcassonne: De Wachttorens</translation>
    </message>
    <message>
        <source>Carcassonne: The Tower</source>
        <translation>Carcassonne: De Toren</translation>
    </message>
    <message>
        <source>Towerwatch: Carcassonne referee</source>
        <translation>Towerwatch: scheidsrechter voor Carcassonne</translation>
    </message>
    <message>
        <source>To the content</source>
        <translation>Naar de inhoud</translation>
    </message>
    <message>
        <source>Towerwatch is unofficial: not made, checked or endorsed by Hans im Glück or any other publisher of Carcassonne.</source>
        <translation>Towerwatch is onofficieel: niet gemaakt, gecontroleerd of goedgekeurd door Hans im Glück of een andere uitgever van Carcassonne.</translation>
    </message>
    <message>
        <source>%1 answers with their sources</source>
        <translation>%1 antwoorden met hun bronnen</translation>
    </message>
    <message>
        <source>%1 boards with their verdicts</source>
        <translation>%1 stellingen met hun uitspraken</translation>
    </message>
    <message>
        <source>What comes when, step by step</source>
        <translation>Wat wanneer komt, stap voor stap</translation>
    </message>
    <message>
        <source>Tell your edition by its booklet</source>
        <translation>Aan het regelboekje te herkennen</translation>
    </message>
    <message>
        <source>In three languages, both editions</source>
        <translation>In drie talen, beide edities</translation>
    </message>
    <message>
        <source>%1 of The Tower, %2 of The Watchtowers</source>
        <translation>%1 voor De Toren, %2 voor De Wachttorens</translation>
    </message>
    <message>
        <source>Lay out your own board</source>
        <translation>Zelf een stelling leggen</translation>
    </message>
    <message>
        <source>Verdicts on disputed boards, each with its rule and its source. Unofficial.</source>
        <translation>Uitspraken over omstreden stellingen, elk met regel en bron. Onofficieel.</translation>
    </message>
    <message>
        <source>Referee for Carcassonne: The Tower and The Watchtowers</source>
        <translation>Scheidsrechter voor Carcassonne: De Toren en De Wachttorens</translation>
    </message>
    <message>
        <source>Carcassonne: The Tower and The Watchtowers</source>
        <translation>Carcassonne: De Toren en De Wachttorens</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>artikel</translation>
    </message>
    <message>
        <source>board</source>
        <translation>speelveld</translation>
    </message>
    <message>
        <source>term</source>
        <translation>begrip</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>wegwijzer</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>regels</translation>
    </message>
    <message>
        <source>%1 found</source>
        <comment>a number of pages</comment>
        <translation>%1 gevonden</translation>
    </message>
</context>
<context>
    <name>SquareWords</name>
    <message>
        <source>watchtower</source>
        <translation>wachttoren</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>brug</translation>
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
        <translation>%1: leeg</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>square, tile</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>turned by %1°</source>
        <comment>a tile, clockwise</comment>
        <translation>%1° gedraaid</translation>
    </message>
    <message numerus="yes">
        <source>tower with %n &lt;floor(s)|tower piece(s)&gt;</source>
        <translation>
            <numerusform>toren van %n torendeel</numerusform>
            <numerusform>toren van %n torendelen</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;tower foundation|tower place&gt;</source>
        <translation>&lt;torenbouwplaats|torenfundatie&gt;</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Keep a question</source>
        <translation>Vraag bewaren</translation>
    </message>
    <message>
        <source>Remove a question</source>
        <translation>Vraag verwijderen</translation>
    </message>
    <message>
        <source>Remove a figure</source>
        <translation>Speelstuk verwijderen</translation>
    </message>
    <message>
        <source>Remove a tile</source>
        <translation>Tegel verwijderen</translation>
    </message>
    <message>
        <source>Turn a tile</source>
        <translation>Tegel draaien</translation>
    </message>
    <message>
        <source>Lay a bridge</source>
        <translation>Brug leggen</translation>
    </message>
    <message>
        <source>Remove a bridge</source>
        <translation>Brug verwijderen</translation>
    </message>
    <message>
        <source>Turn a city into a castle</source>
        <translation>Van een stad een burcht maken</translation>
    </message>
    <message>
        <source>Turn a castle back into a city</source>
        <translation>Van een burcht weer een stad maken</translation>
    </message>
    <message>
        <source>Add a floor</source>
        <translation>Eén torendeel meer</translation>
    </message>
    <message>
        <source>Remove a floor</source>
        <translation>Eén torendeel minder</translation>
    </message>
    <message>
        <source>Select a figure or a tile first.</source>
        <translation>Selecteer eerst een speelstuk of een tegel.</translation>
    </message>
    <message>
        <source>Nothing is asked: click a tower or a figure first.</source>
        <translation>Er is nu geen vraag gekozen: klik eerst op een toren of een speelstuk.</translation>
    </message>
    <message>
        <source>The scenario has this question already.</source>
        <translation>Het scenario bevat deze vraag al.</translation>
    </message>
    <message>
        <source>The scenario does not have this question.</source>
        <translation>Het scenario bevat deze vraag niet.</translation>
    </message>
    <message>
        <source>Select a tile first.</source>
        <translation>Selecteer eerst een tegel.</translation>
    </message>
    <message>
        <source>This is not a step.</source>
        <translation>Dit is geen stap.</translation>
    </message>
    <message>
        <source>The tile at %1 has no tower foundation.</source>
        <translation>De tegel op %1 heeft geen torenbouwplaats.</translation>
    </message>
    <message>
        <source>A tower in a scenario can have at most %1 floors.</source>
        <translation>In een scenario heeft een toren hoogstens %1 torendelen.</translation>
    </message>
    <message>
        <source>No floor lies on this foundation.</source>
        <translation>Op deze torenbouwplaats ligt geen torendeel.</translation>
    </message>
    <message>
        <source>A bridge runs from side to side over fields; the tile at %1 has none on opposite sides.</source>
        <translation>Een brug loopt van weide naar weide dwars over de tegel; die op %1 heeft geen weiden aan tegenoverliggende zijden.</translation>
    </message>
    <message>
        <source>The tile at %1 has no city.</source>
        <translation>De tegel op %1 heeft geen stad.</translation>
    </message>
    <message numerus="yes">
        <source>Remove a tile with %n figure(s)</source>
        <translation>
            <numerusform>Tegel met één speelstuk verwijderen</numerusform>
            <numerusform>Tegel met %n speelstukken verwijderen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a tower piece</source>
        <comment>first edition</comment>
        <translation>Eén torendeel meer</translation>
    </message>
    <message>
        <source>Remove a tower piece</source>
        <comment>first edition</comment>
        <translation>Eén torendeel minder</translation>
    </message>
    <message>
        <source>The tile at %1 has no tower place.</source>
        <comment>first edition</comment>
        <translation>De tegel op %1 heeft geen torenfundatie.</translation>
    </message>
    <message>
        <source>A tower in a scenario can have at most %1 tower pieces.</source>
        <comment>first edition</comment>
        <translation>In een scenario heeft een toren hoogstens %1 torendelen.</translation>
    </message>
    <message>
        <source>No tower piece lies on this tower place.</source>
        <comment>first edition</comment>
        <translation>Op deze torenfundatie ligt geen torendeel.</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>there is no tile at %1</source>
        <translation>op %1 ligt geen tegel</translation>
    </message>
    <message>
        <source>the tile at %1 has no &lt;foundation|tower place&gt;</source>
        <translation>de tegel op %1 heeft geen &lt;torenbouwplaats|torenfundatie&gt;</translation>
    </message>
    <message>
        <source>%2 stands on the tower at %1</source>
        <comment>square, figure</comment>
        <translation>op toren %1 staat %2</translation>
    </message>
    <message>
        <source>%2 stands on the &lt;foundation|tower place&gt; at %1</source>
        <comment>square, figure</comment>
        <translation>op &lt;torenbouwplaats|torenfundatie&gt; %1 staat %2</translation>
    </message>
    <message>
        <source>%1 has no &lt;floor|tower piece&gt; left</source>
        <translation>%1 heeft geen torendeel meer</translation>
    </message>
    <message>
        <source>the &lt;foundation|tower place&gt; at %1 has no &lt;floor|tower piece&gt; yet</source>
        <translation>op &lt;torenbouwplaats|torenfundatie&gt; %1 ligt nog geen torendeel</translation>
    </message>
    <message>
        <source>under “%1” nobody is bought back</source>
        <comment>house rule</comment>
        <translation>volgens ‘%1’ wordt niemand losgekocht</translation>
    </message>
    <message>
        <source>it is %1’s turn</source>
        <translation>%1 is aan de beurt</translation>
    </message>
    <message>
        <source>%1 has already bought back a prisoner this turn</source>
        <translation>%1 heeft deze beurt al een gevangene losgekocht</translation>
    </message>
    <message>
        <source>%1 has %2, and a ransom costs %3</source>
        <translation>%1 heeft %2, en de losprijs is %3</translation>
    </message>
    <message>
        <source>nothing settles whether %1 may stand on a tower</source>
        <comment>an abbot</comment>
        <translation>geen bron zegt of %1 op een toren mag staan</translation>
    </message>
    <message>
        <source>%1 may not stand on a tower</source>
        <comment>a builder</comment>
        <translation>%1 mag niet op een toren</translation>
    </message>
    <message>
        <source>on the tower’s own tile</source>
        <translation>op de tegel van de toren</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) away</source>
        <translation>
            <numerusform>op %n stap afstand</numerusform>
            <numerusform>op %n stappen afstand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) away</source>
        <translation>
            <numerusform>op %n vak afstand</numerusform>
            <numerusform>op %n vakken afstand</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, over the empty square %2</source>
        <comment>2 squares away; square</comment>
        <translation>%1, over het lege vak %2 heen</translation>
    </message>
    <message>
        <source>%1 stays: another &lt;meeple|follower&gt; is there</source>
        <comment>builder or pig</comment>
        <translation>%1 blijft: er staat nog een &lt;meeple|horige&gt; bij</translation>
    </message>
    <message>
        <source>the %1 then belongs to %2</source>
        <comment>road or city, players</comment>
        <translation>de %1 is dan van %2</translation>
    </message>
    <message>
        <source>No: %1.</source>
        <translation>Nee: %1.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>number, figure</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>het spel is afgelopen</translation>
    </message>
    <message>
        <source>the tile comes first</source>
        <translation>eerst komt de tegel</translation>
    </message>
    <message>
        <source>%1’s %2</source>
        <comment>player, figures</comment>
        <translation>%2 van %1</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Nog niet: %1.</translation>
    </message>
    <message>
        <source>Undecided: %1.</source>
        <translation>Niet geregeld: %1.</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>a figure</comment>
        <translation>neutraal</translation>
    </message>
    <message>
        <source>special figure</source>
        <translation>als speciaal speelstuk</translation>
    </message>
    <message>
        <source>in a castle</source>
        <translation>in een burcht</translation>
    </message>
    <message>
        <source>in the City of Carcassonne</source>
        <translation>in de stad Carcassonne</translation>
    </message>
    <message>
        <source>on the tower at %1</source>
        <comment>a figure</comment>
        <translation>op de toren op %1</translation>
    </message>
    <message>
        <source>own figure</source>
        <translation>eigen speelstuk</translation>
    </message>
    <message>
        <source>on the Wheel of Fortune</source>
        <translation>op het Rad van Fortuin</translation>
    </message>
    <message>
        <source>on an acrobat space</source>
        <translation>op een artiestenplaats</translation>
    </message>
    <message>
        <source>%1 has %2, a ransom costs %3, and these rules name no minimum</source>
        <translation>%1 heeft %2, loskopen kost %3, en deze regels noemen geen minimum</translation>
    </message>
    <message>
        <source>%1 holds no %3 of %2</source>
        <translation>%1 houdt geen %3 van %2 gevangen</translation>
    </message>
    <message>
        <source>no %2 of %1 is held prisoner</source>
        <translation>geen %2 van %1 zit gevangen</translation>
    </message>
    <message>
        <source>not in line with the tower</source>
        <translation>schuin van de toren</translation>
    </message>
    <message>
        <source>the square %1 in between is empty</source>
        <translation>het vak %1 ertussen is leeg</translation>
    </message>
    <message numerus="yes">
        <source>the shortest way over tiles takes %n step(s), range %1</source>
        <translation>
            <numerusform>de kortste route over tegels telt %n stap, bereik %1</numerusform>
            <numerusform>de kortste route over tegels telt %n stappen, bereik %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no way over tiles leads there</source>
        <translation>over tegels loopt er geen route</translation>
    </message>
    <message>
        <source>the watchtower at %1 is then worth %3, not %2</source>
        <comment>square, points, points</comment>
        <translation>de wachttoren op %1 levert dan %3 op in plaats van %2</translation>
    </message>
    <message>
        <source>the %1 then belongs to nobody</source>
        <comment>road or city</comment>
        <translation>de %1 is dan van niemand</translation>
    </message>
    <message>
        <source>This holds only if %1 may stand there.</source>
        <comment>figure</comment>
        <translation>Dit geldt alleen als %1 daar mag staan.</translation>
    </message>
    <message>
        <source>This holds only if the tile at %1 is placed correctly.</source>
        <translation>Dit geldt alleen als de tegel op %1 goed ligt.</translation>
    </message>
    <message>
        <source>the second half brings a tile and an action of its own</source>
        <translation>de tweede helft brengt een nieuwe tegel en een eigen actie</translation>
    </message>
    <message>
        <source>%1 has no %2 in the supply</source>
        <comment>player, figure</comment>
        <translation>%1 heeft geen %2 in de voorraad</translation>
    </message>
    <message>
        <source>%1 has already placed a figure</source>
        <comment>player</comment>
        <translation>%1 heeft al een speelstuk geplaatst</translation>
    </message>
    <message>
        <source>%1 has already placed a &lt;floor|tower piece&gt;</source>
        <comment>player</comment>
        <translation>%1 heeft al een torendeel geplaatst</translation>
    </message>
    <message>
        <source>%1 has already put a figure on a tower</source>
        <comment>player</comment>
        <translation>%1 heeft al een speelstuk op een toren gezet</translation>
    </message>
    <message>
        <source>%1 has already used the action</source>
        <comment>player</comment>
        <translation>%1 heeft de actie al gebruikt</translation>
    </message>
    <message>
        <source>%1 has already placed the phantom</source>
        <comment>player</comment>
        <translation>%1 heeft het fantoom al geplaatst</translation>
    </message>
    <message>
        <source>%1 holds none of %2’s figures</source>
        <translation>%1 houdt geen speelstuk van %2 gevangen</translation>
    </message>
    <message>
        <source>nobody holds any of %1’s figures</source>
        <translation>er zit geen speelstuk van %1 gevangen</translation>
    </message>
    <message>
        <source>the pig then stays or goes back, depending on the edition of the field tile</source>
        <translation>of het varken dan blijft staan, hangt af van de editie van de tegel met de weide</translation>
    </message>
    <message>
        <source>then exchanged at once; %1 chooses who returns: %2</source>
        <comment>player, figures</comment>
        <translation>bij gevangenneming meteen geruild; %1 kiest wat er terugkomt: %2</translation>
    </message>
    <message>
        <source>then exchanged at once for %1’s %2</source>
        <comment>player, figure</comment>
        <translation>bij gevangenneming meteen geruild; %1 krijgt terug: %2</translation>
    </message>
    <message>
        <source>%1 then returns to the supply</source>
        <comment>builder or pig</comment>
        <translation>dan gaat %1 terug naar de voorraad</translation>
    </message>
    <message>
        <source>%1 then misses %2 from the watchtower at %3</source>
        <comment>player, points, square</comment>
        <translation>dan loopt %1 %2 van de wachttoren op %3 mis</translation>
    </message>
    <message>
        <source>the tower at %1 is then open again</source>
        <translation>de toren op %1 is dan weer open</translation>
    </message>
    <message>
        <source>First an exchange: %1 for %2.</source>
        <comment>a player’s figures, another’s figures</comment>
        <translation>Eerst wordt geruild: %1 tegen %2.</translation>
    </message>
    <message>
        <source>Then no ransom: %1.</source>
        <comment>after an exchange; why</comment>
        <translation>Daarna valt er niets los te kopen: %1.</translation>
    </message>
    <message>
        <source>Not allowed: %1.</source>
        <translation>Dat mag niet: %1.</translation>
    </message>
</context>
<context>
    <name>TextPopup</name>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Overnemen</translation>
    </message>
    <message>
        <source>Keep the text (Ctrl+Enter)</source>
        <translation>Tekst overnemen (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>This cannot be read. Escape leaves everything as it was.</source>
        <translation>Dit is niet te lezen. Met Esc blijft alles zoals het was.</translation>
    </message>
</context>
<context>
    <name>TileWords</name>
    <message>
        <source>tower foundation</source>
        <translation>torenbouwplaats</translation>
    </message>
    <message>
        <source>watchtower: %1 for %2</source>
        <comment>points, what is counted</comment>
        <translation>wachttoren: %1 voor %2</translation>
    </message>
    <message numerus="yes">
        <source>%n city segment(s)</source>
        <translation>
            <numerusform>%n stadsdeel</numerusform>
            <numerusform>%n stadsdelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms</source>
        <translation>
            <numerusform>%n wapen</numerusform>
            <numerusform>%n wapens</numerusform>
        </translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klooster</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>tuin</translation>
    </message>
    <message>
        <source>road</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>recht</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>bocht</translation>
    </message>
    <message>
        <source>crossroads junction</source>
        <translation>kruispunt kruising</translation>
    </message>
    <message>
        <source>meadow field</source>
        <translation>weide veld</translation>
    </message>
    <message>
        <source>city</source>
        <translation>stad</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>toren</translation>
    </message>
    <message>
        <source>building</source>
        <translation>gebouw</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n weg</numerusform>
            <numerusform>%n wegen</numerusform>
        </translation>
    </message>
    <message>
        <source>shield</source>
        <translation>schild</translation>
    </message>
    <message>
        <source>cloister church</source>
        <translation>abdij kerk</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>abbey</source>
        <translation>abdij</translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>cultusplaats</translation>
    </message>
    <message>
        <source>German monastery</source>
        <translation>Duits klooster</translation>
    </message>
    <message>
        <source>Dutch or Belgian monastery</source>
        <translation>Nederlands of Belgisch klooster</translation>
    </message>
    <message>
        <source>Japanese building</source>
        <translation>Japans gebouw</translation>
    </message>
    <message>
        <source>Darmstadt church</source>
        <translation>kerk van Darmstadt</translation>
    </message>
    <message>
        <source>German cathedral</source>
        <translation>Duitse kathedraal</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <comment>letter</comment>
        <translation>Tegel %1</translation>
    </message>
    <message>
        <source>Tower tile %1</source>
        <translation>Torentegel %1</translation>
    </message>
    <message>
        <source>Watchtower tile %1</source>
        <translation>Wachttorentegel %1</translation>
    </message>
    <message>
        <source>Crop circle on a road</source>
        <translation>Graancirkel op een weg</translation>
    </message>
    <message>
        <source>Crop circle in a city</source>
        <translation>Graancirkel in een stad</translation>
    </message>
    <message>
        <source>%1 with a garden</source>
        <translation>%1 met tuin</translation>
    </message>
    <message>
        <source>Tower %1</source>
        <comment>tile, number</comment>
        <translation>Toren %1</translation>
    </message>
    <message>
        <source>Watchtower %1</source>
        <comment>tile, number</comment>
        <translation>Wachttoren %1</translation>
    </message>
    <message>
        <source>%1, garden</source>
        <comment>tile in a list</comment>
        <translation>%1, tuin</translation>
    </message>
    <message>
        <source>Dutch/Belgian monastery</source>
        <comment>tile in a list</comment>
        <translation>Klooster (NL/BE)</translation>
    </message>
</context>
<context>
    <name>Topics</name>
    <message>
        <source>Setting up</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>The tower action</source>
        <translation>De torenactie</translation>
    </message>
    <message>
        <source>Range of a tower</source>
        <translation>Bereik van een toren</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Gevangennemen</translation>
    </message>
    <message>
        <source>Prisoners and ransom</source>
        <translation>Gevangenen en losprijs</translation>
    </message>
    <message>
        <source>Figures on a tower</source>
        <translation>Speelstukken op een toren</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>The third edition</source>
        <translation>De derde editie</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Wachttorens</translation>
    </message>
    <message>
        <source>Watchtowers in detail</source>
        <translation>Wachttorens in detail</translation>
    </message>
    <message>
        <source>After the capture</source>
        <translation>Na de gevangenneming</translation>
    </message>
    <message>
        <source>Combination plays</source>
        <translation>Combinaties</translation>
    </message>
    <message>
        <source>Where editions differ</source>
        <translation>Waar edities verschillen</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Open vragen</translation>
    </message>
    <message>
        <source>Placing floors</source>
        <translation>Torendelen plaatsen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Telling</translation>
    </message>
    <message>
        <source>Watchtowers: what they count</source>
        <translation>Wachttorens: wat ze tellen</translation>
    </message>
    <message>
        <source>Watchtowers with other expansions</source>
        <translation>Wachttorens met andere uitbreidingen</translation>
    </message>
    <message>
        <source>Watchtowers: editions</source>
        <translation>Wachttorens: edities</translation>
    </message>
    <message>
        <source>Watchtowers: what comes first</source>
        <translation>Wachttorens: de volgorde</translation>
    </message>
    <message>
        <source>Watchtowers: what triggers them</source>
        <translation>Wachttorens: wat ze activeert</translation>
    </message>
    <message>
        <source>The moment in the turn</source>
        <translation>Het moment in de beurt</translation>
    </message>
    <message>
        <source>Common disputes</source>
        <translation>Veelvoorkomende discussies</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>tile laid at %1</source>
        <translation>tegel gelegd op %1</translation>
    </message>
    <message>
        <source>no tile laid yet</source>
        <translation>nog geen tegel gelegd</translation>
    </message>
    <message>
        <source>first half of a double turn</source>
        <translation>eerste helft van een dubbele beurt</translation>
    </message>
    <message>
        <source>second half of a double turn</source>
        <translation>tweede helft van een dubbele beurt</translation>
    </message>
    <message>
        <source>ransom paid</source>
        <translation>losprijs betaald</translation>
    </message>
    <message>
        <source>Next player: %1</source>
        <translation>Volgende speler: %1</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Niet opgegeven</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spel afgelopen</translation>
    </message>
    <message>
        <source>figure placed</source>
        <comment>done in a turn</comment>
        <translation>speelstuk geplaatst</translation>
    </message>
    <message>
        <source>&lt;floor|tower piece&gt; placed</source>
        <comment>done in a turn</comment>
        <translation>torendeel geplaatst</translation>
    </message>
    <message>
        <source>figure put on a tower</source>
        <comment>done in a turn</comment>
        <translation>speelstuk op een toren gezet</translation>
    </message>
    <message>
        <source>another action done</source>
        <comment>done in a turn</comment>
        <translation>andere actie gedaan</translation>
    </message>
    <message>
        <source>phantom placed</source>
        <comment>done in a turn</comment>
        <translation>fantoom geplaatst</translation>
    </message>
    <message>
        <source>nothing done yet</source>
        <translation>nog niets gedaan</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>%1’s turn.</source>
        <comment>player</comment>
        <translation>%1 is aan de beurt.</translation>
    </message>
    <message>
        <source>%1’s turn: %2.</source>
        <comment>player, what was done</comment>
        <translation>%1 is aan de beurt: %2.</translation>
    </message>
    <message>
        <source>Turn: not stated; answered for %1.</source>
        <comment>player</comment>
        <translation>Aan de beurt: niet opgegeven; het antwoord geldt voor %1.</translation>
    </message>
    <message>
        <source>Turn: not stated.</source>
        <translation>Aan de beurt: niet opgegeven.</translation>
    </message>
</context>
<context>
    <name>WatchtowerTeller</name>
    <message>
        <source>Not counted</source>
        <translation>Niet meegeteld</translation>
    </message>
    <message>
        <source>nothing settles whether it counts</source>
        <translation>geen bron zegt of hij meetelt</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Meegeteld</translation>
    </message>
    <message>
        <source>%1 twice</source>
        <comment>square</comment>
        <translation>twee keer %1</translation>
    </message>
    <message>
        <source>%1 %2 times</source>
        <comment>square, number</comment>
        <translation>%2 keer %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>road or city, its sides</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>afgebouwd</translation>
    </message>
    <message>
        <source>%1 once complete</source>
        <comment>4 points for meeple 1 (Red)</comment>
        <translation>%1, zodra afgebouwd</translation>
    </message>
    <message>
        <source>%1: nothing in its area counts.</source>
        <comment>0 points</comment>
        <translation>%1: in zijn gebied telt niets mee.</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>4 meeples, 2 points, squares</comment>
        <translation>%1 à %2: %3</translation>
    </message>
    <message>
        <source>No points: no road or city with a meeple on this tile is complete.</source>
        <translation>Geen punten: er is geen weg of stad met een meeple op deze tegel afgebouwd.</translation>
    </message>
    <message>
        <source>No points: no meeple on this tile is on a road or in a city.</source>
        <translation>Geen punten: op deze tegel staat geen meeple op een weg of in een stad.</translation>
    </message>
    <message>
        <source>In its area</source>
        <translation>In zijn gebied</translation>
    </message>
    <message>
        <source>without a meeple here</source>
        <translation>hier zonder meeple</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>There is not enough space on the disk.</source>
        <translation>Er is niet genoeg schijfruimte.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Dit is geen bestand.</translation>
    </message>
    <message>
        <source>There is no input.</source>
        <translation>Er is geen invoer.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>north</source>
        <translation>noord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>oost</translation>
    </message>
    <message>
        <source>south</source>
        <translation>zuid</translation>
    </message>
    <message>
        <source>west</source>
        <translation>west</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>player</comment>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>player</comment>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player</comment>
        <translation>Geel</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>player</comment>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Pink</source>
        <comment>player</comment>
        <translation>Roze</translation>
    </message>
    <message>
        <source>Grey</source>
        <comment>player</comment>
        <translation>Grijs</translation>
    </message>
    <message>
        <source>Purple</source>
        <comment>player</comment>
        <translation>Paars</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>meeple</translation>
    </message>
    <message>
        <source>large meeple</source>
        <translation>grote meeple</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>burgemeester</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>transportwagen</translation>
    </message>
    <message>
        <source>phantom</source>
        <translation>fantoom</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>abt</translation>
    </message>
    <message>
        <source>ringmaster</source>
        <translation>circusdirecteur</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>wachter</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>bouwmeester</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>varken</translation>
    </message>
    <message>
        <source>barn</source>
        <translation>herenboerderij</translation>
    </message>
    <message>
        <source>shepherd</source>
        <translation>herder</translation>
    </message>
    <message>
        <source>sheep</source>
        <translation>schaap</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>fee</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>draak</translation>
    </message>
    <message>
        <source>count</source>
        <comment>figure</comment>
        <translation>graaf</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>tovenaar</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>heks</translation>
    </message>
    <message>
        <source>big top</source>
        <translation>circustent</translation>
    </message>
    <message>
        <source>gingerbread man</source>
        <translation>peperkoekman</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>veerboot</translation>
    </message>
    <message>
        <source>gold ingot</source>
        <translation>goudstaaf</translation>
    </message>
    <message>
        <source>follower</source>
        <comment>first edition</comment>
        <translation>horige</translation>
    </message>
    <message>
        <source>big follower</source>
        <comment>first edition</comment>
        <translation>grote horige</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>kan gevangengenomen worden</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>veilig</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>niet geregeld</translation>
    </message>
    <message>
        <source>editions differ</source>
        <translation>edities verschillen</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>huisregel</translation>
    </message>
    <message>
        <source>No Gaps</source>
        <translation>Geen gaten</translation>
    </message>
    <message>
        <source>Eye for an Eye</source>
        <translation>Oog om oog</translation>
    </message>
    <message>
        <source>No Surprises</source>
        <translation>Geen verrassingen</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Schuin</translation>
    </message>
    <message>
        <source>road</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>city</source>
        <translation>stad</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klooster</translation>
    </message>
    <message>
        <source>field</source>
        <translation>weide</translation>
    </message>
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
            <numerusform>%n wapen</numerusform>
            <numerusform>%n wapens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>road (%1)</source>
        <translation>weg (%1)</translation>
    </message>
    <message>
        <source>city (%1)</source>
        <translation>stad (%1)</translation>
    </message>
    <message>
        <source>castle (%1)</source>
        <translation>burcht (%1)</translation>
    </message>
    <message>
        <source>field (%1)</source>
        <translation>weide (%1)</translation>
    </message>
    <message>
        <source>field (enclosed)</source>
        <translation>weide (ingesloten)</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>tuin</translation>
    </message>
    <message>
        <source>on the tower</source>
        <translation>op de toren</translation>
    </message>
    <message>
        <source>on the bridge</source>
        <translation>op de brug</translation>
    </message>
    <message>
        <source>acrobat space</source>
        <translation>artiestenplaats</translation>
    </message>
    <message>
        <source>City of Carcassonne</source>
        <translation>stad Carcassonne</translation>
    </message>
    <message>
        <source>Wheel of Fortune</source>
        <translation>Rad van Fortuin</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name and colour of a player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>end of a list</comment>
        <translation>%1 en %2</translation>
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
        <translation>OZO</translation>
    </message>
    <message>
        <source>SSE</source>
        <comment>half of a side</comment>
        <translation>ZZO</translation>
    </message>
    <message>
        <source>SSW</source>
        <comment>half of a side</comment>
        <translation>ZZW</translation>
    </message>
    <message>
        <source>WSW</source>
        <comment>half of a side</comment>
        <translation>WZW</translation>
    </message>
    <message>
        <source>WNW</source>
        <comment>half of a side</comment>
        <translation>WNW</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>twaalf</translation>
    </message>
    <message>
        <source>booklets of 2016 and later, which say meeple</source>
        <translation>boekjes vanaf 2016, die ‘meeple’ zeggen</translation>
    </message>
    <message>
        <source>Hans im Glück from 2006 on, Big Box of Rio Grande</source>
        <translation>Hans im Glück vanaf 2006, Big Box van Rio Grande</translation>
    </message>
    <message>
        <source>Hans im Glück, the first booklet to the letter</source>
        <translation>Hans im Glück, het eerste boekje letterlijk</translation>
    </message>
    <message>
        <source>the single box</source>
        <translation>de losse doos</translation>
    </message>
    <message>
        <source>early booklets, which say follower</source>
        <translation>vroege boekjes, die ‘follower’ zeggen</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>buiten bereik</translation>
    </message>
    <message>
        <source>rule</source>
        <comment>kind of ruling</comment>
        <translation>regel</translation>
    </message>
    <message>
        <source>publisher</source>
        <comment>kind of ruling</comment>
        <translation>uitgever</translation>
    </message>
    <message>
        <source>players’ interpretation</source>
        <translation>uitleg van spelers</translation>
    </message>
    <message>
        <source>our conclusion</source>
        <translation>onze conclusie</translation>
    </message>
    <message>
        <source>second edition</source>
        <translation>tweede editie</translation>
    </message>
    <message>
        <source>first edition (clarified)</source>
        <translation>eerste editie (met verduidelijkingen)</translation>
    </message>
    <message>
        <source>first edition (2006)</source>
        <translation>eerste editie (2006)</translation>
    </message>
    <message>
        <source>first edition (Rio Grande)</source>
        <translation>eerste editie (Rio Grande)</translation>
    </message>
    <message>
        <source>first edition (Z-Man)</source>
        <translation>eerste editie (Z-Man)</translation>
    </message>
    <message>
        <source>The Watchtowers, third edition</source>
        <translation>De Wachttorens, derde editie</translation>
    </message>
    <message>
        <source>The Watchtowers, second edition</source>
        <translation>De Wachttorens, tweede editie</translation>
    </message>
    <message numerus="yes">
        <source>%n road tile(s)</source>
        <translation>
            <numerusform>%n wegtegel</numerusform>
            <numerusform>%n wegtegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city tile(s)</source>
        <translation>
            <numerusform>%n stadstegel</numerusform>
            <numerusform>%n stadstegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(s)</source>
        <translation>
            <numerusform>%n klooster</numerusform>
            <numerusform>%n kloosters</numerusform>
        </translation>
    </message>
    <message>
        <source>The Tower, %1</source>
        <comment>edition</comment>
        <translation>De Toren, %1</translation>
    </message>
    <message numerus="yes">
        <source>house rule(s): %1</source>
        <translation>
            <numerusform>huisregel: %1</numerusform>
            <numerusform>huisregels: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>end of a list of choices</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1 each for %2</source>
        <comment>points, who gets them</comment>
        <translation>voor %2 elk %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>points, who gets them</comment>
        <translation>%1 voor %2</translation>
    </message>
    <message>
        <source>computer version</source>
        <comment>kind of ruling</comment>
        <translation>computerversie</translation>
    </message>
    <message>
        <source>undecided</source>
        <comment>kind of ruling</comment>
        <translation>niet geregeld</translation>
    </message>
</context>
<context>
    <name>towerwatch::AboutBox</name>
    <message>
        <source>About Towerwatch</source>
        <translation>Over Towerwatch</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Towerwatch %1&lt;/h3&gt;&lt;p&gt;Settles arguments about The Tower and The Watchtowers, two expansions of Carcassonne: every answer comes with the rule it rests on.&lt;/p&gt;&lt;p&gt;An unofficial program. Carcassonne and the names of its expansions belong to their owners, who have no part in it. All pictures are our own.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Towerwatch %1&lt;/h3&gt;&lt;p&gt;Beslecht discussies over De Toren en De Wachttorens, twee uitbreidingen voor Carcassonne; elk antwoord noemt de regel waarop het berust.&lt;/p&gt;&lt;p&gt;Een onofficieel programma. Carcassonne en de namen van de uitbreidingen zijn van hun eigenaars, die niets met dit programma te maken hebben. Alle afbeeldingen zijn eigen werk.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Free software under the MIT License.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Vrije software onder de MIT-licentie.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>towerwatch::Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Ongedaan maken: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>O&amp;pnieuw</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>O&amp;pnieuw: %1</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nieuw</translation>
    </message>
    <message>
        <source>Start an empty board</source>
        <translation>Met een leeg speelveld beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Scenario openen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Scenario opslaan</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save the scenario as another file</source>
        <translation>Het scenario als ander bestand opslaan</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>Afbeelding &amp;exporteren…</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>Het speelveld als afbeelding opslaan</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Het venster sluiten</translation>
    </message>
    <message>
        <source>Turn the tile in hand or the selected one</source>
        <translation>De tegel in de hand of de geselecteerde draaien</translation>
    </message>
    <message>
        <source>Turn &amp;back</source>
        <translation>&amp;Linksom draaien</translation>
    </message>
    <message>
        <source>Turn the tile in hand, or the selected one, the other way</source>
        <translation>De tegel in de hand of de geselecteerde de andere kant op draaien</translation>
    </message>
    <message>
        <source>Remove the selected figure or tile</source>
        <translation>Het geselecteerde speelstuk of de geselecteerde tegel verwijderen</translation>
    </message>
    <message>
        <source>Raise the selected tower</source>
        <translation>De geselecteerde toren verhogen</translation>
    </message>
    <message>
        <source>Lower the selected tower</source>
        <translation>De geselecteerde toren verlagen</translation>
    </message>
    <message>
        <source>Br&amp;idge</source>
        <translation>&amp;Brug</translation>
    </message>
    <message>
        <source>Lay a bridge over the selected tile, turn the bridge, take it away</source>
        <translation>Een brug over de geselecteerde tegel leggen, draaien of verwijderen</translation>
    </message>
    <message>
        <source>Turn the selected tile’s city into a castle, or back into a city</source>
        <translation>Van de stad op de geselecteerde tegel een burcht maken, of weer een stad</translation>
    </message>
    <message>
        <source>&amp;Empty the hand</source>
        <translation>&amp;Hand leegmaken</translation>
    </message>
    <message>
        <source>Put back what is in hand</source>
        <translation>Terugleggen wat in de hand is</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Volgende vraag</translation>
    </message>
    <message>
        <source>Answer the next question</source>
        <translation>De volgende vraag beantwoorden</translation>
    </message>
    <message>
        <source>&amp;Previous question</source>
        <translation>V&amp;orige vraag</translation>
    </message>
    <message>
        <source>&amp;Keep this question</source>
        <translation>Deze vraag &amp;bewaren</translation>
    </message>
    <message>
        <source>&amp;Remove this question</source>
        <translation>Deze vraag v&amp;erwijderen</translation>
    </message>
    <message>
        <source>&amp;Copy the ruling</source>
        <translation>&amp;Uitspraak kopiëren</translation>
    </message>
    <message>
        <source>Copy the ruling as text</source>
        <translation>De uitspraak als tekst kopiëren</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Show the board larger</source>
        <translation>Het speelveld groter tonen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>Show more of the board</source>
        <translation>Meer van het speelveld tonen</translation>
    </message>
    <message>
        <source>Fit the &amp;board</source>
        <translation>Het hele &amp;speelveld</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Het hele speelveld tonen</translation>
    </message>
    <message>
        <source>&amp;About Towerwatch</source>
        <translation>&amp;Over Towerwatch</translation>
    </message>
    <message>
        <source>What this program is</source>
        <translation>Wat dit voor programma is</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Over &amp;Qt</translation>
    </message>
    <message>
        <source>The toolkit it is made with</source>
        <translation>De toolkit waarmee Towerwatch is gemaakt</translation>
    </message>
    <message>
        <source>New for &amp;two players</source>
        <translation>Nieuw voor &amp;twee spelers</translation>
    </message>
    <message>
        <source>Start an empty board with two players and their floors</source>
        <translation>Met een leeg speelveld, twee spelers en hun torendelen beginnen</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Nieuw &amp;venster</translation>
    </message>
    <message>
        <source>Open another window</source>
        <translation>Nog een venster openen</translation>
    </message>
    <message>
        <source>Open the sa&amp;me files at the next start</source>
        <translation>Bij de volgende start &amp;dezelfde bestanden openen</translation>
    </message>
    <message>
        <source>Start with the files that were open last</source>
        <translation>Met de laatst geopende bestanden beginnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Alle vensters sluiten</translation>
    </message>
    <message>
        <source>Do what the ruling is about, as one step that can be undone</source>
        <translation>Uitvoeren waar de uitspraak over gaat, als één stap die ongedaan kan worden gemaakt</translation>
    </message>
    <message>
        <source>Play it &amp;out</source>
        <translation>Telling &amp;doorlopen</translation>
    </message>
    <message>
        <source>Go through the scoring step by step, without changing anything</source>
        <translation>De telling stap voor stap doorlopen zonder iets te wijzigen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>Show the window without its frame</source>
        <translation>Het venster zonder rand tonen</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <translation>&amp;Naslagwerk</translation>
    </message>
    <message>
        <source>Look up all rulings with their sources</source>
        <translation>Alle artikelen met hun bronnen opzoeken</translation>
    </message>
    <message>
        <source>New from e&amp;xample…</source>
        <translation>Nieuw vanuit voor&amp;beeld…</translation>
    </message>
    <message>
        <source>Start with a copy of a board that came with the program</source>
        <translation>Met een kopie van een meegeleverd speelveld beginnen</translation>
    </message>
    <message>
        <source>&amp;Import game…</source>
        <translation>Partij &amp;importeren…</translation>
    </message>
    <message>
        <source>Open a turn of a game that was saved by JCloisterZone</source>
        <translation>Een beurt openen uit een partij die met JCloisterZone is opgeslagen</translation>
    </message>
    <message>
        <source>Turn clock&amp;wise</source>
        <translation>&amp;Rechtsom draaien</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Cast&amp;le</source>
        <translation>B&amp;urcht</translation>
    </message>
    <message>
        <source>Carr&amp;y it out</source>
        <translation>Ui&amp;tvoeren</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nippen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Copy the selected tiles as a scenario, also for a forum</source>
        <translation>De geselecteerde tegels als scenario kopiëren, ook voor een forum</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Pl&amp;akken</translation>
    </message>
    <message>
        <source>Select &amp;all tiles</source>
        <translation>Alle t&amp;egels selecteren</translation>
    </message>
    <message>
        <source>Mo&amp;ve</source>
        <translation>Verplaa&amp;tsen</translation>
    </message>
    <message>
        <source>Pick up the figure or tile and put it down elsewhere</source>
        <translation>Speelstuk of tegel oppakken en ergens anders neerzetten</translation>
    </message>
    <message>
        <source>Lay a tile that fit&amp;s…</source>
        <translation>Passende te&amp;gel leggen…</translation>
    </message>
    <message>
        <source>Take a fi&amp;gure…</source>
        <translation>Speelstuk kie&amp;zen…</translation>
    </message>
    <message>
        <source>&amp;YAML</source>
        <translation>&amp;YAML</translation>
    </message>
    <message>
        <source>Forum text (&amp;Markdown)</source>
        <translation>Forumtekst (&amp;Markdown)</translation>
    </message>
    <message>
        <source>Copy the answer with its sources for GitHub, Reddit or Discord</source>
        <translation>Het antwoord met zijn bronnen kopiëren voor GitHub, Reddit of Discord</translation>
    </message>
    <message>
        <source>Forum text (&amp;BBCode)</source>
        <translation>Forumtekst (&amp;BBCode)</translation>
    </message>
    <message>
        <source>Copy the answer with its sources for a bulletin board</source>
        <translation>Het antwoord met zijn bronnen kopiëren voor een webforum</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Afbeelding</translation>
    </message>
    <message>
        <source>Copy the board with the answer as a picture</source>
        <translation>Het speelveld met het antwoord als afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Scenario &amp;code</source>
        <translation>Scenario&amp;code</translation>
    </message>
    <message>
        <source>Copy the scenario as a short text that Towerwatch can open</source>
        <translation>Het scenario kopiëren als korte tekst die Towerwatch kan openen</translation>
    </message>
    <message>
        <source>Save the board with all answers as a page for any browser</source>
        <translation>Het speelveld met alle antwoorden opslaan als pagina voor elke browser</translation>
    </message>
    <message>
        <source>Export re&amp;ference…</source>
        <translation>Naslagwer&amp;k exporteren…</translation>
    </message>
    <message>
        <source>Save all rulings with their sources for printing</source>
        <translation>Alle artikelen met hun bronnen opslaan om af te drukken</translation>
    </message>
    <message>
        <source>S&amp;how as QR code…</source>
        <translation>Als &amp;QR-code tonen…</translation>
    </message>
    <message>
        <source>Export page for &amp;phones…</source>
        <translation>&amp;Pagina voor telefoons exporteren…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Naslagwerk</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Woordenlijst</translation>
    </message>
    <message>
        <source>Where rule sets and house rules disagree</source>
        <translation>Waar regelversies en huisregels verschillen</translation>
    </message>
    <message>
        <source>All rulings with their sources</source>
        <translation>Alle artikelen met hun bronnen</translation>
    </message>
    <message>
        <source>What things are called in each language and edition</source>
        <translation>Hoe alles in elke taal en editie heet</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>Ta&amp;bellen</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>B&amp;rontekst</translation>
    </message>
    <message>
        <source>Show the text of the scenario</source>
        <translation>De tekst van het scenario tonen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Short pages: first steps, keys, rule sets, tables, the format, the command line</source>
        <translation>Korte pagina’s: eerste stappen, toetsen, regelversies, tabellen, het formaat, de opdrachtregel</translation>
    </message>
    <message>
        <source>&amp;All footnotes</source>
        <translation>&amp;Alle voetnoten</translation>
    </message>
    <message>
        <source>Cite every ruling that plays a part, not only those that decide</source>
        <translation>Elk artikel noemen dat een rol speelt, niet alleen de artikelen die de doorslag geven</translation>
    </message>
    <message>
        <source>About the &amp;floor just placed</source>
        <translation>Over het &amp;net geplaatste torendeel</translation>
    </message>
    <message>
        <source>Ask about the floor that lies on top instead of the next one</source>
        <translation>Een vraag stellen over het torendeel dat bovenop ligt in plaats van over het volgende</translation>
    </message>
    <message>
        <source>&amp;Dangers</source>
        <translation>Gev&amp;aren</translation>
    </message>
    <message>
        <source>Mark every figure that the next floor of a tower could take</source>
        <translation>Elk speelstuk markeren dat door het volgende torendeel van een toren gevangengenomen kan worden</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Volgend deel van het venster</translation>
    </message>
    <message>
        <source>Go round the board, the palettes, the ruling and the open pages</source>
        <translation>Langs speelveld, tegels, speelstukken, uitspraak en open pagina’s gaan</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Vorig deel van het venster</translation>
    </message>
    <message>
        <source>Go round the board, the palettes, the ruling and the open pages the other way</source>
        <translation>Andersom langs speelveld, tegels, speelstukken, uitspraak en open pagina’s gaan</translation>
    </message>
    <message>
        <source>Open a scenario from the clipboar&amp;d</source>
        <translation>Scenario van het kle&amp;mbord openen</translation>
    </message>
    <message>
        <source>Open the scenario, code or forum post that was copied</source>
        <translation>Het scenario, de code of het forumbericht openen dat is gekopieerd</translation>
    </message>
    <message>
        <source>Discarded wor&amp;k…</source>
        <translation>Ver&amp;worpen werk…</translation>
    </message>
    <message>
        <source>Bring back unsaved work that was discarded</source>
        <translation>Werk terughalen dat zonder opslaan is verworpen</translation>
    </message>
    <message>
        <source>F&amp;ind a ruling or command…</source>
        <translation>Artikel of opdracht &amp;zoeken…</translation>
    </message>
    <message>
        <source>Find anything by its words, and run or open it</source>
        <translation>Alles op trefwoord zoeken en uitvoeren of openen</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>De laatste stap terugnemen</translation>
    </message>
    <message>
        <source>Redo the step</source>
        <translation>De stap opnieuw doen</translation>
    </message>
    <message>
        <source>Remove a &amp;floor</source>
        <translation>Eén torendeel m&amp;inder</translation>
    </message>
    <message>
        <source>Answer the previous question</source>
        <translation>De vorige vraag beantwoorden</translation>
    </message>
    <message>
        <source>Add the question on show to the scenario</source>
        <translation>De beantwoorde vraag in het scenario opnemen</translation>
    </message>
    <message>
        <source>Remove the question on show from the scenario</source>
        <translation>De beantwoorde vraag uit het scenario verwijderen</translation>
    </message>
    <message>
        <source>Add a fl&amp;oor</source>
        <translation>Eén torendeel &amp;meer</translation>
    </message>
    <message>
        <source>Move the selected tiles to the clipboard</source>
        <translation>De geselecteerde tegels naar het klembord verplaatsen</translation>
    </message>
    <message>
        <source>Pick up the tiles from the clipboard</source>
        <translation>De tegels van het klembord in de hand nemen</translation>
    </message>
    <message>
        <source>Find a tile that fits the empty square</source>
        <translation>Een tegel zoeken die op het lege vak past</translation>
    </message>
    <message>
        <source>Copy the text of the scenario file</source>
        <translation>Het scenario kopiëren zoals het in een bestand zou staan</translation>
    </message>
    <message>
        <source>Show the scenario as a code that another device can scan</source>
        <translation>Het scenario tonen als code die een ander apparaat kan scannen</translation>
    </message>
    <message>
        <source>Go to the figures; on the board, 1 to 8 take a player’s meeple; press again for the next kind</source>
        <translation>Naar de speelstukken gaan; op het speelveld nemen 1 tot en met 8 een meeple van een speler; nog eens drukken geeft de volgende soort</translation>
    </message>
    <message>
        <source>Same figure agai&amp;n</source>
        <translation>Zel&amp;fde speelstuk nog eens</translation>
    </message>
    <message>
        <source>Take another figure of the kind placed last</source>
        <translation>Nog een speelstuk van de laatst geplaatste soort in de hand nemen</translation>
    </message>
    <message>
        <source>Next probl&amp;em</source>
        <translation>Volgend probl&amp;eem</translation>
    </message>
    <message>
        <source>Go to the next thing that looks wrong on the board or in the text</source>
        <translation>Naar het volgende probleem op het speelveld of in de brontekst gaan</translation>
    </message>
    <message>
        <source>Ask about what is selected; otherwise choose from a list</source>
        <translation>Een vraag stellen over wat geselecteerd is; anders uit een lijst kiezen</translation>
    </message>
    <message>
        <source>Who can a to&amp;wer capture?</source>
        <translation>Wie &amp;kan er door een toren gevangengenomen worden?</translation>
    </message>
    <message>
        <source>&amp;May a figure go onto a tower?</source>
        <translation>&amp;Mag er een speelstuk op een toren?</translation>
    </message>
    <message>
        <source>What is a watchtower wort&amp;h?</source>
        <translation>&amp;Wat is een wachttoren waard?</translation>
    </message>
    <message>
        <source>What can happen to a fi&amp;gure?</source>
        <translation>Wat kan er met een &amp;speelstuk gebeuren?</translation>
    </message>
    <message>
        <source>What may a player &amp;do?</source>
        <translation>Wat mag een spele&amp;r doen?</translation>
    </message>
    <message>
        <source>May a ransom &amp;be paid?</source>
        <translation>Mag er een los&amp;prijs betaald worden?</translation>
    </message>
    <message>
        <source>What is compl&amp;ete, and who scores it?</source>
        <translation>Wat &amp;is er afgebouwd, en wie krijgt er punten voor?</translation>
    </message>
    <message>
        <source>Open fo&amp;lder…</source>
        <translation>Map openen…</translation>
    </message>
    <message>
        <source>List the scenarios of a folder, with what they decide and whether they are as expected</source>
        <translation>De scenario’s in een map tonen: wat ze beslissen en of ze zijn zoals verwacht</translation>
    </message>
    <message>
        <source>Previous scenario</source>
        <translation>Vorig scenario</translation>
    </message>
    <message>
        <source>Open the scenario before this one in the collection</source>
        <translation>Het vorige scenario van de verzameling openen</translation>
    </message>
    <message>
        <source>Next scenario</source>
        <translation>Volgend scenario</translation>
    </message>
    <message>
        <source>Open the scenario after this one in the collection</source>
        <translation>Het volgende scenario van de verzameling openen</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergelijken met…</translation>
    </message>
    <message>
        <source>Show what was laid, moved or captured since another version, and which answers changed</source>
        <translation>Tonen wat er sinds een andere versie is gelegd, verplaatst of gevangengenomen en welke antwoorden anders zijn</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Verzameling</translation>
    </message>
    <message>
        <source>Show the scenarios of the folder that was opened</source>
        <translation>De scenario’s in de geopende map tonen</translation>
    </message>
    <message>
        <source>Select all tiles; Shift+arrows or Shift+click select some</source>
        <translation>Alle tegels selecteren; Shift+pijltoetsen of Shift+klik selecteert er enkele</translation>
    </message>
    <message>
        <source>Show figures, questions, rules and problems as tables</source>
        <translation>Speelstukken, vragen, regels en problemen als tabellen tonen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Sneltoetsen</translation>
    </message>
    <message>
        <source>Show the keys of all commands</source>
        <translation>De sneltoetsen van alle opdrachten tonen</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Startpa&amp;gina</translation>
    </message>
    <message>
        <source>Show the usual disputes and the files used last; the table stays as it is</source>
        <translation>De gebruikelijke discussies en de laatst gebruikte bestanden tonen; de tafel blijft zoals hij is</translation>
    </message>
    <message>
        <source>Open in a new window…</source>
        <translation>In een nieuw venster openen…</translation>
    </message>
    <message>
        <source>Open a scenario beside this one</source>
        <translation>Een scenario naast dit openen</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Link</translation>
    </message>
    <message>
        <source>Copy a link that opens the board in a browser, or show what can be sent instead</source>
        <translation>Een link kopiëren die het speelveld in een browser opent, of tonen wat in plaats daarvan kan worden verstuurd</translation>
    </message>
</context>
<context>
    <name>towerwatch::ArticleView</name>
    <message>
        <source>Reference entry</source>
        <translation>Artikel uit het naslagwerk</translation>
    </message>
    <message>
        <source>Choose a ruling from the list, or search for the words of your dispute.</source>
        <translation>Kies een artikel uit de lijst, of zoek op woorden uit je discussie.</translation>
    </message>
</context>
<context>
    <name>towerwatch::BoardTools</name>
    <message numerus="yes">
        <source>%n tile(s) copied</source>
        <translation>
            <numerusform>%n tegel gekopieerd</numerusform>
            <numerusform>%n tegels gekopieerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n tile(s)</source>
        <translation>
            <numerusform>%n tegel knippen</numerusform>
            <numerusform>%n tegels knippen</numerusform>
        </translation>
    </message>
    <message>
        <source>The scenario on the clipboard cannot be read: line %1: %2</source>
        <translation>Het scenario op het klembord kan niet worden gelezen: regel %1: %2</translation>
    </message>
    <message>
        <source>There are no tiles on the clipboard</source>
        <translation>Er staan geen tegels op het klembord</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <comment>feature, what a click does</comment>
        <translation>%1  ·  %2</translation>
    </message>
    <message>
        <source>There is another tile in the way: nothing was moved</source>
        <translation>Er ligt een andere tegel in de weg: er is niets verplaatst</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tile(s)</source>
        <translation>
            <numerusform>%n tegel verplaatsen</numerusform>
            <numerusform>%n tegels verplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tile(s)</source>
        <translation>
            <numerusform>%n tegel verwijderen</numerusform>
            <numerusform>%n tegels verwijderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tile(s)</source>
        <translation>
            <numerusform>%n tegel plakken</numerusform>
            <numerusform>%n tegels plakken</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to a figure or a tile first</source>
        <translation>Ga eerst naar een speelstuk of een tegel</translation>
    </message>
    <message>
        <source>Only what lies on the board is pasted. Left out: %1.</source>
        <translation>Alleen wat op het speelveld ligt, wordt geplakt. Weggelaten: %1.</translation>
    </message>
    <message>
        <source>Open all of it in a window of its own</source>
        <translation>Alles in een eigen venster openen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>There is a tile in the way: choose another square; Escape cancels</source>
        <translation>Er ligt een tegel in de weg: kies een ander vak; Esc legt het blok weg</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) selected: drag or Ctrl+arrows move, Delete removes</source>
        <translation>
            <numerusform>%n tegel geselecteerd: Ctrl+pijltoetsen of slepen verplaatst, Delete verwijdert</numerusform>
            <numerusform>%n tegels geselecteerd: Ctrl+pijltoetsen of slepen verplaatst, Delete verwijdert</numerusform>
        </translation>
    </message>
    <message>
        <source>Select tiles first: Shift+click, or Shift+arrows</source>
        <translation>Selecteer eerst tegels: met Shift+klik of met Shift+pijltoetsen</translation>
    </message>
    <message numerus="yes">
        <source>Click or press Enter to lay %n tile(s); Escape drops them</source>
        <translation>
            <numerusform>Klik of druk op Enter om %n tegel te leggen; Esc legt die weg</numerusform>
            <numerusform>Klik of druk op Enter om %n tegels te leggen; Esc legt ze weg</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::BoardWidget</name>
    <message>
        <source>Square %1, %2</source>
        <translation>Vak %1, %2</translation>
    </message>
    <message>
        <source>Click or press Enter where it goes; Escape leaves it where it is</source>
        <translation>Klik op de nieuwe plaats of druk daar op Enter; Esc laat alles waar het is</translation>
    </message>
    <message>
        <source>Opening the scenario…</source>
        <translation>Het scenario wordt geopend…</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Speelveld</translation>
    </message>
    <message>
        <source>Empty square %1: click to see what fits here</source>
        <translation>Leeg vak %1: klik om te zien wat hier past</translation>
    </message>
    <message>
        <source>Does not fit: %1</source>
        <translation>Past niet: %1</translation>
    </message>
    <message>
        <source>The table ends here</source>
        <translation>Hier houdt de tafel op</translation>
    </message>
    <message>
        <source>A tile lies at %1 already</source>
        <translation>Op %1 ligt al een tegel</translation>
    </message>
    <message>
        <source>A figure needs a tile to stand on: there is none at %1</source>
        <translation>Een speelstuk heeft een tegel nodig: op %1 ligt er geen</translation>
    </message>
    <message>
        <source>No figure can stand here: point at a road, a city, a field or another place for figures</source>
        <translation>Hier kan geen speelstuk staan: wijs een weg, een stad, een weide of een andere plaats voor speelstukken aan</translation>
    </message>
    <message>
        <source>A figure stands on the tower at %1 already</source>
        <translation>Op toren %1 staat al een speelstuk</translation>
    </message>
    <message>
        <source>Such a figure (%1) never stands there: %2. Hold Ctrl to put it there all the same</source>
        <comment>figure, place</comment>
        <translation>Zo’n speelstuk (%1) staat daar nooit: %2. Met Ctrl kan het er toch worden neergezet</translation>
    </message>
    <message>
        <source>Such a figure (%1) never stands there: %2. It will be marked as a problem</source>
        <comment>figure, place</comment>
        <translation>Zo’n speelstuk (%1) staat daar nooit: %2. Het wordt als probleem gemarkeerd</translation>
    </message>
    <message>
        <source>Arrow keys choose the square, Enter lays the tile, R turns it, Escape puts it back</source>
        <translation>Pijltoetsen kiezen het vak, Enter legt de tegel, R draait die, Esc legt die terug</translation>
    </message>
    <message>
        <source>Arrow keys and Tab choose the place, Enter puts the figure (%1) there, Escape puts it back</source>
        <translation>Pijltoetsen en Tab kiezen de plaats, Enter zet het speelstuk (%1) neer, Esc legt het terug</translation>
    </message>
    <message>
        <source>Empty square %1: type a tile’s letter, a word or its edges (crfr); Enter shows what fits</source>
        <translation>Leeg vak %1: typ de letter van de tegel, een woord of de randen (crfr); Enter toont wat past</translation>
    </message>
    <message>
        <source>F6 to a player, Enter: prisoner</source>
        <comment>what is done with the figure in hand</comment>
        <translation>F6 naar een speler, Enter: gevangen</translation>
    </message>
    <message>
        <source>No tower stands at %1 yet. The figure will be marked as a problem</source>
        <translation>Op %1 staat nog geen toren. Het speelstuk wordt als probleem gemarkeerd</translation>
    </message>
    <message>
        <source>Click a square to lay the tile; R turns it, Shift keeps another in hand, right-click or Escape puts it back</source>
        <translation>Klik op een vak om de tegel te leggen; R draait de tegel, met Shift blijft er nog een in de hand, rechtsklik of Esc legt die terug</translation>
    </message>
    <message>
        <source>Click a place on a tile for the figure (%1); Shift keeps another in hand, right-click or Escape puts it back</source>
        <translation>Klik op een plaats op een tegel voor het speelstuk (%1); met Shift blijft er nog een in de hand, rechtsklik of Esc legt het terug</translation>
    </message>
    <message numerus="yes">
        <source>Tab: the %n figure(s) there</source>
        <translation>
            <numerusform>Tab: het speelstuk daar</numerusform>
            <numerusform>Tab: de %n speelstukken daar</numerusform>
        </translation>
    </message>
    <message>
        <source>or click the player who captured it</source>
        <comment>what is done with the figure in hand</comment>
        <translation>of klik op de speler die hem gevangen heeft</translation>
    </message>
    <message>
        <source>Enter asks “%1”</source>
        <comment>a question</comment>
        <translation>Enter vraagt: “%1”</translation>
    </message>
    <message>
        <source>Click to ask “%1”</source>
        <comment>a question</comment>
        <translation>Een klik vraagt: “%1”</translation>
    </message>
    <message>
        <source>Take a tile from the left, or type its letter.</source>
        <translation>Neem links een tegel of typ zijn letter.</translation>
    </message>
    <message>
        <source>Enter chooses %1 in the answer</source>
        <comment>a figure</comment>
        <translation>Enter kiest in het antwoord: %1</translation>
    </message>
    <message>
        <source>Click to choose %1 in the answer</source>
        <comment>a figure</comment>
        <translation>Een klik kiest in het antwoord: %1</translation>
    </message>
</context>
<context>
    <name>towerwatch::BottomPages</name>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Naslagwerk</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Woordenlijst</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Brontekst</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Verzameling</translation>
    </message>
</context>
<context>
    <name>towerwatch::ChangesDialog</name>
    <message>
        <source>Compare: %1</source>
        <translation>Vergelijking: %1</translation>
    </message>
    <message>
        <source>Framed squares and ringed figures are not so on the other board.</source>
        <translation>Omlijnde vakken en gemarkeerde speelstukken zijn op het andere speelveld anders.</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Wat er is veranderd</translation>
    </message>
    <message>
        <source>Being compared…</source>
        <translation>Wordt vergeleken…</translation>
    </message>
</context>
<context>
    <name>towerwatch::CodeDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Scenario code</source>
        <translation>Scenariocode</translation>
    </message>
    <message>
        <source>This board is too large for one QR code. Send the text, or the file.</source>
        <translation>Dit speelveld is te groot voor één QR-code. Verstuur de tekst of het bestand.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>A phone opens the board when its camera sees the code. You can also copy the link.</source>
        <translation>Een telefoon opent het speelveld zodra de camera de code ziet. Je kunt de link ook kopiëren.</translation>
    </message>
    <message>
        <source>The code is the whole board for another Towerwatch: scan it or copy the text, then press Ctrl+Shift+V there.</source>
        <translation>De code bevat het hele speelveld voor een andere Towerwatch: scan hem of kopieer de tekst en druk daar op Ctrl+Shift+V.</translation>
    </message>
    <message>
        <source>Save as web &amp;page…</source>
        <translation>Als web&amp;pagina opslaan…</translation>
    </message>
    <message>
        <source>A file with the board in it, which any browser opens without a network</source>
        <translation>Een bestand met het speelveld erin, dat elke browser zonder netwerk opent</translation>
    </message>
</context>
<context>
    <name>towerwatch::Collecting</name>
    <message>
        <source>No collection is open.</source>
        <translation>Er is geen verzameling open.</translation>
    </message>
    <message>
        <source>This is the last scenario of the collection.</source>
        <translation>Dit is het laatste scenario van de verzameling.</translation>
    </message>
    <message>
        <source>This is the first scenario of the collection.</source>
        <translation>Dit is het eerste scenario van de verzameling.</translation>
    </message>
</context>
<context>
    <name>towerwatch::CollectionModel</name>
    <message>
        <source>being checked…</source>
        <translation>wordt gecontroleerd…</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>zoals verwacht</translation>
    </message>
    <message>
        <source>not as expected</source>
        <translation>niet zoals verwacht</translation>
    </message>
    <message>
        <source>%1 of %2 not as expected</source>
        <translation>%1 van %2 niet zoals verwacht</translation>
    </message>
    <message>
        <source>expects nothing</source>
        <translation>zonder verwachting</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>niet leesbaar</translation>
    </message>
</context>
<context>
    <name>towerwatch::CollectionPage</name>
    <message>
        <source>Search the collection</source>
        <translation>Verzameling doorzoeken</translation>
    </message>
    <message>
        <source>Scenarios of the collection</source>
        <translation>Scenario’s van de verzameling</translation>
    </message>
    <message>
        <source>Enter opens the scenario in this window</source>
        <translation>Enter opent het scenario in dit venster</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenario’s</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 as expected</source>
        <comment>so many scenarios</comment>
        <translation>%1 zoals verwacht</translation>
    </message>
    <message>
        <source>%1 not as expected</source>
        <comment>so many scenarios</comment>
        <translation>%1 niet zoals verwacht</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>so many scenarios</comment>
        <translation>%1 niet leesbaar</translation>
    </message>
    <message>
        <source>%1 being checked</source>
        <comment>so many scenarios</comment>
        <translation>%1 nog te controleren</translation>
    </message>
    <message>
        <source>more are not listed</source>
        <translation>meer zijn niet vermeld</translation>
    </message>
    <message>
        <source>No collection is open. “Open folder…” in the File menu lists its scenarios here.</source>
        <translation>Er is geen verzameling open. “Map openen…” in het menu Bestand toont de scenario’s in een map hier.</translation>
    </message>
    <message>
        <source>There is no scenario (*.towerwatch.yaml) in “%1”.</source>
        <translation>Er is geen scenario (*.towerwatch.yaml) in “%1”.</translation>
    </message>
    <message>
        <source>No scenario matches. Try fewer words.</source>
        <translation>Er is geen passend scenario. Probeer minder woorden.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Opnieuw controleren</translation>
    </message>
    <message>
        <source>List the scenarios again and check what has changed on disk</source>
        <translation>De scenario’s opnieuw zoeken en controleren wat er op de schijf is gewijzigd</translation>
    </message>
</context>
<context>
    <name>towerwatch::CommandPalette</name>
    <message>
        <source>Find</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>A command, or what the dispute is about</source>
        <translation>Een opdracht, of waar het geschil over gaat</translation>
    </message>
    <message>
        <source>Find a command, ruling, board or help page</source>
        <translation>Opdracht, artikel, voorbeeld of helppagina zoeken</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gevonden</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>&amp;Ask this on my board</source>
        <translation>Deze vraag op &amp;mijn speelveld stellen</translation>
    </message>
</context>
<context>
    <name>towerwatch::CompareTable</name>
    <message>
        <source>Comparison of the rules</source>
        <translation>Vergelijking van de regels</translation>
    </message>
    <message>
        <source>The table: %1</source>
        <translation>Aan tafel: %1</translation>
    </message>
    <message>
        <source>Shown on the board now</source>
        <translation>Wordt nu op het speelveld getoond</translation>
    </message>
    <message>
        <source>Shows the board under these rules</source>
        <translation>Toont het speelveld volgens deze regels</translation>
    </message>
    <message>
        <source>Click a tower on the board, and this table shows where the rules disagree about it.</source>
        <translation>Klik op een toren op het speelveld en deze tabel laat zien waarin de regels voor die toren verschillen.</translation>
    </message>
    <message>
        <source>Same answer as under the table’s own rules: %1.</source>
        <comment>list of rules</comment>
        <translation>Hetzelfde antwoord volgt uit: %1.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;All rules (%n more)</source>
        <translation>
            <numerusform>Alle &amp;regels (nog %n)</numerusform>
            <numerusform>Alle &amp;regels (nog %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow keys choose rules and figure, Enter shows the board under these rules</source>
        <translation>Pijltoetsen kiezen regels en speelstuk, Enter toont het speelveld volgens deze regels</translation>
    </message>
</context>
<context>
    <name>towerwatch::DeskActions</name>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>There is no tile on the table yet.</source>
        <translation>Er ligt nog geen tegel op tafel.</translation>
    </message>
    <message>
        <source>The hand is empty.</source>
        <translation>De hand is leeg.</translation>
    </message>
    <message>
        <source>Nothing is asked: click a tower or a figure first.</source>
        <translation>Er is nu geen vraag gekozen: klik eerst op een toren of een speelstuk.</translation>
    </message>
    <message>
        <source>This is for questions about placing a floor on a tower that already has one.</source>
        <translation>Dit geldt alleen voor vragen over een torendeel, als de toren er al een heeft.</translation>
    </message>
    <message>
        <source>Move a tile</source>
        <translation>Tegel verplaatsen</translation>
    </message>
    <message>
        <source>Move a figure</source>
        <translation>Speelstuk verplaatsen</translation>
    </message>
    <message numerus="yes">
        <source>Removed the tile with %n figure(s) on it</source>
        <translation>
            <numerusform>De tegel met het speelstuk erop is verwijderd</numerusform>
            <numerusform>De tegel met de %n speelstukken erop is verwijderd</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a t&amp;ower piece</source>
        <comment>first edition</comment>
        <translation>Eén torendeel &amp;meer</translation>
    </message>
    <message>
        <source>Take a tower piece o&amp;ff</source>
        <comment>first edition</comment>
        <translation>Eén torendeel m&amp;inder</translation>
    </message>
    <message>
        <source>About the tower piece &amp;just placed</source>
        <comment>first edition</comment>
        <translation>Over het &amp;net geplaatste torendeel</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Er is geen stap om terug te nemen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Er is geen stap teruggenomen.</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>command</comment>
        <translation>%1: uit</translation>
    </message>
    <message>
        <source>Turned the tile at %1</source>
        <comment>square</comment>
        <translation>Gedraaid: de tegel op %1</translation>
    </message>
</context>
<context>
    <name>towerwatch::FigurePalette</name>
    <message>
        <source>%1 (key %2)</source>
        <comment>colour of a player, digit</comment>
        <translation>%1 (toets %2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure, colour</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arrow keys choose the figure, 1 to 8 its player, Enter takes it, Escape goes back</source>
        <translation>Pijltoetsen kiezen het speelstuk, 1 tot en met 8 de speler, Enter pakt het, Esc gaat terug</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Andere kleur</translation>
    </message>
    <message>
        <source>Figures of the players</source>
        <translation>Speelstukken van de spelers</translation>
    </message>
    <message>
        <source>More figures…</source>
        <translation>Meer speelstukken…</translation>
    </message>
</context>
<context>
    <name>towerwatch::FigurePopup</name>
    <message>
        <source>Find a figure</source>
        <translation>Speelstuk zoeken</translation>
    </message>
    <message>
        <source>Other figures</source>
        <translation>Andere speelstukken</translation>
    </message>
    <message>
        <source>Other expansions</source>
        <translation>Andere uitbreidingen</translation>
    </message>
</context>
<context>
    <name>towerwatch::FiguresModel</name>
    <message>
        <source>Name</source>
        <comment>id of a figure</comment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Speelstuk</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigenaar</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Vak</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Oordeel</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutraal</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>figure, heading of the column</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Speelstuk toevoegen</translation>
    </message>
    <message>
        <source>Remove a figure</source>
        <translation>Speelstuk verwijderen</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Deze naam is te lang.</translation>
    </message>
    <message>
        <source>Another figure has this name.</source>
        <translation>Een ander speelstuk heet al zo.</translation>
    </message>
    <message>
        <source>A square is two numbers, east and south of (0, 0): 1, -2</source>
        <translation>Een vak bestaat uit twee getallen, vanaf (0, 0) naar het oosten en naar het zuiden geteld: 1, -2</translation>
    </message>
    <message>
        <source>There is no tile at %1.</source>
        <translation>Op %1 ligt geen tegel.</translation>
    </message>
    <message>
        <source>That is not possible for this figure (%1).</source>
        <translation>Voor dit speelstuk (%1) kan dat niet.</translation>
    </message>
</context>
<context>
    <name>towerwatch::FileFlow</name>
    <message>
        <source>Scenarios (*.towerwatch.yaml);;YAML files (*.yaml *.yml);;All files (*)</source>
        <translation>Scenario’s (*.towerwatch.yaml);;YAML-bestanden (*.yaml *.yml);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Save the changes to this scenario?</source>
        <translation>De wijzigingen in dit scenario opslaan?</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Scenario openen</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Scenario opslaan</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>The scenario could not be saved as %1.</source>
        <translation>Het scenario kon niet worden opgeslagen als %1.</translation>
    </message>
    <message>
        <source>scenario</source>
        <comment>suggested file name</comment>
        <translation>scenario</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Partij importeren</translation>
    </message>
    <message>
        <source>JCloisterZone games (*.jcz *.zip);;All files (*)</source>
        <translation>Partijen van JCloisterZone (*.jcz *.zip);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Text with errors</source>
        <translation>Tekst met fouten</translation>
    </message>
    <message>
        <source>The text in Source cannot be read yet. What do you want to save?</source>
        <translation>De tekst onder ‘Brontekst’ kan nog niet worden gelezen. Wat moet er worden opgeslagen?</translation>
    </message>
    <message>
        <source>The board shows the last text without errors. Whatever you choose, undo brings the other back.</source>
        <translation>Het speelveld toont de laatste tekst zonder fouten. Wat er ook wordt gekozen, ‘Ongedaan maken’ haalt het andere terug.</translation>
    </message>
    <message>
        <source>The &amp;text as it is</source>
        <translation>De &amp;tekst zoals die is</translation>
    </message>
    <message>
        <source>The &amp;last readable scenario</source>
        <translation>Het &amp;laatste leesbare scenario</translation>
    </message>
    <message>
        <source>Set unreadable text aside</source>
        <translation>Onleesbare tekst opzijleggen</translation>
    </message>
    <message>
        <source>%1
Nothing is lost: the scenario is still open, and any file of that name is unchanged.</source>
        <translation>%1
Er is niets verloren gegaan: het scenario is nog geopend en een bestand met die naam is onveranderd.</translation>
    </message>
    <message numerus="yes">
        <source>What is discarded can be brought back for %n days, from the File menu.</source>
        <translation>
            <numerusform>Wat wordt verworpen, kan nog een dag worden teruggehaald via het menu ‘Bestand’.</numerusform>
            <numerusform>Wat wordt verworpen, kan nog %n dagen worden teruggehaald via het menu ‘Bestand’.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a folder of scenarios</source>
        <translation>Map met scenario’s openen</translation>
    </message>
    <message>
        <source>Compare with another version</source>
        <translation>Met een andere versie vergelijken</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Niet vergeleken</translation>
    </message>
    <message>
        <source>“%1” cannot be read as a scenario.</source>
        <translation>“%1” kan niet als scenario worden gelezen.</translation>
    </message>
    <message>
        <source>The open scenario</source>
        <translation>Het open scenario</translation>
    </message>
    <message>
        <source>The open scenario: %1</source>
        <translation>Het open scenario: %1</translation>
    </message>
    <message>
        <source>Layout of the file</source>
        <translation>Opmaak van het bestand</translation>
    </message>
    <message>
        <source>The layout of this file cannot be kept. Save it in the standard layout?</source>
        <translation>De opmaak van dit bestand kan niet behouden blijven. Opslaan in de standaardopmaak?</translation>
    </message>
    <message>
        <source>It says the same, comments included, but spaces, quotes and the order of its sections become those of a new file.</source>
        <translation>Het zegt hetzelfde, en ook het commentaar blijft. Maar spaties, aanhalingstekens en de volgorde van de onderdelen worden zoals in een nieuw bestand.</translation>
    </message>
    <message>
        <source>&amp;Standard layout</source>
        <translation>&amp;Standaardopmaak</translation>
    </message>
</context>
<context>
    <name>towerwatch::FileWatch</name>
    <message>
        <source>The file is gone. The scenario is still open; saving writes it again.</source>
        <translation>Het bestand is verdwenen. Het scenario is nog geopend; bij het opslaan wordt het bestand opnieuw geschreven.</translation>
    </message>
    <message>
        <source>The changed file has errors; your scenario stays open as it was.</source>
        <translation>Het gewijzigde bestand bevat fouten; het scenario blijft geopend zoals het was.</translation>
    </message>
    <message>
        <source>The changed file cannot be read: %1</source>
        <translation>Het gewijzigde bestand kan niet worden gelezen: %1</translation>
    </message>
    <message>
        <source>Another program changed “%1” while you had unsaved work in it.</source>
        <translation>Een ander programma heeft ‘%1’ gewijzigd terwijl hier nog niet-opgeslagen wijzigingen waren.</translation>
    </message>
    <message>
        <source>Another program changed “%1”, and what it wrote cannot be read yet.</source>
        <translation>Een ander programma heeft ‘%1’ gewijzigd, en wat het schreef, kan nog niet worden gelezen.</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Andere versie overnemen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Eigen versie houden</translation>
    </message>
    <message>
        <source>Another program changed the file; it was loaded again. Undo brings back what was here.</source>
        <translation>Een ander programma heeft het bestand gewijzigd; het is opnieuw geladen. ‘Ongedaan maken’ haalt de vorige versie terug.</translation>
    </message>
</context>
<context>
    <name>towerwatch::GameDialog</name>
    <message>
        <source>Import a game</source>
        <translation>Partij importeren</translation>
    </message>
    <message>
        <source>Import a game: %1</source>
        <translation>Partij importeren: %1</translation>
    </message>
    <message>
        <source>&amp;Open this turn</source>
        <translation>Deze beurt &amp;openen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Speelveld</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Beurt</translation>
    </message>
    <message>
        <source>&amp;Points by our rules</source>
        <translation>&amp;Punten volgens onze regels</translation>
    </message>
    <message>
        <source>Points after each turn</source>
        <translation>Punten na elke beurt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message numerus="yes">
        <source>The start of the game; it has %n turn(s)</source>
        <translation>
            <numerusform>Het begin van de partij; die telt %n beurt</numerusform>
            <numerusform>Het begin van de partij; die telt %n beurten</numerusform>
        </translation>
    </message>
    <message>
        <source>After turn %1 of %2</source>
        <translation>Na beurt %1 van %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Beurt %1: %2</translation>
    </message>
    <message>
        <source>Nothing was left out up to here.</source>
        <translation>Tot hier is er niets weggelaten.</translation>
    </message>
    <message>
        <source>&amp;Left out up to here</source>
        <translation>Tot hier &amp;weggelaten</translation>
    </message>
</context>
<context>
    <name>towerwatch::GlossaryPage</name>
    <message>
        <source>%1 (second edition)</source>
        <translation>%1 (tweede editie)</translation>
    </message>
    <message>
        <source>%1 (first edition)</source>
        <translation>%1 (eerste editie)</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s)</source>
        <translation>
            <numerusform>%n term</numerusform>
            <numerusform>%n termen</numerusform>
        </translation>
    </message>
    <message>
        <source>No term matches. Escape clears the search.</source>
        <translation>Er is geen passende term. Esc wist de zoekopdracht.</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Woordenlijst doorzoeken</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Woordenlijst</translation>
    </message>
</context>
<context>
    <name>towerwatch::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Voorbeeld: %1</translation>
    </message>
</context>
<context>
    <name>towerwatch::HistoryView</name>
    <message>
        <source>As it was opened</source>
        <translation>Zoals geopend</translation>
    </message>
    <message>
        <source>Steps that were taken</source>
        <translation>Uitgevoerde stappen</translation>
    </message>
</context>
<context>
    <name>towerwatch::ImageDialog</name>
    <message>
        <source>&amp;Transparent around the board</source>
        <translation>&amp;Transparant rond het speelveld</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Png-afbeelding</translation>
    </message>
    <message>
        <source> px</source>
        <comment>pixels, after a number</comment>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breedte:</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>&amp;Hoogte:</translation>
    </message>
</context>
<context>
    <name>towerwatch::Laying</name>
    <message>
        <source>No figure has been in hand yet: 1 to 8 take one</source>
        <translation>Er is nog geen speelstuk in de hand geweest: pak er een met 1 tot en met 8</translation>
    </message>
    <message>
        <source>Place a figure (%1)</source>
        <translation>Speelstuk plaatsen (%1)</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Tegel leggen</translation>
    </message>
    <message>
        <source>Turn a tile</source>
        <translation>Tegel draaien</translation>
    </message>
    <message>
        <source>The tile at %1 fits in no other way</source>
        <translation>De tegel op %1 past in geen andere stand</translation>
    </message>
    <message>
        <source>Turned the tile at %1 to the next way that fits</source>
        <translation>De tegel op %1 is naar de volgende passende stand gedraaid</translation>
    </message>
</context>
<context>
    <name>towerwatch::LayingWords</name>
    <message>
        <source>Tab or c, r, f, m, t choose the place, Enter puts the figure down, the same number takes another kind, Escape puts it back</source>
        <translation>Tab of c, r, f, m, t kiezen de plaats, Enter zet het speelstuk neer, hetzelfde cijfer geeft de volgende soort, Esc legt het speelstuk terug</translation>
    </message>
    <message>
        <source>Enter lays the tile that is shown, / turns it as it fits, Down goes to the next one, Escape leaves the square empty</source>
        <translation>Enter legt de getoonde tegel, / draait die naar de volgende passende stand, pijl omlaag gaat naar de volgende tegel, Esc laat het vak leeg</translation>
    </message>
    <message>
        <source>Empty square %1: choose one of the tiles that fit, or type its letter</source>
        <translation>Leeg vak %1: kies een van de tegels die passen of typ de letter</translation>
    </message>
    <message>
        <source>%1: none left in the set</source>
        <comment>tile</comment>
        <translation>%1: daarvan zit er geen meer in de set</translation>
    </message>
    <message>
        <source>%1 was laid, though none was left in the set</source>
        <comment>tile</comment>
        <translation>%1 is gelegd, hoewel er daarvan geen meer in de set zat</translation>
    </message>
    <message>
        <source>Nothing fits: Enter shows tiles that do not fit, another letter or Escape starts over</source>
        <translation>Er past niets: Enter toont ook wat niet past, een andere letter of Esc begint opnieuw</translation>
    </message>
    <message>
        <source>Empty square %1: type the next tile’s letter or edges; 1 to 8 take a figure for the tile just laid, / turns it as it fits, + raises its tower</source>
        <translation>Leeg vak %1: typ de letter of de randen van de volgende tegel; 1 tot en met 8 pakken een speelstuk voor de zojuist gelegde tegel, / draait die naar de volgende passende stand, + verhoogt de toren erop</translation>
    </message>
    <message>
        <source>A tile lies at %1 already: letters find one for an empty square. Ctrl+arrows go to the next empty one, Delete removes this tile</source>
        <translation>Op %1 ligt al een tegel: letters zoeken er een voor een leeg vak. Ctrl+pijltoetsen gaan naar het volgende lege vak, Delete verwijdert deze tegel</translation>
    </message>
    <message>
        <source>The tile at %1 shares no edge with another</source>
        <translation>De tegel op %1 ligt met geen enkele zijde tegen een andere</translation>
    </message>
    <message>
        <source>No empty square is chosen: Enter takes the tile in hand, Down goes to the next one, Escape goes back</source>
        <translation>Er is geen leeg vak gekozen: Enter neemt de tegel in de hand, pijl omlaag gaat naar de volgende, Esc gaat terug</translation>
    </message>
</context>
<context>
    <name>towerwatch::LibraryBrowser</name>
    <message>
        <source>No example matches. Try fewer words.</source>
        <translation>Er is geen passend voorbeeld. Probeer minder woorden.</translation>
    </message>
    <message>
        <source>Choose a topic, then an example.</source>
        <translation>Kies een onderwerp en dan een voorbeeld.</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Voorbeeld openen</translation>
    </message>
    <message>
        <source>Search the examples</source>
        <translation>Voorbeelden doorzoeken</translation>
    </message>
    <message>
        <source>Examples by topic</source>
        <translation>Voorbeelden per onderwerp</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>towerwatch::ListPage</name>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Add figure</source>
        <translation>Speelstuk toevoegen</translation>
    </message>
    <message>
        <source>Set as expected</source>
        <translation>Als verwachting vastleggen</translation>
    </message>
    <message>
        <source>Expect nothing</source>
        <translation>Niets verwachten</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Write it in each language</source>
        <translation>In elke taal schrijven</translation>
    </message>
    <message>
        <source>One text for all languages</source>
        <translation>Eén tekst voor alle talen</translation>
    </message>
</context>
<context>
    <name>towerwatch::Lists</name>
    <message>
        <source>Figures</source>
        <translation>Speelstukken</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemen (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regels aan tafel</translation>
    </message>
    <message>
        <source>No figure stands on the board yet.</source>
        <translation>Er staat nog geen speelstuk op het speelveld.</translation>
    </message>
    <message>
        <source>No question is kept yet. Ask one, then keep it with Ctrl+D.</source>
        <translation>Er is nog geen vraag bewaard. Stel een vraag en bewaar die met Ctrl+D.</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>Geen problemen gevonden.</translation>
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
        <translation>Nieuw scenario</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tegels</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Speelstukken</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Uitspraak</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regels wijzigen</translation>
    </message>
    <message>
        <source>There is no scenario on the clipboard, neither as text nor as a code that begins with “TW%1-”.</source>
        <translation>Er staat geen scenario op het klembord, niet als tekst en ook niet als code; een code begint met ‘TW%1-’.</translation>
    </message>
    <message>
        <source>Saved, but not the question on show: %1 adds it to the scenario</source>
        <translation>Opgeslagen, maar zonder de vraag op het scherm: %1 zet die in het scenario</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
</context>
<context>
    <name>towerwatch::PagePreview</name>
    <message>
        <source>In this example, under your rules: %1</source>
        <translation>In dit voorbeeld gelden jouw regels. %1</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Afbeelding van de stelling</translation>
    </message>
    <message>
        <source>In this example (%1): %2</source>
        <comment>rules, verdict</comment>
        <translation>In dit voorbeeld (%1): %2</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayOutPanel</name>
    <message>
        <source>Nobody has scored yet.</source>
        <translation>Nog niemand heeft punten gekregen.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Telling doorlopen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>Next step (Right)</source>
        <translation>Volgende stap (pijl rechts)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>End (Escape)</source>
        <translation>Beëindigen (Esc)</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Stap %1 van %2</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Vorige stap</translation>
    </message>
    <message>
        <source>Previous step (Left)</source>
        <translation>Vorige stap (pijl links)</translation>
    </message>
    <message>
        <source>Back to the supply: %1.</source>
        <translation>Terug naar de voorraad: %1.</translation>
    </message>
    <message>
        <source>So far: %1.</source>
        <comment>points of players</comment>
        <translation>Tot nu toe: %1.</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerButton</name>
    <message>
        <source>ransom paid</source>
        <comment>short, by the player on turn</comment>
        <translation>losprijs betaald</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerCard</name>
    <message>
        <source>Held by %1: %2</source>
        <comment>player, prisoners</comment>
        <translation>Gevangen bij %1: %2</translation>
    </message>
    <message>
        <source>Ask about the ransom; drag the prisoner to move it</source>
        <translation>Vragen naar de losprijs; slepen om te verplaatsen</translation>
    </message>
    <message>
        <source>Give %1 the figure in hand</source>
        <translation>Het speelstuk in de hand aan %1 geven</translation>
    </message>
    <message>
        <source>Ask what %1 may do; a right click or the menu key offers turn, ransom, prisoners and points</source>
        <translation>Vragen wat %1 mag doen; rechtsklik of menutoets geeft beurt, losprijs, gevangenen en punten</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerPopup</name>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Naam:</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Punten:</translation>
    </message>
    <message>
        <source>&amp;Floors:</source>
        <translation>&amp;Torendelen:</translation>
    </message>
    <message>
        <source>&amp;Colour:</source>
        <translation>&amp;Kleur:</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerPresenter</name>
    <message>
        <source>&amp;What may %1 do?</source>
        <translation>&amp;Wat mag %1 doen?</translation>
    </message>
    <message>
        <source>May %1 pay a &amp;ransom?</source>
        <translation>Mag %1 een &amp;losprijs betalen?</translation>
    </message>
    <message>
        <source>A ransom was &amp;paid this turn</source>
        <translation>&amp;Deze beurt is er een losprijs betaald</translation>
    </message>
    <message>
        <source>&amp;Add a prisoner</source>
        <translation>&amp;Gevangene toevoegen</translation>
    </message>
    <message>
        <source>May %1 pay the &amp;ransom?</source>
        <translation>Mag %1 de &amp;losprijs betalen?</translation>
    </message>
    <message>
        <source>Release it into the &amp;supply of %1</source>
        <translation>&amp;Vrijlaten: terug naar de voorraad van %1</translation>
    </message>
    <message>
        <source>&amp;Hand it over to</source>
        <translation>&amp;Overdragen aan</translation>
    </message>
    <message>
        <source>Put it on the &amp;board</source>
        <translation>Op het &amp;speelveld zetten</translation>
    </message>
    <message>
        <source>Make it a prisoner of</source>
        <translation>Wordt gevangene van</translation>
    </message>
    <message>
        <source>Take it home into the supply</source>
        <translation>Terugnemen in de voorraad</translation>
    </message>
    <message>
        <source>Put a prisoner on the board</source>
        <translation>Gevangene op het speelveld zetten</translation>
    </message>
    <message>
        <source>Take a figure home</source>
        <translation>Speelstuk terugnemen in de voorraad</translation>
    </message>
    <message>
        <source>Make a figure a prisoner</source>
        <translation>Van een speelstuk een gevangene maken</translation>
    </message>
    <message>
        <source>Release a prisoner</source>
        <translation>Gevangene vrijlaten</translation>
    </message>
    <message>
        <source>Hand over a prisoner</source>
        <translation>Gevangene overdragen</translation>
    </message>
    <message>
        <source>Add a prisoner</source>
        <translation>Gevangene toevoegen</translation>
    </message>
    <message>
        <source>Change whose turn it is</source>
        <translation>Wijzigen wie er aan de beurt is</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Change a player</source>
        <translation>Speler wijzigen</translation>
    </message>
    <message>
        <source>Change the turn order</source>
        <translation>Beurtvolgorde wijzigen</translation>
    </message>
    <message>
        <source>Earl&amp;ier in turn order</source>
        <translation>Ee&amp;rder in de beurtvolgorde</translation>
    </message>
    <message>
        <source>&amp;Later in turn order</source>
        <translation>L&amp;ater in de beurtvolgorde</translation>
    </message>
    <message>
        <source>&amp;Name, colour, points, floors, supply…</source>
        <translation>&amp;Naam, kleur, punten, torendelen, voorraad…</translation>
    </message>
    <message>
        <source>Re&amp;move %1</source>
        <translation>%1 &amp;verwijderen</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Speler verwijderen</translation>
    </message>
    <message>
        <source>&amp;Deal floors to all</source>
        <translation>&amp;Torendelen aan iedereen uitdelen</translation>
    </message>
    <message>
        <source>Deal floors</source>
        <translation>Torendelen uitdelen</translation>
    </message>
    <message>
        <source>It is %1’s &amp;turn</source>
        <translation>%1 is aan de &amp;beurt</translation>
    </message>
</context>
<context>
    <name>towerwatch::PlayerStrip</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>Enter offers the colours; name, points and floors are asked for then</source>
        <translation>Enter toont de kleuren; daarna kun je naam, punten en torendelen invullen</translation>
    </message>
</context>
<context>
    <name>towerwatch::PreviewBanner</name>
    <message>
        <source>Shown under other rules than the table’s: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Getoond volgens andere regels dan die aan tafel: &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&amp;Back to the table’s rules</source>
        <translation>Terug &amp;naar de regels aan tafel</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>Hier&amp;mee spelen</translation>
    </message>
    <message>
        <source>Makes these the rules of the table</source>
        <translation>Maakt hiervan de regels aan tafel</translation>
    </message>
    <message>
        <source>Shown as if &lt;b&gt;%1&lt;/b&gt; placed the floor.</source>
        <translation>Getoond alsof &lt;b&gt;%1&lt;/b&gt; het torendeel plaatst.</translation>
    </message>
    <message>
        <source>Shown as if this were floor number &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Getoond alsof dit torendeel nummer &lt;b&gt;%1&lt;/b&gt; is.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Terug naar de stelling</translation>
    </message>
    <message>
        <source>Shown as if &lt;b&gt;%1&lt;/b&gt; placed the tower piece.</source>
        <comment>first edition</comment>
        <translation>Getoond alsof &lt;b&gt;%1&lt;/b&gt; het torendeel plaatst.</translation>
    </message>
    <message>
        <source>Shown as if this were tower piece number &lt;b&gt;%1&lt;/b&gt;.</source>
        <comment>first edition</comment>
        <translation>Getoond alsof dit torendeel nummer &lt;b&gt;%1&lt;/b&gt; is.</translation>
    </message>
</context>
<context>
    <name>towerwatch::ProblemCounter</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n probleem</numerusform>
            <numerusform>%n problemen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing looks wrong</source>
        <translation>Er is geen probleem gevonden</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>which problem</comment>
        <translation>%1 van %2: %3</translation>
    </message>
    <message>
        <source>Show what looks wrong</source>
        <translation>Tonen wat niet klopt</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Verhelpen: %1</translation>
    </message>
    <message>
        <source>Show all in the tables</source>
        <translation>Alles in de tabellen tonen</translation>
    </message>
</context>
<context>
    <name>towerwatch::ProblemsModel</name>
    <message>
        <source>What is wrong</source>
        <translation>Wat er mis is</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Bronregel</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Vak</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Fout: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Waarschuwing: %1</translation>
    </message>
</context>
<context>
    <name>towerwatch::ProblemsPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 kan niet worden geopend</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in it must be put right first. What was open before is still open.</source>
        <translation>
            <numerusform>Eerst moet er %n fout in worden hersteld. Wat al geopend was, is nog geopend.</numerusform>
            <numerusform>Eerst moeten er %n fouten in worden hersteld. Wat al geopend was, is nog geopend.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Regel %1, kolom %2: %3</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Show the te&amp;xt</source>
        <translation>Te&amp;kst tonen</translation>
    </message>
    <message>
        <source>Open anothe&amp;r file…</source>
        <translation>Ander bestand o&amp;penen…</translation>
    </message>
    <message>
        <source>Bac&amp;k to the board</source>
        <translation>Ter&amp;ug naar het speelveld</translation>
    </message>
    <message>
        <source>%1 cannot be read yet</source>
        <translation>%1 kan nog niet worden gelezen</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>De tekst</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) must be put right first. Enter goes to the place in the text.</source>
        <translation>
            <numerusform>Eerst moet één plek worden hersteld. Enter gaat naar die plek in de tekst.</numerusform>
            <numerusform>Eerst moeten %n plekken worden hersteld. Enter gaat naar de plek in de tekst.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::QuestionPicker</name>
    <message>
        <source>Enter lists everything that can be asked about this board</source>
        <translation>Enter toont alles wat er over dit speelveld gevraagd kan worden</translation>
    </message>
    <message>
        <source>No question yet</source>
        <translation>Nog geen vraag</translation>
    </message>
</context>
<context>
    <name>towerwatch::QuestionPopup</name>
    <message>
        <source>Find a question</source>
        <translation>Vraag zoeken</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>No question has these words.</source>
        <translation>Geen vraag met deze woorden.</translation>
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
        <translation>Vraag</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Gevraagd door</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Verschillen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>%1: expected %2, but it is %3</source>
        <translation>%1: verwacht %2, maar het is %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>expected</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>as answered</source>
        <comment>expected</comment>
        <translation>zoals beantwoord</translation>
    </message>
    <message>
        <source>differs</source>
        <comment>expected</comment>
        <translation>wijkt af</translation>
    </message>
    <message>
        <source>Change who asks</source>
        <translation>Vragende speler wijzigen</translation>
    </message>
    <message>
        <source>Remove a question</source>
        <translation>Vraag verwijderen</translation>
    </message>
    <message>
        <source>Move a question</source>
        <translation>Vraag verplaatsen</translation>
    </message>
    <message>
        <source>Expect this answer</source>
        <translation>Dit antwoord verwachten</translation>
    </message>
    <message>
        <source>Expect nothing</source>
        <translation>Niets verwachten</translation>
    </message>
    <message>
        <source>Change what is expected</source>
        <translation>Verwachting wijzigen</translation>
    </message>
</context>
<context>
    <name>towerwatch::RecentFiles</name>
    <message>
        <source>No files yet</source>
        <translation>Nog geen bestanden</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Lijst wissen</translation>
    </message>
</context>
<context>
    <name>towerwatch::Recovery</name>
    <message>
        <source>The folder it is kept in cannot be written to.</source>
        <translation>De map waarin het wordt bewaard, is niet beschrijfbaar.</translation>
    </message>
</context>
<context>
    <name>towerwatch::RecoveryDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Niet-opgeslagen werk gevonden</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Herstellen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Last edit</source>
        <translation>Laatst gewijzigd</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nooit opgeslagen</translation>
    </message>
    <message>
        <source>%1 (changed since)</source>
        <comment>file name</comment>
        <translation>%1 (sindsdien gewijzigd)</translation>
    </message>
    <message>
        <source>Discarded work</source>
        <translation>Verworpen werk</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was discarded in the last %n days.</source>
        <translation>
            <numerusform>De afgelopen dag is er niets verworpen.</numerusform>
            <numerusform>De afgelopen %n dagen is er niets verworpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This work was discarded in the last %n days.</source>
        <translation>
            <numerusform>Dit werk is de afgelopen dag verworpen.</numerusform>
            <numerusform>Dit werk is de afgelopen %n dagen verworpen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program ended without saving this work. You can pick up where you left off.</source>
        <translation>Het programma is gestopt zonder dit werk op te slaan. Het kan worden hervat waar het ophield.</translation>
    </message>
    <message numerus="yes">
        <source>What is not recovered can be brought back for %n days, from the File menu.</source>
        <translation>
            <numerusform>Wat niet wordt hersteld, kan nog een dag worden teruggehaald via het menu ‘Bestand’.</numerusform>
            <numerusform>Wat niet wordt hersteld, kan nog %n dagen worden teruggehaald via het menu ‘Bestand’.</numerusform>
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
        <translation>Andere uitbreidingen</translation>
    </message>
</context>
<context>
    <name>towerwatch::ReferencePage</name>
    <message>
        <source>All topics</source>
        <translation>Alle onderwerpen</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle soorten</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle edities</translation>
    </message>
    <message>
        <source>First edition</source>
        <translation>Eerste editie</translation>
    </message>
    <message>
        <source>Second edition</source>
        <translation>Tweede editie</translation>
    </message>
    <message>
        <source>Third edition</source>
        <translation>Derde editie</translation>
    </message>
    <message>
        <source>This language only</source>
        <translation>Alleen deze taal</translation>
    </message>
    <message>
        <source>Search the rulings</source>
        <translation>Artikelen doorzoeken</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Onderwerp</translation>
    </message>
    <message>
        <source>Kind of ruling</source>
        <translation>Soort artikel</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Editie</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Tweede taal</translation>
    </message>
    <message>
        <source>Shows the ruling in a second language next to it</source>
        <translation>Toont ernaast hetzelfde artikel in een tweede taal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back (%1)</source>
        <comment>key</comment>
        <translation>Terug (%1)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Forward (%1)</source>
        <comment>key</comment>
        <translation>Vooruit (%1)</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Artikelen</translation>
    </message>
    <message>
        <source>No ruling matches. Try fewer words, or clear the search with Escape and choose all topics, kinds and editions.</source>
        <translation>Er is geen passend artikel. Probeer minder woorden, of wis de zoekopdracht met Esc en kies alle onderwerpen, soorten en edities.</translation>
    </message>
</context>
<context>
    <name>towerwatch::RulesButton</name>
    <message>
        <source>Change the rules of the table</source>
        <translation>De regels aan tafel wijzigen</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>De Toren</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>De Wachttorens</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Which rules are yours?</source>
        <translation>Welke editie heb ik?</translation>
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
        <translation>Onderdeel</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Waarde</translation>
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
        <translation>Notities</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>De Toren</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>De Wachttorens</translation>
    </message>
    <message>
        <source>House rule: %1</source>
        <translation>Huisregel: %1</translation>
    </message>
    <message>
        <source>Comment in the file</source>
        <translation>Commentaar in het bestand</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regels wijzigen</translation>
    </message>
    <message>
        <source>Change the comment</source>
        <translation>Commentaar wijzigen</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Titel wijzigen</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Notities wijzigen</translation>
    </message>
</context>
<context>
    <name>towerwatch::RulingPage</name>
    <message>
        <source>Change the rules</source>
        <translation>Regels wijzigen</translation>
    </message>
    <message>
        <source>Change where the turn stands</source>
        <translation>Wijzigen hoe ver de beurt is</translation>
    </message>
    <message>
        <source>Click a tower, a watchtower or a figure to ask about it.</source>
        <translation>Klik op een toren, een wachttoren of een speelstuk om ernaar te vragen.</translation>
    </message>
</context>
<context>
    <name>towerwatch::RulingPresenter</name>
    <message>
        <source>A ruling that is only being tried out cannot be carried out.</source>
        <translation>Een uitspraak die alleen wordt uitgeprobeerd, kan niet worden uitgevoerd.</translation>
    </message>
    <message>
        <source>There is nothing to carry out: ask about a floor, a figure on a tower or a ransom that is allowed.</source>
        <translation>Hier is niets uit te voeren. Stel een vraag over een torendeel, een speelstuk op een toren of een losprijs; wat mag, kan worden uitgevoerd.</translation>
    </message>
    <message>
        <source>There is nothing to play out: nobody scores and no figure goes home.</source>
        <translation>Er valt niets te doorlopen: niemand scoort en geen speelstuk gaat terug naar de voorraad.</translation>
    </message>
    <message>
        <source>%1 %2 undoes it.</source>
        <comment>what was done, key</comment>
        <translation>%1 %2 maakt het ongedaan.</translation>
    </message>
    <message>
        <source>There is nothing on this board that this can be asked about.</source>
        <translation>Op dit speelveld is er niets waarover dat gevraagd kan worden.</translation>
    </message>
    <message>
        <source>Now choose the figure that is captured, or leave it at that.</source>
        <translation>Kies nu het speelstuk dat gevangengenomen wordt, of laat het hierbij.</translation>
    </message>
    <message>
        <source>Ransom</source>
        <translation>Losprijs</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Gevangenenruil</translation>
    </message>
    <message>
        <source>%1 chooses: who is bought back?</source>
        <translation>%1 kiest: wie wordt er losgekocht?</translation>
    </message>
    <message>
        <source>%1 chooses: which figure comes home?</source>
        <translation>%1 kiest: welk speelstuk komt er terug?</translation>
    </message>
    <message>
        <source>This is the last question.</source>
        <translation>Dit is de laatste vraag.</translation>
    </message>
    <message>
        <source>This is the first question.</source>
        <translation>Dit is de eerste vraag.</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nieuwe tafel</translation>
    </message>
    <message>
        <source>or choose a figure below</source>
        <translation>of kies hieronder een speelstuk</translation>
    </message>
</context>
<context>
    <name>towerwatch::RulingView</name>
    <message>
        <source>Ruling</source>
        <translation>Uitspraak</translation>
    </message>
    <message>
        <source>Copy the whole &amp;ruling</source>
        <translation>Hele &amp;uitspraak kopiëren</translation>
    </message>
</context>
<context>
    <name>towerwatch::ScenarioDocument</name>
    <message>
        <source>Reload the file</source>
        <translation>Bestand opnieuw laden</translation>
    </message>
    <message>
        <source>Nothing was changed: no file can hold so many questions or expected values.</source>
        <translation>Er is niets veranderd: zo veel vragen of zo veel verwachte waarden passen in geen enkel bestand.</translation>
    </message>
</context>
<context>
    <name>towerwatch::SearchLine</name>
    <message>
        <source>No browser</source>
        <translation>Geen browser</translation>
    </message>
    <message>
        <source>No program was found that opens pages of the web. The address is:</source>
        <translation>Er is geen programma gevonden dat webpagina’s opent. Het adres is:</translation>
    </message>
</context>
<context>
    <name>towerwatch::Session</name>
    <message>
        <source>Unsaved work is not safe from a crash. %1</source>
        <translation>Niet-opgeslagen werk is niet beveiligd tegen een crash. %1</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Nieuw scenario</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to %n scenarios?</source>
        <translation>
            <numerusform>De wijzigingen in %n scenario opslaan?</numerusform>
            <numerusform>De wijzigingen in %n scenario’s opslaan?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::Sharing</name>
    <message>
        <source>There is no answer to copy yet: ask about a tower or a figure.</source>
        <translation>Er is nog geen antwoord om te kopiëren: stel een vraag over een toren of een speelstuk.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Gekopieerd.</translation>
    </message>
    <message>
        <source>board</source>
        <comment>suggested file name</comment>
        <translation>speelveld</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webpagina (*.html)</translation>
    </message>
    <message>
        <source>rulings</source>
        <comment>suggested file name</comment>
        <translation>naslagwerk</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Pdf-document (*.pdf)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>%1 could not be written.
%2</source>
        <translation>%1 kon niet worden geschreven.
%2</translation>
    </message>
    <message>
        <source>No page</source>
        <translation>Geen pagina</translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>De afbeelding kon niet worden getekend.</translation>
    </message>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)</source>
        <translation>Png-afbeelding (*.png);;Svg-tekening (*.svg);;Pdf-document (*.pdf)</translation>
    </message>
    <message>
        <source>This copy of Towerwatch comes without the page for phones; a PDF or a picture can be exported instead.</source>
        <translation>Bij deze Towerwatch zit de pagina voor telefoons niet; exporteer in plaats daarvan een pdf of een afbeelding.</translation>
    </message>
    <message>
        <source>&amp;Export PDF or picture…</source>
        <translation>Pdf of afbeelding &amp;exporteren…</translation>
    </message>
</context>
<context>
    <name>towerwatch::SourceView</name>
    <message>
        <source>Edit the text</source>
        <translation>Tekst bewerken</translation>
    </message>
    <message>
        <source>Line %1: %2 The board shows the last text without errors.</source>
        <translation>Regel %1: %2 Het speelveld toont de laatste tekst zonder fouten.</translation>
    </message>
    <message>
        <source>Source text of the scenario</source>
        <translation>Brontekst van het scenario</translation>
    </message>
    <message>
        <source>State of the source text</source>
        <translation>Toestand van de brontekst</translation>
    </message>
    <message>
        <source>Bring my text back</source>
        <translation>Mijn tekst terughalen</translation>
    </message>
    <message>
        <source>The board was changed while the text could not be read</source>
        <translation>Het speelveld is gewijzigd terwijl de tekst niet te lezen was</translation>
    </message>
    <message>
        <source>What you type is shown on the board as soon as it can be read.</source>
        <translation>Getypte tekst verschijnt op het speelveld zodra die te lezen is.</translation>
    </message>
    <message>
        <source>Nothing was pasted: no file may be larger than %1 MiB.</source>
        <translation>Niets geplakt: geen bestand mag groter zijn dan %1 MiB.</translation>
    </message>
</context>
<context>
    <name>towerwatch::StartPage</name>
    <message>
        <source>Opens a small table with this question asked; change it as you like</source>
        <translation>Opent een klein speelveld met deze vraag; verander het zoals je wilt</translation>
    </message>
    <message>
        <source>What is the dispute about?</source>
        <translation>Waar gaat de discussie over?</translation>
    </message>
    <message>
        <source>Empty &amp;table</source>
        <translation>Lege &amp;tafel</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;All examples…</source>
        <translation>&amp;Alle voorbeelden…</translation>
    </message>
</context>
<context>
    <name>towerwatch::SupplyBox</name>
    <message>
        <source>What is in the supply is &amp;known</source>
        <translation>De inhoud van de voorraad is &amp;bekend</translation>
    </message>
</context>
<context>
    <name>towerwatch::TileBar</name>
    <message>
        <source>Turn</source>
        <translation>Draaien</translation>
    </message>
    <message>
        <source>What else can be done here</source>
        <translation>Wat hier nog kan</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tegel</numerusform>
            <numerusform>%n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile at %1</source>
        <comment>square</comment>
        <translation>Tegel op %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tower piece(s)</source>
        <comment>first edition</comment>
        <translation>
            <numerusform>%n torendeel</numerusform>
            <numerusform>%n torendelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n torendeel</numerusform>
            <numerusform>%n torendelen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>towerwatch::TileListModel</name>
    <message>
        <source>more on the board than in the set</source>
        <translation>meer op het speelveld dan in de set</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the set</source>
        <translation>
            <numerusform>nog %n in de set</numerusform>
            <numerusform>nog %n in de set</numerusform>
        </translation>
    </message>
    <message>
        <source>does not fit here</source>
        <translation>past hier niet</translation>
    </message>
    <message>
        <source>not in the set of this edition</source>
        <translation>niet in de set van deze editie</translation>
    </message>
</context>
<context>
    <name>towerwatch::TilePalette</name>
    <message>
        <source>Any edition</source>
        <translation>Alle edities</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Eerste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Tweede</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Derde</translation>
    </message>
    <message>
        <source>Find a tile</source>
        <translation>Tegel zoeken</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tegels</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to lay “%2” at %1 ✕</source>
        <translation>
            <numerusform>%n mogelijkheid voor ‘%2’ op %1 ✕</numerusform>
            <numerusform>%n mogelijkheden voor ‘%2’ op %1 ✕</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to lay a tile at %1 ✕</source>
        <translation>
            <numerusform>%n mogelijkheid voor %1 ✕</numerusform>
            <numerusform>%n mogelijkheden voor %1 ✕</numerusform>
        </translation>
    </message>
    <message>
        <source>Find tile…</source>
        <translation>Zoek tegel…</translation>
    </message>
    <message>
        <source>Only tiles that fit at %1 are shown; click to see all tiles</source>
        <translation>Alleen wat op %1 past, wordt aangeboden; klik om alle tegels te zien</translation>
    </message>
    <message>
        <source>Nothing of the kind fits at %1.</source>
        <translation>Op %1 past niets van dit soort.</translation>
    </message>
    <message>
        <source>No tile found.</source>
        <translation>Geen tegel gevonden.</translation>
    </message>
    <message>
        <source>All tiles, fitting at %1 or not ✕</source>
        <translation>Alle tegels, passend op %1 of niet ✕</translation>
    </message>
    <message>
        <source>Tiles that do not fit at %1 are shown too; click to let go of this square</source>
        <translation>Ook tegels die niet op %1 passen, staan erbij; klik om dit vak weer los te laten</translation>
    </message>
    <message>
        <source>The printed letter, a word, or the edges clockwise from north: c city, r road, f field, ? any; after them t for a tower, w for a watchtower, g for a garden</source>
        <translation>De gedrukte letter, een woord of de randen met de klok mee vanaf het noorden: c stad, r weg, f weide, ? maakt niet uit; erachter t voor een toren, w voor een wachttoren, g voor een tuin</translation>
    </message>
    <message>
        <source>Show anyway</source>
        <translation>Toch tonen</translation>
    </message>
    <message>
        <source>%1 does not fit at %2.</source>
        <comment>letter of a tile, square</comment>
        <translation>%1 past niet op %2.</translation>
    </message>
    <message>
        <source>Arrow keys choose the tile, Enter takes it, Escape goes back</source>
        <translation>Pijltoetsen kiezen de tegel, Enter pakt die, Esc gaat terug</translation>
    </message>
    <message>
        <source>Type a letter, a word or edges; then Enter takes the first tile, Down goes to the next ones</source>
        <translation>Typ een letter, een woord of de randen; Enter pakt dan de eerste tegel, pijl omlaag gaat naar de volgende</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Basisspel</translation>
    </message>
    <message>
        <source>The Tower</source>
        <translation>De Toren</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>De Wachttorens</translation>
    </message>
    <message>
        <source>Crop circles</source>
        <translation>Graancirkels</translation>
    </message>
    <message>
        <source>Other expansions</source>
        <translation>Andere uitbreidingen</translation>
    </message>
    <message>
        <source>This scenario’s own</source>
        <translation>Uit dit scenario</translation>
    </message>
    <message>
        <source>All sets</source>
        <translation>Alle sets</translation>
    </message>
    <message>
        <source>Only: %1 ✕</source>
        <comment>set and edition</comment>
        <translation>Alleen: %1 ✕</translation>
    </message>
    <message>
        <source>Only these tiles are shown; click to see all tiles</source>
        <translation>Alleen deze tegels worden getoond; een klik toont alle tegels</translation>
    </message>
    <message>
        <source>Choose a set and an edition</source>
        <translation>Set en editie kiezen</translation>
    </message>
</context>
<context>
    <name>towerwatch::TurnButton</name>
    <message>
        <source>Change where the turn stands</source>
        <translation>Wijzigen hoe ver de beurt is</translation>
    </message>
</context>
<context>
    <name>towerwatch::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Vragen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>B&amp;eeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Hulpmiddelen</translation>
    </message>
    <message>
        <source>Cop&amp;y as</source>
        <translation>Kopiëren al&amp;s</translation>
    </message>
    <message>
        <source>Da&amp;ngers from</source>
        <translation>Gevaar va&amp;n</translation>
    </message>
    <message>
        <source>Same as the &amp;desktop</source>
        <translation>Zoals het &amp;bureaublad</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoog contrast</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Uiterli&amp;jk</translation>
    </message>
    <message>
        <source>E&amp;xpansions in play</source>
        <translation>Uitbreidingen in het s&amp;pel</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Ven&amp;ster</translation>
    </message>
    <message>
        <source>Find rules, commands, tiles</source>
        <translation>Regels, opdrachten, tegels zoeken</translation>
    </message>
</context>
</TS>
