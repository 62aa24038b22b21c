import CommandLine
import CommandOutput
import Curriculum
import Laboratory
import Study
import Verification

/// The exit status of `course` after an error, and after `verify` of one answer.
extension ExitStatus {
    /// The status for an error that stopped a command without a result.
    init(for error: any Error) {
        switch error {
        case is UsageError, is AnswerFile.Failure, is FileFailure, is LabScript.Unreadable,
            is ReportFile.Failure:
            self = .usage
        case LabFault.nothingToShow: self = .usage
        case LabFault.notBuilt: self = .doesNotCompile
        case VerificationFault.exercise: self = .notPassed
        default: self = .machineLacksSomething
        }
    }

    init(for mark: VerifyOutcome) {
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
