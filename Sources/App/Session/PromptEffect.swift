import Curriculum

/// Something that the caller has to do for the session. All text is Markdown.
public enum PromptEffect: Hashable, Sendable {
    case print(String)
    /// A long text, which a pager may show.
    case page(String)
    /// Play what the lesson plays, then call `Session.measured`.
    case readLesson(lessonID: String)
    /// Put the exercise's file in the workspace, then call `Session.opened`.
    case openExercise(exerciseID: String)
    /// Show the learner's file to an editor, at the line of this finding; nil for the usual editor. Then call
    /// `Session.edited`.
    case edit(exerciseID: String, finding: Int, program: String?)
    /// Show the learner's file, with the numbers of its lines.
    case show(exerciseID: String)
    /// Change one line of the learner's file, then call `Session.edited`.
    case fix(exerciseID: String, line: Int, LineEdit)
    /// Replace the learner's file by the starter and keep a copy. Then call `Session.wasReset`.
    case reset(exerciseID: String)
    /// Show the learner's answer beside the reference.
    case compare(exerciseID: String)
    /// Store that the learner asked for the reference before passing.
    case recordReveal(exerciseID: String)
    case export(file: String)
    /// Import such a file, then call `Session.imported`.
    case `import`(file: String)
    /// Run the learner's answer and report, then call `Session.verified`.
    case verify(exerciseID: String)
    /// Open the lab with the exercise's app around the learner's view.
    case lab(exerciseID: String)
    /// Open the lab with a lesson's program.
    case labOfLesson(lessonID: String)
    /// Play the failed scenario of the last run, a line at a time.
    case replay(exerciseID: String)
    /// Draw the last run.
    case timeline(exerciseID: String)
    /// Say what led to a request of the last run; nil for a list of all.
    case why(exerciseID: String, request: Int?)
    /// Play invented stories with the learner's answer, and say what is wrong in them.
    case explore(exerciseID: String)
    /// Run these answers again under a new seed.
    case review(exerciseIDs: [String])
    /// Say what a finding means; nil for a list of all, these first.
    case explain(finding: String?, lastFindings: [String])
    /// Do what the shell's command of this name does with these words, then call `Session.noticed`.
    /// - Parameter exerciseID: what a command is about that names no exercise.
    case command(line: String, exerciseID: String?)
    /// Remember the exercise that is open.
    case recordOpen(exerciseID: String)
    /// Check the machine.
    case doctor
    case recordAttempt(AttemptSummary)
    case recordHint(exerciseID: String, ladder: String, step: Int)
    case markRead(lessonID: String)
    case quit
}

/// What an editor did to the learner's file.
public enum FileChange: Hashable, Sendable {
    case changed
    case asBefore
    /// The editor has a window of its own, and is still open.
    case goesOn(program: String)
}
