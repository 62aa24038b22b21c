import Curriculum
import Essentials
import Grading
import Scenario
import Synchronization
import Verification
import Workshop

/// Proves one exercise: runs its answers on any thread, and records the results.
final class ExerciseStudy: Sendable {
    let exercise: Exercise
    let answers: [ProvenAnswer]
    private let verifier: Result<Verifier, VerificationFault>
    private let seeds: Int
    private let cast = VerifySeries.Cast()
    private let records: Mutex<[AnswerRecord?]>

    init(of exercise: Exercise, in workshop: Workshop, seeds: Int) {
        self.exercise = exercise
        self.seeds = seeds
        answers = ProvenAnswer.all(of: exercise)
        records = Mutex(Array(repeating: nil, count: answers.count))
        do throws(VerificationFault) {
            verifier = .success(try Verifier(for: exercise, in: workshop))
        } catch {
            verifier = .failure(error)
        }
    }

    /// Builds one answer and runs it through every scenario.
    /// - Returns: the number of performed runs.
    func run(_ index: Int) throws(MachineFault) -> Int {
        let began = ContinuousClock.now
        var record = AnswerRecord(answers[index])
        do throws(VerificationFault) {
            try run(with: try verifier.get(), into: &record)
        } catch {
            switch error {
            case .machine(let fault): throw fault
            case .exercise(_, let reason): record.obstacle = reason
            case .unchecked, .cancelled: record.obstacle = "\(error)"
            }
        }
        record.elapsed = .now - began
        records.withLock { [record] in $0[index] = record }
        return record.plays
    }

    private func run(with verifier: Verifier, into record: inout AnswerRecord) throws(VerificationFault) {
        switch try VerifySeries.of(Array(record.answer.source.text.utf8), by: verifier, with: cast) {
        case .failure(let unbuilt):
            record.obstacle = unbuilt.mark.obstacle
        case .success(let series):
            for seed in 1...UInt64(max(1, seeds)) {
                let verdict = try series.judge(seed: RunSeed(seed)).verdict
                record.runs.append(AnswerRecord.Run(verdict, seed: seed))
                record.plays += verdict.scenarios.count
            }
        }
    }

    var report: ProofReport.ExerciseReport {
        let records = records.withLock { $0 }.compactMap(\.self)
        let examination = ExerciseExamination(exercise: exercise, records: records)
        let hints = HintExamination(exercise: exercise, records: records)
        let coverage = CoverageExamination(exercise: exercise)
        let kind = KindExamination(exercise: exercise, records: records)
        return ProofReport.ExerciseReport(
            exercise, faults: examination.faults + hints.faults + coverage.faults + kind.faults,
            gaps: examination.gaps + hints.gaps + coverage.gaps + kind.gaps,
            plays: records.reduce(0) { $0 + $1.plays },
            elapsed: records.reduce(Duration.zero) { $0 + $1.elapsed })
    }
}
