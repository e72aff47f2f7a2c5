// SPDX-License-Identifier: MIT
#include "app/window/presenters/lastquestion.h"

#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"

#include <QSettings>

namespace towerwatch {

namespace {

constexpr qsizetype mostFiles = 20;
const QString lastKey = QStringLiteral("lastQuestions"); ///< path and question in turn, the latest file first

/// What is kept, without a file.
QStringList keptWithout(const QString &path)
{
    QStringList kept = QSettings().value(lastKey).toStringList();
    for (qsizetype i = kept.size() - 2; i >= 0; i -= 2)
        if (kept.at(i) == path)
            kept.remove(i, 2);
    return kept;
}

} // namespace

LastQuestion::LastQuestion(const Workplace &at, FileFlow &files)
    : QObject(&at.window)
    , m_at(at)
{
    connect(&at.document, &ScenarioDocument::started, this, &LastQuestion::leave);
    connect(&files, &FileFlow::saved, this, [this](const QString &path) { m_path = path; });
    connect(&files, &FileFlow::opened, this, &LastQuestion::askAgain);
}

void LastQuestion::leave()
{
    const QString path = std::exchange(m_path, {});
    if (path.isEmpty() || !m_at.desk->question)
        return;
    const QStringList now{path, QString::fromStdString(writeQuestion(*m_at.desk->question))};
    QSettings().setValue(lastKey, (now + keptWithout(path)).mid(0, 2 * mostFiles));
}

void LastQuestion::askAgain()
{
    m_path = m_at.document.path();
    const QStringList kept = QSettings().value(lastKey).toStringList();
    for (qsizetype i = 0; i + 1 < kept.size(); i += 2) {
        if (m_path.isEmpty() || kept.at(i) != m_path)
            continue;
        std::vector<Problem> problems; // the file may have changed since
        const auto asked =
            readQuestion(kept.at(i + 1).toStdString(), m_at.scenario(), builtInTiles(), problems);
        if (problems.empty() && !asked.empty() && m_at.desk->hasTileFor(asked.front()))
            m_at.desk.take(ondesk::Asked{asked.front()});
        return;
    }
}

} // namespace towerwatch

#include "moc_lastquestion.cpp"
