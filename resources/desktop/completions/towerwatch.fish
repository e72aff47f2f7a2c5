# SPDX-License-Identifier: MIT
# fish completion for towerwatch

function __towerwatch_rulings
    towerwatch rulings --json 2>/dev/null | string replace -rf '^ *"id": "([^"]*)".*' '$1'
end

# Completes the last of several words between commas.
function __towerwatch_list
    set -l before (string replace -r '^--house=' '' -- (commandline -ct) | string replace -r '[^,]*$' '')
    set -q before[1]; or set before ''
    printf '%s\n' $before$argv
end

complete -c towerwatch -n __fish_use_subcommand -l help -d 'Summary of the commands'
complete -c towerwatch -n __fish_use_subcommand -l version -d 'Version of the program'
complete -c towerwatch -n __fish_use_subcommand -l page-address -x -d 'Where the page for phones is published'
complete -c towerwatch -n __fish_use_subcommand -a explain -d 'Answer the questions of a scenario'
complete -c towerwatch -n __fish_use_subcommand -a dangers -d 'What the next floor of every tower could take'
complete -c towerwatch -n __fish_use_subcommand -a compare -d 'The answers under every rule set and house rule'
complete -c towerwatch -n __fish_use_subcommand -a diff -d 'What became of one scenario in another'
complete -c towerwatch -n __fish_use_subcommand -a check -d 'Compare the answers with what is expected'
complete -c towerwatch -n __fish_use_subcommand -a render -d 'Draw the board'
complete -c towerwatch -n __fish_use_subcommand -a rulings -d 'The reference of rulings'
complete -c towerwatch -n __fish_use_subcommand -a tiles -d 'The tile catalogue'
complete -c towerwatch -n __fish_use_subcommand -a site -d 'The reference as pages for a web server'
complete -c towerwatch -n __fish_use_subcommand -a format -d 'Rewrite in canonical form'
complete -c towerwatch -n __fish_use_subcommand -a import -d 'Make a scenario from a game of JCloisterZone'

complete -c towerwatch -n '__fish_seen_subcommand_from explain dangers compare rulings tiles' -l json -d 'JSON instead of text'
complete -c towerwatch -n '__fish_seen_subcommand_from explain dangers compare diff check render rulings tiles site format import' -l lang -xa 'en de nl' -d 'Language of texts'

complete -c towerwatch -n '__fish_seen_subcommand_from explain dangers' -l tower -xa 'c2 c1 c1-original c1-rgg c1-zmg' -d 'Rule set of The Tower'
complete -c towerwatch -n '__fish_seen_subcommand_from explain dangers' -l watchtowers -xa 'c3 c2' -d 'Edition of The Watchtowers'
complete -c towerwatch -n '__fish_seen_subcommand_from explain dangers' -l house -xa '(__towerwatch_list no-gaps eye-for-an-eye no-surprises diagonal)' -d 'House rules'
complete -c towerwatch -n '__fish_seen_subcommand_from explain' -l hinges -d 'What would change each verdict'
complete -c towerwatch -n '__fish_seen_subcommand_from explain' -l all-footnotes -d 'Number every ruling that plays a part'
complete -c towerwatch -n '__fish_seen_subcommand_from explain render' -l footnotes -d 'Print the texts of the rulings'
complete -c towerwatch -n '__fish_seen_subcommand_from explain' -l ask -xa 'place-floor place-figure watchtower score ransom actions outlook' -d 'Ask this instead'
complete -c towerwatch -n '__fish_seen_subcommand_from explain' -l at -x -d 'Square of the question'
complete -c towerwatch -n '__fish_seen_subcommand_from explain' -l tile -x -d 'Tile of a score question'
complete -c towerwatch -n '__fish_seen_subcommand_from explain' -l figure -xa 'meeple large-meeple mayor wagon phantom abbot ringmaster guard builder pig barn shepherd sheep fairy dragon count mage witch big-top gingerbread-man ferry gold' -d 'Kind of figure'
complete -c towerwatch -n '__fish_seen_subcommand_from explain' -l by -xa 'red blue yellow green black pink grey purple' -d 'Who asks'
complete -c towerwatch -n '__fish_seen_subcommand_from explain' -l from -xa 'red blue yellow green black pink grey purple' -d 'Whose prisoners'
complete -c towerwatch -n '__fish_seen_subcommand_from explain' -l target -x -d 'Figure to judge'

complete -c towerwatch -n '__fish_seen_subcommand_from render' -l paper -x -a 'a4 letter' -d 'Pages of a PDF'
complete -c towerwatch -n '__fish_seen_subcommand_from render' -l question -x -d 'Question to mark'
complete -c towerwatch -n '__fish_seen_subcommand_from render' -l width -x -d 'Width of a PNG in pixels'
complete -c towerwatch -n '__fish_seen_subcommand_from render' -l transparent -d 'No paper around the board'
complete -c towerwatch -n '__fish_seen_subcommand_from render' -l dangers -d 'Mark what every next floor could take'
complete -c towerwatch -n '__fish_seen_subcommand_from render import' -s o -r -d 'File to write'

complete -c towerwatch -n '__fish_seen_subcommand_from rulings' -fa '(__towerwatch_rulings)'
complete -c towerwatch -n '__fish_seen_subcommand_from rulings' -l kind -xa 'rule official community difference open house-rule inference engine' -d 'Only this kind'
complete -c towerwatch -n '__fish_seen_subcommand_from rulings' -l edition -xa 'c1 c2 c3' -d 'Only this edition'
complete -c towerwatch -n '__fish_seen_subcommand_from rulings' -l search -x -d 'Only with these words'
complete -c towerwatch -n '__fish_seen_subcommand_from tiles' -f

complete -c towerwatch -n '__fish_seen_subcommand_from site' -s o -xa '(__fish_complete_directories)' -d 'Folder to write'
complete -c towerwatch -n '__fish_seen_subcommand_from site' -l address -x -d 'Where the site is published'

complete -c towerwatch -n '__fish_seen_subcommand_from format' -l check -d 'Only check whether it is canonical'
complete -c towerwatch -n '__fish_seen_subcommand_from format' -l code -d 'Print the scenario code, change nothing'
complete -c towerwatch -n '__fish_seen_subcommand_from format' -l page-address -x -d 'Print links to the page published there'
complete -c towerwatch -n '__fish_seen_subcommand_from check' -l junit -r -d 'Write what CI systems read'
complete -c towerwatch -n '__fish_seen_subcommand_from import' -l turn -x -d 'Stop after this turn'
complete -c towerwatch -n '__fish_seen_subcommand_from import' -l partial -d 'Also where most of the game is lost'
complete -c towerwatch -n '__fish_seen_subcommand_from import' -l report -d 'Count what comes over of the games in a folder'
