#compdef towerwatch
# SPDX-License-Identifier: MIT
# zsh completion for towerwatch; installed as _towerwatch.

_towerwatch_rulings() {
    local -a ids
    ids=(${(f)"$(_call_program rulings $words[1] rulings --json 2>/dev/null |
        sed -n 's/^ *"id": "\([^"]*\)".*/\1/p')"})
    compadd -a ids
}

_towerwatch() {
    local context state state_descr line
    typeset -A opt_args

    local lang='--lang[language of texts]:language:(en de nl)'
    local json='--json[JSON instead of text]'
    local -a rules=(
        '--tower[rule set of The Tower]:rules:(c2 c1 c1-original c1-rgg c1-zmg)'
        '--watchtowers[edition of The Watchtowers]:rules:(c3 c2)'
        '--house[house rules]:rule:_sequence compadd - no-gaps eye-for-an-eye no-surprises diagonal'
    )
    local footnotes='--footnotes[print the texts of the rulings]'
    local -a scenario=('*:scenario:_files -g "*.(yaml|yml)(-.)"')
    local -a subcommands=(
        'explain:answer the questions of a scenario'
        'dangers:what the next floor of every tower could take'
        'compare:the answers under every rule set and house rule'
        'diff:what became of one scenario in another'
        'check:compare the answers with what is expected'
        'render:draw the board'
        'rulings:the reference of rulings'
        'tiles:the tile catalogue'
        'site:the reference as pages for a web server'
        'format:rewrite in canonical form'
        'import:make a scenario from a game of JCloisterZone'
    )
    local -a figures=(meeple large-meeple mayor wagon phantom abbot ringmaster guard builder pig barn shepherd
        sheep fairy dragon count mage witch big-top gingerbread-man ferry gold)
    local colours='(red blue yellow green black pink grey purple)'

    if (( CURRENT == 2 )); then
        if [[ $PREFIX == -* ]]; then
            compadd -- --help --version --page-address
        else
            _alternative 'commands:command:{_describe command subcommands}' \
                'files:scenario:_files -g "*.(yaml|yml|jcz)(-.)"'
        fi
        return
    fi

    local command=$words[2]
    words=($words[1] $words[3,-1])
    (( CURRENT-- ))
    case $command in
        explain)
            _arguments $json $lang $rules '--hinges[what would change each verdict]' $footnotes \
                '--all-footnotes[number every ruling that plays a part]' \
                '--ask[ask this instead]:question:(place-floor place-figure watchtower score ransom actions outlook)' \
                '--at[square of the question]:X,Y: ' \
                '--tile[tile of a score question]:X,Y: ' \
                "--figure[kind of figure]:kind:($figures)" \
                "--by[who asks]:colour:$colours" \
                "--from[whose prisoners]:colour:$colours" \
                '--target[figure to judge]:id: ' \
                $scenario
            ;;
        dangers) _arguments $json $lang $rules $scenario ;;
        compare) _arguments $json $lang $scenario ;;
        diff) _arguments $lang $scenario ;;
        check) _arguments $lang '--junit[write what CI systems read]:report:_files' $scenario ;;
        render)
            _arguments $lang '--question[question to mark]:number: ' \
                '--paper[pages of a PDF]:size:(a4 letter)' \
                '--width[width of a PNG]:pixels: ' '--transparent[no paper around the board]' $footnotes \
                '--dangers[mark what every next floor could take]' \
                '-o[file to write]:picture:_files -g "*.(svg|png|pdf|html)(-.)"' $scenario
            ;;
        rulings)
            _arguments $json $lang \
                '--kind[only this kind]:kind:(rule official community difference open house-rule inference engine)' \
                '--edition[only this edition]:edition:(c1 c2 c3)' \
                '--search[only with these words]:words: ' \
                '*:ruling:_towerwatch_rulings'
            ;;
        tiles) _arguments $json $lang ;;
        site) _arguments $lang '-o[folder to write]:folder:_files -/' '--address[where the site is published]:URL: ' ;;
        format)
            _arguments $lang '--check[only check whether it is canonical]' \
                '--code[print the scenario code, change nothing]' \
                '--page-address[print links to the page published there]:URL: ' $scenario
            ;;
        import)
            _arguments $lang '--turn[stop after this turn]:number: ' '-o[file to write]:scenario:_files' \
                '--partial[also where most of the game is lost]' \
                '--report[count what comes over of the games in a folder]' \
                '*:saved game:_files -g "*.(jcz|zip)(-.)"'
            ;;
        *) _files -g "*.(yaml|yml|jcz)(-.)" ;;
    esac
}

_towerwatch "$@"
