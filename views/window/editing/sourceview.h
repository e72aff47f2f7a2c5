// SPDX-License-Identifier: MIT
/// The scenario as text beside the board, live in both directions: what is typed becomes an edit as soon as
/// it can be read, what is done on the board appears in the text.
#pragma once

#include "model/board/position.h"
#include "model/format/scenarioreader.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace towerwatch {

class SourceEdit;

class SourceView : public QWidget
{
    Q_OBJECT

public:
    explicit SourceView(QWidget *parent = nullptr);
    ~SourceView() override;

    /// Shows the text of a scenario; `draft`: that text, if it is a draft (it cannot be read), else empty.
    void setPosition(const PositionPtr &position, const QString &text, const QString &draft = {});
    /// Puts the cursor on the line of what was just selected on the board, unless the user is typing.
    void showChosen(std::optional<Square> square, int figure);
    /// Puts the cursor at a place of the text.
    void goTo(Mark mark);
    /// Another scenario follows: what was typed for this one does not belong to it.
    void forget();
    /// Reads what was typed now, without waiting for a pause.
    void settle();

    SourceEdit *edit() const { return m_edit; }
    /// What is wrong with the text; the board shows the last one without errors.
    const std::vector<Problem> &problems() const { return m_problems; }
    /// Where the entries of the scenario stand in the text.
    const ScenarioMarks &marks() const { return m_marks; }

signals:
    /// The text changed, or was a draft, and can be read.
    void edited(const Scenario &scenario, const QString &typed, const QString &text);
    /// The text changed and cannot be read.
    void drafted(const QString &draft, const QString &text);
    /// problems() or marks() changed.
    void sourceChanged();
    /// The user put the cursor on the line of a tile or figure.
    void lineChosen(std::optional<Square> square, int figure);

private:
    void read();
    void showErrors();
    void hear();
    void bringDraftBack();
    void chooseLine();
    int lineOf(std::optional<Square> square, int figure) const;
    void retranslate();

    PositionPtr m_position;
    SourceEdit *m_edit;
    QLabel *m_state;
    QToolButton *m_restore;
    QTimer m_pause;
    std::optional<Scenario> m_read; ///< what the text says; nothing while it cannot be read
    std::vector<Problem> m_problems;
    ScenarioMarks m_marks;
    std::pair<std::optional<Square>, int> m_shown{{}, -1}; ///< the last that was chosen on the board
    QString m_draft;                                       ///< the document's
    QString m_text;                                        ///< the document's, perhaps a draft
    QString m_overtaken;  ///< unreadable text that an edit of the board replaced
    int m_line = 0;       ///< the line being typed at
    bool m_quiet = false; ///< while the program itself changes text or cursor
};

} // namespace towerwatch
