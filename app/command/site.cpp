// SPDX-License-Identifier: MIT
#include "views/site/site.h"
#include "app/command/commands.h"
#include "app/system/filename.h"
#include "app/system/phonepage.h"

#include <QFileInfo>
#include <filesystem>

namespace towerwatch::cli {

namespace {

/// Writes files into a folder, and makes the folders they lie in.
class Folder
{
public:
    explicit Folder(const QString &folder)
        : m_folder(folder)
    {
        make(folder);
    }

    void write(const QString &path, const QByteArray &bytes)
    {
        const QString file = m_folder + u'/' + path, inside = QFileInfo(file).path();
        if (inside != m_made)
            make(inside);
        if (!save(file, bytes))
            throw Refused();
    }

private:
    void make(const QString &folder)
    {
        std::error_code failure;
        std::filesystem::create_directories(nativeName(folder).toStdString(), failure);
        if (failure)
            refuse(Cli::tr("The folder “%1” cannot be made.").arg(nameOf(folder).toStdString()));
        m_made = folder;
    }

    QString m_folder, m_made;
};

} // namespace

int site(const Options &options)
{
    const QString into = options.value("o");
    if (into.isEmpty())
        refuse(Cli::tr("Name the folder of the site with -o."));
    const std::string address = options.address("address").toStdString();
    Folder folder(into);
    const QByteArray page = installablePage();
    const bool drawn = !address.empty() && canDraw(); // chats take pictures only from a whole address
    if (!page.isEmpty())
        folder.write(QStringLiteral("towerwatch.html"), page);
    const int pages = towerwatch::site::writeSite(
        {address, !page.isEmpty(), drawn}, [&folder](const std::string &path, std::string_view bytes) {
            folder.write(QString::fromStdString(path),
                         QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
        });
    print(Cli::tr("%n page(s) in “%1”", nullptr, pages).arg(nameOf(into).toStdString()));
    if (!drawn)
        return fine;
    QStringList boards;
    for (const ShippedScenario &shipped : shippedScenarios())
        boards << into + u'/' +
                      QString::fromStdString(towerwatch::site::pictureOf(shipped, 0, drawing::Scheme::Light));
    return drawPreviews(boards);
}

} // namespace towerwatch::cli
