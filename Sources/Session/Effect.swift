import Curriculum

/// Something that the world has to do for the prompt. All text is Markdown.
public enum Effect: Hashable, Sendable {
    case print(String)
    /// A long text, which a pager may show.
    case page(String)
    /// Play what the lesson plays, then call `Session.measured`.
    case readLesson(lessonID: String)
    /// Put the exercise's file in the workspace, then call `Session.opened`.
    case openExercise(exerciseID: String)
    /// Run the learner's answer and report, then call `Session.verified`.
    case verify(exerciseID: String)
    /// Put the exercise's app on screen around the learner's view, for as long as they like.
    case lab(exerciseID: String)
    /// Play the failed scenario of the last run, a line at a time.
    case replay(exerciseID: String)
    /// Draw the last run.
    case timeline(exerciseID: String)
    /// Say what led to a request of the last run; nil for a list of all.
    case why(exerciseID: String, request: Int?)
    /// Run these answers again under a new seed.
    case review(exerciseIDs: [String])
    /// Say what a finding means; nil for a list of all.
    case explain(finding: String?)
    case recordAttempt(AttemptSummary)
    case recordHint(exerciseID: String, ladder: String, step: Int)
    case markRead(lessonID: String)
    case quit
}
