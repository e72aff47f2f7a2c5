// SPDX-License-Identifier: MIT
#include "views/drawing/boardpath.h"

#include "views/drawing/path.h"

#include <cctype>
#include <cmath>
#include <cstdlib>

namespace towerwatch::drawing {

namespace {

/// How many numbers a command takes.
std::size_t numbersOf(char command)
{
    switch (command) {
    case 'C': return 6;
    case 'A': return 7;
    case 'Z': return 0;
    default: return 2;
    }
}

/// One command with its numbers.
struct Step
{
    char command = 'M';
    std::array<double, 7> numbers{};

    Point end() const
    {
        const std::size_t count = numbersOf(command);
        return {numbers[count - 2], numbers[count - 1]};
    }
};

std::vector<Step> stepsOf(const std::string &path)
{
    std::vector<Step> steps;
    const char *at = path.c_str();
    char command = 'M';
    while (*at) {
        if (*at == ' ' || *at == ',') {
            ++at;
            continue;
        }
        if (std::isalpha(static_cast<unsigned char>(*at)))
            command = *at++;
        Step step{command, {}};
        for (std::size_t i = 0; i < numbersOf(command); ++i) {
            char *after = nullptr;
            step.numbers[i] = std::strtod(at, &after);
            if (after == at)
                return steps;
            at = after + (*after == ' ' || *after == ',' ? 1 : 0);
        }
        steps.push_back(step);
        if (command == 'M')
            command = 'L';
    }
    return steps;
}

/// Whether the straight line from `a` to `b` runs along a side of the tile.
bool alongSide(Point a, Point b)
{
    const auto same = [](double p, double q, double side) {
        return std::abs(p - side) < 0.3 && std::abs(q - side) < 0.3;
    };
    return same(a.x, b.x, 0) || same(a.x, b.x, tileSize) || same(a.y, b.y, 0) || same(a.y, b.y, tileSize);
}

std::string written(const Step &step, Point corner)
{
    std::string result(1, step.command);
    const std::size_t count = numbersOf(step.command);
    for (std::size_t i = 0; i < count; ++i) {
        const bool isPoint = step.command != 'A' || i >= 5;
        const bool isX = step.command == 'A' ? i == 5 : i % 2 == 0;
        const double value = step.numbers[i] + (!isPoint ? 0 : isX ? corner.x : corner.y);
        result += (i > 0 ? " " : "") + number(value);
    }
    return result;
}

} // namespace

std::string pathOnBoard(const std::string &path, Point corner, bool borders)
{
    std::string result;
    Point at, start;
    for (Step step : stepsOf(path)) {
        if (step.command == 'M')
            start = step.end();
        if (step.command == 'Z' && borders)
            step = {'L', {start.x, start.y}};
        if (borders && step.command == 'L' && alongSide(at, step.end()))
            step.command = 'M';
        result += written(step, corner);
        if (step.command != 'Z')
            at = step.end();
    }
    return result;
}

} // namespace towerwatch::drawing
