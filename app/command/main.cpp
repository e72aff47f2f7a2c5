// SPDX-License-Identifier: MIT
#include "app/command/program.h"

int main(int argc, char *argv[])
{
    return towerwatch::cli::program(argc, argv);
}
