import CommandOutput
import Curriculum
import Essentials
import Grading
import Reporting
import Text
import Verification

extension AttemptSummary {
    /// - Parameter seed: the seed of the run. The usual seed is 1.
    init(_ mark: VerifyOutcome, of exercise: Exercise, seed: UInt64 = 1) {
        guard case .judged(let judgement) = mark else {
            self.init(
                exerciseID: exercise.id, passed: false, score: 0, findings: [mark.code],
                contentVersion: exercise.contentVersion, seed: seed)
            return
        }
        let verdict = judgement.verdict
        self.init(
            exerciseID: exercise.id, passed: verdict.passed, score: verdict.score,
            requests: verdict.requestsMade, redundant: verdict.redundant,
            missingCancellations: verdict.uncancelled, par: verdict.par, wastedBytes: verdict.waste.bytes,
            wastedMilliseconds: Int(verdict.waste.duration / .milliseconds(1)),
            findings: verdict.codes.map(\.rawValue), contentVersion: exercise.contentVersion, seed: seed)
    }
}

extension AttemptTable {
    /// Compares the attempt with the last and the best attempt. If the last attempt is also the best, the attempt
    /// appears only once.
    init?(_ attempt: AttemptSummary, after history: AttemptHistory, style: PageStyle) {
        guard let last = history.last, let best = history.best else { return nil }
        let earlier = last == best ? [("last and best", last)] : [("last time", last), ("best", best)]
        self.init(([("this time", attempt)] + earlier).map { Row(name: $0, $1) }, style: style)
    }
}

extension AttemptTable.Row {
    fileprivate init(name: String, _ attempt: AttemptSummary) {
        self.init(
            name: name, points: attempt.score, requests: attempt.requests, par: attempt.par,
            waste: Waste(bytes: attempt.wastedBytes, duration: .milliseconds(attempt.wastedMilliseconds)))
    }
}

extension ProgressStore {
    package func history(of exercise: Exercise) throws -> AttemptHistory {
        AttemptHistory(try attempts(of: exercise.id).map(\.summary))
    }
}

extension AnswerRun {
    /// Records the attempt in the learner's progress and returns the earlier attempts. Returns nil if the progress file
    /// cannot be used. The verdict does not depend on the progress file.
    package func remembered() -> AttemptHistory? {
        do {
            let file = ProgressStore.defaultFile(environment: ProcessInfo.processInfo.environment)
            let store = try ProgressStore(file: file)
            if let recovery = store.recovery { Output.complain("\(recovery)") }
            let history = try store.history(of: exercise)
            try store.record(summary)
            return history
        } catch {
            Output.complain("\(error)")
            return nil
        }
    }
}

extension VerifyOutcome {
    /// The code that progress stores instead of a finding if the answer did not run.
    fileprivate var code: String {
        switch self {
        case .refused: "refused"
        case .rejected: "does-not-compile"
        case .exceeded: "limit-exceeded"
        case .judged: "judged"
        }
    }
}
