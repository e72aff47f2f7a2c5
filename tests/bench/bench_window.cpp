// SPDX-License-Identifier: MIT
/// How long the window takes from an event to the painted board, and pictures to be written.
#include "app/window/frame/mainwindow.h"
#include "tests/bench/boards.h"
#include "views/window/board/boardwidget.h"
#include "views/window/export/booklet.h"

#include <QApplication>
#include <QBuffer>
#include <QElapsedTimer>
#include <QSettings>
#include <QStandardPaths>
#include <QWheelEvent>
#include <benchmark/benchmark.h>
#include <cmath>
#include <ctime>

using namespace towerwatch;

namespace {

/// Seconds: of the processor with BENCH_CLOCK=cpu, for machines that others use too.
double now()
{
    static const bool cpu = qgetenv("BENCH_CLOCK") == "cpu";
    timespec time{};
    clock_gettime(cpu ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

/// Counts the paintings of a widget.
class PaintCounter : public QObject
{
public:
    explicit PaintCounter(QWidget *widget) { widget->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_count += event->type() == QEvent::Paint;
        return false;
    }
    int count() const { return m_count; }

private:
    int m_count = 0;
};

/// The real window with a board of so many tiles, all of it in view.
class Window
{
public:
    explicit Window(int tiles)
        : m_paintings(m_window.board())
    {
        m_window.resize(1280, 720);
        m_window.show();
        m_window.document().openCopy(bench::position(tiles)->scenario());
        m_window.board()->zoomToFit();
        settle();
    }
    ~Window() { m_window.document().undoStack()->setClean(); }

    /// Runs what is left to do, for a while.
    static void settle()
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 60)
            QApplication::processEvents(QEventLoop::AllEvents, 10);
    }

    /// The seconds from an event to the painted board.
    template <typename Cause> double timed(Cause cause)
    {
        const int before = m_paintings.count();
        const double start = now();
        cause();
        while (m_paintings.count() == before)
            QApplication::processEvents();
        return now() - start;
    }

    BoardWidget &board() { return *m_window.board(); }
    ScenarioDocument &document() { return m_window.document(); }

private:
    MainWindow m_window;
    PaintCounter m_paintings;
};

void editToPaintedBoard(benchmark::State &state)
{
    Window window(static_cast<int>(state.range(0)));
    const Square at{50, 50};
    window.board().zoomTo(1);
    window.board().ensureVisible(at);
    window.board().activate(at, -1);
    for (auto _ : state) {
        Window::settle();
        state.SetIterationTime(window.timed([&] { emit window.board().rotateAsked(at, true); }));
    }
}
BENCHMARK(editToPaintedBoard)->Arg(10'000)->UseManualTime()->Iterations(9)->Unit(benchmark::kMillisecond);

/// A notch of the wheel zooms; fingers on a touchpad pan.
void wheel(BoardWidget &board, int by, bool fingers)
{
    const QPointF middle = QRectF(board.rect()).center();
    QWheelEvent event(middle, board.mapToGlobal(middle), {0, fingers ? by : 0}, {0, by}, Qt::NoButton, {},
                      fingers ? Qt::ScrollUpdate : Qt::NoScrollPhase, false);
    QApplication::sendEvent(&board, &event);
}

/// Steps there and back from a zoom in percent.
void step(benchmark::State &state, bool fingers)
{
    Window window(static_cast<int>(state.range(0)));
    const int middle = static_cast<int>(std::sqrt(static_cast<double>(state.range(0)))) / 2;
    window.board().zoomTo(static_cast<double>(state.range(1)) / 100);
    window.board().ensureVisible({middle, middle});
    int by = fingers ? 40 : 120;
    for (auto _ : state) {
        Window::settle();
        state.SetIterationTime(window.timed([&] { wheel(window.board(), by, fingers); }));
        by = -by;
    }
}
void zoomStep(benchmark::State &state)
{
    step(state, false);
}
void panStep(benchmark::State &state)
{
    step(state, true);
}

void zooms(benchmark::internal::Benchmark *benchmark)
{
    for (const int tiles : {10'000, 100'000})
        for (const int percent : {5, 7, 15, 23, 25, 50, 100, 250})
            benchmark->Args({tiles, percent});
}
BENCHMARK(zoomStep)->Apply(zooms)->UseManualTime()->Iterations(10)->Unit(benchmark::kMillisecond);
BENCHMARK(panStep)->Apply(zooms)->UseManualTime()->Iterations(10)->Unit(benchmark::kMillisecond);

/// The picture the program exports: `range(0)` tiles, `range(1)` pixels a tile.
void png(benchmark::State &state)
{
    const Sheet sheet{bench::position(static_cast<int>(state.range(0)))};
    for (auto _ : state) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        writePng(sheetImage(sheet, static_cast<double>(state.range(1))), buffer);
        state.counters["MB"] = static_cast<double>(buffer.size()) / 1e6;
    }
}
BENCHMARK(png)->Args({1000, 64})->Args({1000, 160})->Unit(benchmark::kMillisecond);

void vectorPdf(benchmark::State &state)
{
    const Sheet sheet{bench::position(static_cast<int>(state.range(0)))};
    for (auto _ : state) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        writeBooklet({sheet}, QPageSize::A4, buffer);
        state.counters["MB"] = static_cast<double>(buffer.size()) / 1e6;
    }
}
BENCHMARK(vectorPdf)->Arg(1000)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("towerwatch-bench"));
    QSettings().clear();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
