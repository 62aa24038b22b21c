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
    /// Say what a finding means; nil for a list of all.
    case explain(finding: String?)
    case recordAttempt(AttemptSummary)
    case markRead(lessonID: String)
    case quit
}
