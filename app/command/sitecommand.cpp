// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "app/system/filename.h"
#include "app/system/phonepage.h"
#include "views/site/site.h"

#include <QFileInfo>
#include <filesystem>

namespace towerwatch::cli {

namespace {

/// Writes files into a folder, and makes the folders they lie in, but follows no link below it.
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
        refuseLinks(path);
        const QString file = m_folder + u'/' + path, inside = QFileInfo(file).path();
        if (inside != m_made)
            make(inside);
        if (!save(file, bytes))
            throw Refused();
    }

    /// Ends the command where a file, or a folder it lies in, is a link.
    void refuseLinks(const QString &path) const
    {
        QString place = m_folder;
        std::error_code unseen; // where one cannot look one cannot write, which save() tells
        for (const QString &part : path.split(u'/'))
            if (place += u'/' + part; std::filesystem::is_symlink(nativeName(place).toStdString(), unseen))
                refuse(
                    Cli::tr("“%1” is a link. The site is written into its own folder only: remove the link, "
                            "or name another folder.")
                        .arg(nameOf(place).toStdString()));
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

/// Where the site will be, with a slash at its end; empty: it is not known.
std::string addressIn(const Options &options)
{
    const std::string address = options.address("address").toStdString();
    if (address.find_first_of("?#") != std::string::npos) // the places of pages are put behind it
        refuse(Cli::tr("--%1 needs the address of a folder, without “?” and “#”.").arg("address"));
    return address.empty() || address.ends_with('/') ? address : address + "/";
}

} // namespace

int site(const Options &options)
{
    using namespace towerwatch::site;
    const QString into = options.value("o");
    if (into.isEmpty())
        refuse(Cli::tr("Name the folder of the site with -o."));
    const std::string address = addressIn(options);
    const bool hasPage = !options.has("without-page");
    const bool drawn = !address.empty() && canDraw(); // chats take pictures only from a whole address
    const std::string picture = address + previewOf(shippedScenarios().front());
    const auto tag = single("meta", {{"property", "og:image"}, {"content", picture}}) + iconLink({});
    const QByteArray page = hasPage ? installablePage(drawn ? tag.code : "") : QByteArray();
    if (hasPage && page.isEmpty())
        refuse(Cli::tr(
            "This copy of Towerwatch comes without the page for phones; with --without-page the site is "
            "written all the same, and its boards cannot be tried."));
    Folder folder(into);
    if (!page.isEmpty())
        folder.write(QStringLiteral("towerwatch.html"), page);
    const int pages = writeSite(
        {address, !page.isEmpty(), drawn}, [&folder](const std::string &path, std::string_view bytes) {
            folder.write(QString::fromStdString(path),
                         QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
        });
    print(Cli::tr("%n page(s) in “%1”", nullptr, pages).arg(nameOf(into).toStdString()));
    if (!drawn)
        return fine;
    folder.refuseLinks(QStringLiteral("icon.png"));
    QStringList boards{into + QStringLiteral("/icon.svg")};
    for (const ShippedScenario &shipped : shippedScenarios()) {
        folder.refuseLinks(QString::fromStdString(previewOf(shipped)));
        boards << into + u'/' + QString::fromStdString(pictureOf(shipped, 0, drawing::Scheme::Light));
    }
    return drawPreviews(boards);
}

} // namespace towerwatch::cli
