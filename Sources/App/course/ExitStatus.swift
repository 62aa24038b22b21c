import CommandLine
import Curriculum
import Laboratory
import Manners
import Marking
import Study

/// How `course` ends after a fault, and after an answer was marked.
extension ExitStatus {
    /// For what stopped a command before it had a result.
    init(for error: any Error) {
        switch error {
        case is UsageError, is AnswerFile.Failure, is FileFailure, is LabScript.Unreadable,
            is ReportFile.Failure:
            self = .usage
        case LabFault.nothingToShow: self = .usage
        case LabFault.notBuilt: self = .doesNotCompile
        case MarkingFault.exercise: self = .notPassed
        default: self = .machineLacksSomething
        }
    }

    init(for mark: Mark) {
        switch mark {
        case .refused, .rejected: self = .doesNotCompile
        case .exceeded: self = .crashedOrOverLimit
        case .judged(let judgement) where judgement.isUnreadable: self = .doesNotCompile
        case .judged(let judgement):
            self =
                judgement.verdict.passed ? .passed : judgement.diedInARun ? .crashedOrOverLimit : .notPassed
        }
    }
}
