import Curriculum
import Foundation
import Grading
import Marking
import Synchronization
import Workshop

/// One exercise while it is being proven: its answers are played, on any thread, and what came of them is kept.
final class ExerciseStudy: Sendable {
    let exercise: Exercise
    let answers: [ProvenAnswer]
    private let marker: Result<Marker, MarkingFault>
    private let seeds: Int
    private let cast = MarkingSeries.Cast()
    private let records: Mutex<[AnswerRecord?]>

    init(of exercise: Exercise, in workshop: Workshop, seeds: Int) {
        self.exercise = exercise
        self.seeds = seeds
        answers = ProvenAnswer.all(of: exercise)
        records = Mutex(Array(repeating: nil, count: answers.count))
        do throws(MarkingFault) {
            marker = .success(try Marker(for: exercise, in: workshop))
        } catch {
            marker = .failure(error)
        }
    }

    /// Builds one of the answers and plays all that there is with it.
    /// - Returns: the number of plays.
    func play(_ index: Int) throws(MachineFault) -> Int {
        let began = ContinuousClock.now
        var record = AnswerRecord(answers[index])
        do throws(MarkingFault) {
            try play(with: try marker.get(), into: &record)
        } catch {
            guard case .exercise(_, let reason) = error else {
                if case .machine(let fault) = error { throw fault }
                return 0
            }
            record.obstacle = reason
        }
        record.elapsed = .now - began
        records.withLock { [record] in $0[index] = record }
        return record.plays
    }

    private func play(with marker: Marker, into record: inout AnswerRecord) throws(MarkingFault) {
        switch try MarkingSeries.of(Array(record.answer.source.text.utf8), by: marker, with: cast) {
        case .failure(let unbuilt):
            record.obstacle = unbuilt.mark.obstacle
        case .success(let series):
            for seed in 1...UInt64(max(1, seeds)) {
                let verdict = try series.judge(seed: seed).verdict
                record.runs.append(AnswerRecord.Run(verdict, seed: seed))
                record.plays += verdict.scenarios.count
            }
        }
    }

    var report: ProofReport.ExerciseReport {
        let records = records.withLock { $0 }.compactMap(\.self)
        let examination = ExerciseExamination(exercise: exercise, records: records)
        let hints = HintExamination(exercise: exercise, records: records)
        return ProofReport.ExerciseReport(
            exercise, faults: examination.faults + hints.faults, gaps: examination.gaps + hints.gaps,
            plays: records.reduce(0) { $0 + $1.plays },
            elapsed: records.reduce(Duration.zero) { $0 + $1.elapsed })
    }
}

extension Mark {
    /// Why there was nothing to play, in one line.
    fileprivate var obstacle: String {
        switch self {
        case .refused(let findings):
            findings.first.map { "\($0.file):\($0.line): \($0.fact)" } ?? "the gate refuses it"
        case .rejected(let diagnostics):
            diagnostics.first { $0.severity == .error }.map {
                "\($0.file ?? ""):\($0.line ?? 0): \($0.message)"
            } ?? "it does not compile"
        case .exceeded(let limit, let phase): "it exceeds \(limit.rawValue) in \(phase.rawValue)"
        case .judged: "it ran"
        }
    }
}
