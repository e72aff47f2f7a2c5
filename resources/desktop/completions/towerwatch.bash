# SPDX-License-Identifier: MIT
# bash completion for towerwatch, which knows itself what can follow; needs the package bash-completion.

_towerwatch()
{
    local cur prev words cword split offers command=
    _init_completion -s || return
    ((cword > 1)) && command=${words[1]}
    mapfile -t offers < <("${words[0]}" __complete "$command" "$prev" "$cur" 2>/dev/null)
    mapfile -t COMPREPLY < <(printf '%s\n' "${offers[@]}" | grep -v '^:' | grep .)
    local last=${offers[*]: -1}
    case $last in
        :/) _filedir -d ;;
        :*) _filedir "@(${last#:})" ;;
    esac
    [[ $prev == --house ]] && compopt -o nospace
} &&
    complete -F _towerwatch towerwatch
