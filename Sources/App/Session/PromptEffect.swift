import Curriculum

/// An action that the caller performs for the session. All texts in the effects are Markdown.
public enum PromptEffect: Hashable, Sendable {
    case print(String)
    /// Print a long text, perhaps in a pager.
    case page(String)
    /// Run the lesson's programs, then call `Session.measured`.
    case readLesson(lessonID: String)
    /// Put the exercise's file in the workspace, then call `Session.opened`.
    case openExercise(exerciseID: String)
    /// Open the learner's file at the line of a finding, in `program` or the usual editor. After the editor, call
    /// `Session.edited`.
    case edit(exerciseID: String, finding: Int, program: String?)
    /// Show the learner's file with line numbers.
    case show(exerciseID: String)
    /// Change one line of the learner's file, then call `Session.edited`.
    case fix(exerciseID: String, line: Int, LineEdit)
    /// Replace the learner's file with the starter and keep a copy. After the reset, call `Session.wasReset`.
    case reset(exerciseID: String)
    /// Show the learner's answer beside the reference.
    case compare(exerciseID: String)
    /// Records that the learner asked for the reference before passing the exercise.
    case recordReveal(exerciseID: String)
    case export(file: String)
    /// Import an exported file, then call `Session.imported`.
    case `import`(file: String)
    /// Run the learner's answer and report the result, then call `Session.verified`.
    case verify(exerciseID: String)
    /// Open the lab with the exercise's app around the learner's view.
    case lab(exerciseID: String)
    /// Open the lab with a lesson's program.
    case labOfLesson(lessonID: String)
    /// Replay the failed scenario of the last run, line by line.
    case replay(exerciseID: String)
    /// Draw the timeline of the last run.
    case timeline(exerciseID: String)
    /// Show the causes of a request of the last run, or list all requests if `request` is nil.
    case why(exerciseID: String, request: Int?)
    /// Run the learner's answer through invented stories and report the faults.
    case explore(exerciseID: String)
    /// Run the answers to the given exercises again, each under a new seed.
    case review(exerciseIDs: [String])
    /// Explain a finding, or list all findings if `finding` is nil. The list of all findings begins
    /// with the last run's findings.
    case explain(finding: String?, lastFindings: [String])
    /// Run a line as a command of the shell, then call `Session.noticed`.
    /// - Parameter exerciseID: the exercise for a command that names no exercise.
    case command(line: String, exerciseID: String?)
    case recordOpen(exerciseID: String)
    case doctor
    case recordAttempt(AttemptSummary)
    case recordHint(exerciseID: String, ladder: String, step: Int)
    case markRead(lessonID: String)
    case quit
}

/// The effect of an editor on the learner's file.
public enum FileChange: Hashable, Sendable {
    case changed
    case asBefore
    /// The editor's separate window is still open.
    case goesOn(program: String)
}
