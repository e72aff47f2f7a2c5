// SPDX-License-Identifier: MIT
/// The JSON Schemas that ship, and what they say of files.
#pragma once

#include <QByteArray>
#include <QStringList>

/// Whether Python is there with what checks files (Debian: python3-jsonschema and python3-yaml).
bool canCheckSchemas();
/// A schema's verdicts on files of YAML or JSON, in their order: "valid", or why not; none without Python.
QList<QByteArray> schemaVerdicts(const QString &schema, const QStringList &files);
/// What make-schema writes now; empty: it fails.
QByteArray writtenSchema(const QStringList &arguments);
