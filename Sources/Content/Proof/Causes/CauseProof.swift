import Curriculum
import Grading
import Synchronization
import Verification
import Workshop

/// Measures whether reports on wrong answers begin with the mistake that the answer's file declares.
///
///     let report = try CauseProof(of: root, in: workshop).run(jobs: 2) { advance in … }
///     report.named  // 480
///
/// The measurement skips exercises in which learners write no app.
public struct CauseProof: Sendable {
    private let answers: [(exercise: Exercise, wrong: WrongAnswer)]
    private let workshop: Workshop

    /// - Parameter scope: the folder or the answer to measure, relative to the root; empty for everything.
    public init(of root: CourseRoot, scope: String = "", in workshop: Workshop) {
        answers = CourseProof(of: root, in: workshop).exercises.filter { $0.kind.answer == .app }.flatMap {
            exercise in exercise.wrong.map { (exercise, $0) }
        }.filter { "\($0.wrong.source.path)/".hasPrefix(scope.isEmpty ? "" : "\(scope)/") }
        self.workshop = workshop
    }

    public func run(
        jobs: Int, advanced: @Sendable (CourseProof.Advance) -> Void = { _ in }
    ) throws(MachineFault) -> CauseReport {
        try workshop.prepare()
        let blamed = Mutex<[Int: BlamedAnswer]>([:])
        let work = answers.indices.map { place in
            Work { () throws(MachineFault) in
                let (exercise, wrong) = answers[place]
                let answer = BlamedAnswer(wrong, of: exercise, try verdict(on: wrong, of: exercise))
                blamed.withLock { $0[place] = answer }
                return answer.plays
            }
        }
        try Work.perform(work, jobs: jobs, advanced: advanced)
        let all = blamed.withLock { $0 }
        return CauseReport(answers.indices.compactMap { all[$0] })
    }

    /// Runs a wrong answer; returns nil if the answer cannot run.
    private func verdict(on wrong: WrongAnswer, of exercise: Exercise) throws(MachineFault) -> Verdict? {
        do throws(VerificationFault) {
            let verifier = try Verifier(for: exercise, in: workshop)
            guard
                case .success(let series) = try VerifySeries.of(
                    Array(wrong.source.text.utf8), by: verifier, with: VerifySeries.Cast())
            else { return nil }
            return try series.judge(seed: 1).verdict
        } catch {
            if case .machine(let fault) = error { throw fault }
            return nil
        }
    }
}
