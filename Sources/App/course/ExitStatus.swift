import CommandLine
import Curriculum
import Marking

/// How `course` ends; scripts rely on these.
extension ExitStatus {
    static let passed = ExitStatus(0)
    static let notPassed = ExitStatus(1)
    static let usage = ExitStatus(2)
    static let doesNotCompile = ExitStatus(3)
    static let crashedOrOverLimit = ExitStatus(4)
    static let machineLacksSomething = ExitStatus(5)
    /// Ctrl-C, as a shell counts it.
    static let interrupted = ExitStatus(130)

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
