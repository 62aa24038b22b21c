import Curriculum
import Grading
import Player
import Verification

/// The source of one answer and the run that explains its grade, for the pages of a class.
public struct Exhibit: Codable, Hashable, Sendable {
    /// The file's name in the exercise, not the name of the student's file.
    public var file: String
    public var source: String
    /// The run that the answer's player page shows; nil for an answer that did not run.
    public var run: PlayedRun?

    public init(file: String, source: String, run: PlayedRun? = nil) {
        (self.file, self.source, self.run) = (file, source, run)
    }

    public init(of bytes: [UInt8], to exercise: Exercise, _ outcome: VerifyOutcome) {
        self.init(file: exercise.answerFile, source: String(decoding: bytes, as: UTF8.self))
        guard case .judged(let judgement) = outcome, let telling = judgement.verdict.tellingScenario(),
            judgement.traces.indices.contains(telling)
        else { return }
        run = PlayedRun(
            judgement.traces[telling], verdict: judgement.verdict.scenarios[telling],
            subject: "\(exercise.number) \(exercise.title)",
            sources: [PlayedRun.Source(file: file, text: source)])
    }
}
