# SPDX-License-Identifier: MIT
# fish completion for towerwatch, which knows itself what can follow

function __towerwatch_complete
    set -l words (commandline -opc)
    set -l command $words[2]
    set -q command[1]; or set command ''
    for offer in (towerwatch __complete $command $words[-1] (commandline -ct) 2>/dev/null)
        switch $offer
            case ':/'
                __fish_complete_directories (commandline -ct)
            case ':*'
                for kind in (string split '|' (string sub -s 2 -- $offer))
                    __fish_complete_suffix .$kind
                end
            case '*'
                echo $offer
        end
    end
end

complete -c towerwatch -f -a '(__towerwatch_complete)'
