import Curriculum
import Marking
import Workshop

/// How `course` ends; scripts rely on these.
enum ExitStatus: Int32, Sendable {
    case passed = 0
    case notPassed = 1
    case usage = 2
    case doesNotCompile = 3
    case crashedOrOverLimit = 4
    case machineLacksSomething = 5
    /// Ctrl-C, as a shell counts it.
    case interrupted = 130

    /// For what stopped a command before it had a result.
    init(for error: any Error) {
        switch error {
        case is UsageError, is AnswerFile.Failure, is FileFailure, is TimelineCommand.PictureFailure,
            is LabScript.Unreadable,
            is LabSource.NoRoot:
            self = .usage
        case is LabSource.NotBuilt: self = .doesNotCompile
        case MarkingFault.exercise: self = .notPassed
        default: self = .machineLacksSomething
        }
    }
}
