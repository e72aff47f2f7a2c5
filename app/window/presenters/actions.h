// SPDX-License-Identifier: MIT
/// All actions of the window: one table of their names, texts, keys and icons.
#pragma once

#include <QAction>
#include <array>
#include <span>

namespace towerwatch {

class Actions : public QObject
{
    Q_OBJECT

public:
    /// The actions. The object name of each, for settings and tests, is its name here with a small first
    /// letter.
    enum class Do {
        New,
        NewForTwo,
        NewWindow,
        Open,
        OpenBeside,
        OpenFolder,
        PreviousScenario,
        NextScenario,
        OpenExample,
        ImportGame,
        Save,
        SaveAs,
        CompareWith,
        Export,
        ExportPage,
        ExportReference,
        ShowCode,
        PasteCode,
        DiscardedWork,
        RestoreSession,
        CloseWindow,
        Quit,
        Undo,
        Redo,
        Rotate,
        RotateBack,
        Remove,
        FloorUp,
        FloorDown,
        Bridge,
        Castle,
        EmptyHand,
        CutBlock,
        CopyBlock,
        PasteBlock,
        SelectAll,
        LayTile,
        TakeFigure,
        FigureAgain,
        MoveThing,
        CopyYaml,
        CopyMarkdown,
        CopyBBCode,
        CopyPicture,
        CopyCode,
        CopyLink,
        AskFloor,
        AskTop,
        AskWatchtower,
        AskFigure,
        AskPlayer,
        AskRansom,
        AskScore,
        NextQuestion,
        PreviousQuestion,
        KeepQuestion,
        RemoveQuestion,
        JustPlaced,
        CopyRuling,
        AllFootnotes,
        Perform,
        PlayOut,
        ZoomIn,
        ZoomOut,
        ZoomFit,
        Dangers,
        FullScreen,
        NextPane,
        PreviousPane,
        NextProblem,
        ComparePage,
        ReferencePage,
        GlossaryPage,
        TablesPage,
        SourcePage,
        CollectionPage,
        StartPage,
        Help,
        CommandPalette,
        Shortcuts,
        ShowReference,
        About,
        AboutQt,
        Count_
    };
    Q_ENUM(Do)

    /// The actions belong to `window`, so that their keys work there.
    explicit Actions(QWidget *window);

    QAction *operator[](Do what) const { return m_actions[static_cast<std::size_t>(what)]; }
    /// The action whose object has that name, or null.
    QAction *named(const QString &name) const;
    /// Makes the keys of the actions about the board work there, and some on the page beside it too.
    void addTo(QWidget &board, QWidget &ruling) const;
    /// Makes an action call `slot` of `receiver`.
    template <typename Receiver, typename Slot> void on(Do what, Receiver *receiver, Slot slot) const
    {
        QObject::connect((*this)[what], &QAction::triggered, receiver, slot);
    }
    /// Names all actions in the language of the program.
    void retranslate();
    /// Enables an action (empty `whyNot`), or disables it and says why.
    void allow(Do what, const QString &whyNot) const;
    /// Sets the text of an action; empty: its usual text.
    void name(Do what, const QString &text) const;
    /// Names undo and redo after the step they would take.
    void nameSteps(const QString &undo, const QString &redo) const;

private:
    struct Row;
    static std::span<const Row> rows();

    std::array<QAction *, static_cast<std::size_t>(Do::Count_)> m_actions{};
};

using Do = Actions::Do;

} // namespace towerwatch
