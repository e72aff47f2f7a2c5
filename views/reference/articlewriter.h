// SPDX-License-Identifier: MIT
/// Sets one ruling of the reference as a page: title, kind, text, readings, sources, and what it is related
/// to.
#pragma once

#include "views/look/pagewriter.h"

#include <QCoreApplication>

namespace towerwatch {

/// Writes rulings into a document. Links are `ruling:ID`, `example:PATH` and the addresses of sources.
class ArticleWriter : private PageWriter
{
    Q_DECLARE_TR_FUNCTIONS(ArticleWriter)

public:
    using PageWriter::PageWriter;

    /// Writes a ruling in the language of the program and, unless `beside` is empty, in that one next to it.
    void write(const Ruling &ruling, const QString &beside = {});

private:
    void writeTitle(std::string_view title);
    void writeText(const RulingText &text);
    void writeReadings(const RulingText &text);
    void writeBeside(const Ruling &ruling, const QString &beside);
    void writeSources(const Ruling &ruling);
    void writeRelated(const Ruling &ruling);
    void writeExamples(const Ruling &ruling);
};

} // namespace towerwatch
