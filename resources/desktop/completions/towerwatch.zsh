#compdef towerwatch
# SPDX-License-Identifier: MIT
# zsh completion for towerwatch, which knows itself what can follow; installed as _towerwatch.

_towerwatch() {
    local -a offers
    local command=
    (( CURRENT > 2 )) && command=$words[2]
    offers=(${(f)"$(_call_program offers $words[1] __complete ${(qq)command} ${(qq)words[CURRENT-1]} ${(qq)PREFIX})"})
    compadd -- ${offers:#:*}
    case $offers[-1] in
        :/) _files -/ ;;
        :*) _files -g "*.(${offers[-1]#:})(-.)" ;;
    esac
}

_towerwatch "$@"
