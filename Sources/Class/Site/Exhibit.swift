import Curriculum
import Grading
import Player
import Verification

/// What a class's pages show of one answer beside its grade: its source, and the run that explains the grade.
public struct Exhibit: Codable, Hashable, Sendable {
    /// The name that the exercise gives the file.
    public var file: String
    public var source: String
    /// Nil for an answer that did not run.
    public var run: PlayedRun?

    public init(file: String, source: String, run: PlayedRun? = nil) {
        (self.file, self.source, self.run) = (file, source, run)
    }

    public init(of bytes: [UInt8], to exercise: Exercise, _ mark: VerifyOutcome) {
        self.init(file: exercise.answerFile, source: String(decoding: bytes, as: UTF8.self))
        guard case .judged(let judgement) = mark, let telling = judgement.verdict.tellingScenario(),
            judgement.traces.indices.contains(telling)
        else { return }
        run = PlayedRun(
            judgement.traces[telling], verdict: judgement.verdict.scenarios[telling],
            subject: "\(exercise.number) \(exercise.title)",
            sources: [PlayedRun.Source(file: file, text: source)])
    }
}
