// SPDX-License-Identifier: MIT
#include "app/cli/program.h"

int main(int argc, char *argv[])
{
    return towerwatch::cli::program(argc, argv);
}
