import Curriculum
import Text
import Verification

/// Compares a result in a certificate with a new run of the same answer.
public struct Replayed: Hashable, Sendable {
    public let result: Certificate.Result
    /// Why the certificate's result is wrong; nil for a right result.
    public let objection: String?

    /// True if the exercise has changed since the certificate was made; then the check compares only
    /// whether the answer passes.
    public let isOfOlderExercise: Bool

    public var holds: Bool { objection == nil }

    public init(_ result: Certificate.Result, outcome: VerifyOutcome, of exercise: Exercise) {
        self.result = result
        isOfOlderExercise = result.contentVersion != exercise.contentVersion
        guard
            let now = Certificate.Result(
                outcome, of: exercise, seed: result.seed, answer: Array(result.answer))
        else {
            objection = Self.failure(outcome)
            return
        }
        let pairs = [
            ("scenario", result.scenarios, now.scenarios), ("point", result.points, now.points),
            ("request", result.requests, now.requests), ("fault", result.faults.count, now.faults.count),
        ]
        let differences = pairs.filter { $0.1 != $0.2 }.map { noun, then, now in
            "\(Wording.count(now, noun)) and not \(then)"
        }
        objection =
            isOfOlderExercise || differences.isEmpty && result.par == now.par
            ? nil : "the run has \(Wording.list(differences.isEmpty ? ["par \(now.par)"] : differences))"
    }

    /// Makes a result with an objection, because the course no longer has the exercise.
    public init(unknown result: Certificate.Result) {
        self.result = result
        isOfOlderExercise = false
        objection = "this course has no such exercise"
    }

    private static func failure(_ outcome: VerifyOutcome) -> String {
        if let obstacle = outcome.obstacle { return "the answer does not run: \(obstacle)" }
        guard case .judged(let runs) = outcome else { return "the answer does not pass" }
        let codes = runs.verdict.codes.prefix(3).map(\.rawValue)
        return runs.diedInARun
            ? "the answer crashes or ends early"
            : "the answer does not pass: \(codes.joined(separator: ", "))"
    }
}
