// SPDX-License-Identifier: MIT
#include "app/window/frame/collecting.h"

#include "app/window/document/fileflow.h"
#include "app/window/frame/bottompages.h"
#include "views/window/widgets/widgets.h"

#include <QApplication>
#include <QPointer>

namespace towerwatch {

Collecting::Collecting(const Workplace &at, FileFlow &files, BottomPages &bottom)
    : QObject(&at.window)
    , m_at(at)
    , m_files(files)
    , m_bottom(bottom)
{
    connect(&files, &FileFlow::collectionAsked, this, &Collecting::open);
    connect(&m_collection, &Collection::listed, this, &Collecting::show);
    connectActions();
}

void Collecting::connectActions()
{
    m_at.actions.on(Do::OpenFolder, &m_files, &FileFlow::chooseFolder);
    m_at.actions.on(Do::PreviousScenario, this, [this] { step(-1); });
    m_at.actions.on(Do::NextScenario, this, [this] { step(1); });
    connect(&m_at.desk, &LiveDesk::reworded, this, &Collecting::allowSteps);
    allowSteps();
}

void Collecting::allowSteps()
{
    const bool isOpen = !m_collection.folder().isEmpty();
    for (const Do what : {Do::PreviousScenario, Do::NextScenario})
        m_at.actions.allow(what, isOpen ? QString() : tr("No collection is open."));
}

/// Makes the page show what the collection finds out, and open what is chosen there.
void Collecting::connectPage()
{
    if (std::exchange(m_connected, true))
        return;
    CollectionPage *page = m_bottom.collection();
    connect(&m_collection, &Collection::checked, page, &CollectionPage::setChecked);
    connect(&m_collection, &Collection::drawn, page, &CollectionPage::setPicture);
    connect(page, &CollectionPage::pictureWanted, &m_collection, &Collection::draw);
    connect(page, &CollectionPage::chosen, this, &Collecting::openHere);
    connect(&m_at.document, &ScenarioDocument::stateChanged, page,
            [this, page] { page->showOpen(m_at.document.path()); });
    connect(page, &CollectionPage::checkAsked, &m_collection, &Collection::checkAll);
    connect(&m_files, &FileFlow::saved, &m_collection, &Collection::check);
    whenEvent(page, {QEvent::LanguageChange}, [this] { m_collection.checkAll(); }); // in other words
}

void Collecting::open(const QStringList &places)
{
    connectPage();
    m_bottom.showCollection();
    m_bottom.collection()->search()->clear(); // it was about another folder
    m_collection.open(places);
    allowSteps();
}

void Collecting::show()
{
    CollectionPage *page = m_bottom.collection();
    page->setFiles(m_collection.folder(), m_collection.files(), m_collection.isCut());
    page->showOpen(m_at.document.path());
    if (!m_collection.files().isEmpty() && m_at.document.isUntouched())
        openHere(m_collection.files().constFirst());
}

/// Text with errors comes up in Source; who looks through a collection keeps that in sight.
void Collecting::openHere(const QString &path)
{
    CollectionPage *page = m_bottom.collection();
    const bool seen = page->isVisible();
    QPointer<QWidget> focused =
        page->isAncestorOf(QApplication::focusWidget()) ? QApplication::focusWidget() : nullptr;
    m_files.openHere(path);
    if (seen && !page->isVisible())
        m_bottom.showCollection();
    if (focused)
        focused->setFocus();
}

void Collecting::step(int by)
{
    if (const QString path = m_bottom.collection()->beside(by); !path.isEmpty())
        openHere(path);
    else
        m_at.say(by > 0 ? tr("This is the last scenario of the collection.")
                        : tr("This is the first scenario of the collection."));
}

} // namespace towerwatch

#include "moc_collecting.cpp"
