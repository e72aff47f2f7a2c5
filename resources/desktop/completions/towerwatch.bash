# SPDX-License-Identifier: MIT
# bash completion for towerwatch; needs the package bash-completion.

# Completes the last of several words between commas.
_towerwatch_list()
{
    local before=
    [[ $cur == *,* ]] && before=${cur%,*},
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${cur##*,}")
    compopt -o nospace
}

_towerwatch_words()
{
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur")
}

_towerwatch_rulings()
{
    _towerwatch_words "$("${words[0]}" rulings --json 2>/dev/null |
        sed -n 's/^ *"id": "\([^"]*\)".*/\1/p')"
}

_towerwatch()
{
    local cur prev words cword split
    _init_completion -s || return

    local figures='meeple large-meeple mayor wagon phantom abbot ringmaster guard builder pig barn shepherd
        sheep fairy dragon count mage witch big-top gingerbread-man ferry gold'

    case $prev in
        --tower) _towerwatch_words 'c2 c1 c1-original c1-rgg c1-zmg'; return ;;
        --watchtowers) _towerwatch_words 'c3 c2'; return ;;
        --house) _towerwatch_list 'no-gaps eye-for-an-eye no-surprises diagonal'; return ;;
        --lang) _towerwatch_words 'en de nl'; return ;;
        --ask) _towerwatch_words 'place-floor place-figure watchtower score ransom actions outlook'; return ;;
        --figure) _towerwatch_words "$figures"; return ;;
        --by | --from) _towerwatch_words 'red blue yellow green black pink grey purple'; return ;;
        --kind)
            _towerwatch_words 'rule official community difference open house-rule inference engine'
            return
            ;;
        --edition) _towerwatch_words 'c1 c2 c3'; return ;;
        --paper) _towerwatch_words 'a4 letter'; return ;;
        --junit) _filedir xml; return ;;
        -o)
            if [[ ${words[1]} == render ]]; then
                _filedir '@(svg|png|pdf|html)'
            elif [[ ${words[1]} == site ]]; then
                _filedir -d
            else
                _filedir yaml
            fi
            return
            ;;
        --at | --tile | --target | --search | --question | --turn | --width | --page-address | --address) return ;;
    esac
    $split && return

    local options=
    case $cword:${words[1]} in
        1:*)
            if [[ $cur == -* ]]; then
                _towerwatch_words '--help --version --page-address'
            else
                _filedir '@(yaml|jcz)'
                COMPREPLY+=($(compgen -W \
                    'explain dangers compare diff check render rulings tiles site format import' -- "$cur"))
            fi
            return
            ;;
        *:explain)
            options='--json --hinges --all-footnotes --footnotes --lang --tower --watchtowers --house --ask --at --tile --figure --by --from --target'
            ;;
        *:dangers) options='--json --lang --tower --watchtowers --house' ;;
        *:compare | *:tiles) options='--json --lang' ;;
        *:diff) options='--lang' ;;
        *:site) options='--address --lang -o' ;;
        *:check) options='--junit --lang' ;;
        *:render) options='--question --paper --width --transparent --footnotes --dangers --lang -o' ;;
        *:rulings) options='--json --lang --kind --edition --search' ;;
        *:format) options='--check --code --page-address --lang' ;;
        *:import) options='--turn --partial --report --lang -o' ;;
    esac
    if [[ $cur == -* ]]; then
        _towerwatch_words "$options"
        return
    fi
    case ${words[1]} in
        rulings) _towerwatch_rulings ;;
        tiles) ;;
        import) _filedir '@(jcz|zip)' ;;
        *) _filedir yaml ;;
    esac
} &&
    complete -F _towerwatch towerwatch
