// SPDX-License-Identifier: MIT
/// Everything the window can be told to do: one table of names, keys and icons.
#pragma once

#include <QAction>
#include <array>

namespace towerwatch {

enum class Do : std::uint8_t {
    New,
    NewForTwo,
    NewWindow,
    Open,
    OpenExample,
    ImportGame,
    Save,
    SaveAs,
    Export,
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
    NextQuestion,
    PreviousQuestion,
    KeepQuestion,
    RemoveQuestion,
    CopyRuling,
    Perform,
    PlayOut,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    FullScreen,
    CommandPalette,
    Shortcuts,
    Reference,
    Tour,
    About,
    AboutQt,
    Count_
};

class Actions : public QObject
{
    Q_OBJECT

public:
    /// The actions belong to `window`, so that their keys work there.
    explicit Actions(QWidget *window);

    QAction *operator[](Do what) const { return m_actions[static_cast<std::size_t>(what)]; }
    /// Names all actions in the language of the program.
    void retranslate();
    /// Names undo and redo after the step they would take.
    void nameSteps(const QString &undo, const QString &redo);

private:
    std::array<QAction *, static_cast<std::size_t>(Do::Count_)> m_actions{};
};

} // namespace towerwatch
