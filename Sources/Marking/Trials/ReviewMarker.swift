import Curriculum
import Grading
import Referee
import Scenario

/// Marks a learner's review of a change: plays the change as it is, with each fault repaired, and with all of them.
struct ReviewMarker: AppTrial {
    private let marker: Marker
    private let review: ReviewedChange
    private var exercise: Exercise { marker.exercise }

    /// Nil where there is no change to review.
    init?(for marker: Marker) {
        guard let review = marker.exercise.review else { return nil }
        self.marker = marker
        self.review = review
    }

    var apps: [ExampleApp] { [review.change, review.mended] + review.repairs.map(\.app) }

    func mark(
        _ bytes: [UInt8], playing play: ([AppPlay]) throws(MarkingFault) -> [Result<Trace, RefereeFault>]
    ) throws(MarkingFault) -> Mark {
        let marks: [ReviewTrial.Mark]
        do throws(Unreadable) {
            marks = try read(bytes)
        } catch {
            let verdict = Verdict.unreadableForm(
                error.reason, line: error.line, of: exercise.answerFile, rubric: marker.rubric)
            return .judged(Judgement(verdict: verdict, traces: [], warnings: []))
        }
        let plays = apps.flatMap { app in marker.scenarios.map { AppPlay(app: app, scenario: $0) } }
        let traces = try zip(plays, try play(plays)).map { played, result throws(MarkingFault) in
            let trace = try MarkingFault.playing(in: exercise) { () throws(RefereeFault) in try result.get() }
            guard trace.outcome == .completed else {
                throw .exercise(exercise.id, "its app \(played.app.source.path) does not come to its end")
            }
            return trace
        }
        let count = marker.scenarios.count
        func runs(_ app: Int) -> [Trace] { Array(traces[app * count..<(app + 1) * count]) }
        if let blamed = runs(1).first(where: { !ScenarioVerdict(judging: $0).passed }) {
            throw .exercise(
                exercise.id,
                "\(review.mended.source.path) has a finding in \(blamed.scenario.name), and is to have none")
        }
        let trial = ReviewTrial(
            of: exercise.answerFile, marks: marks, change: runs(0),
            repairs: review.repairs.enumerated().map { place, repair in
                .init(sentence: repair.sentence, lines: repair.touched, traces: runs(place + 2))
            }, rubric: marker.rubric)
        if let idle = trial.idleRepairs.first {
            throw .exercise(
                exercise.id,
                "its repair \(review.repairs[idle].app.source.path) makes no finding of the change go")
        }
        return .judged(Judgement(verdict: trial.verdict, traces: trial.traces, warnings: []))
    }

    private func read(_ bytes: [UInt8]) throws(Unreadable) -> [ReviewTrial.Mark] {
        let file = exercise.answerFile
        let form = try FormText(AnswerText.read(bytes), in: file, example: "14: missed-fetch")
        var marks: [ReviewTrial.Mark] = []
        for entry in form.entries {
            let place = "\(file) line \(entry.line)"
            guard (1...review.lines.count).contains(entry.number) else {
                throw Unreadable(
                    reason:
                        "\(place): there is no line \(entry.number). The change has \(review.lines.count) lines.",
                    line: entry.line)
            }
            guard let code = FindingCode(rawValue: entry.word) else {
                throw Unreadable(
                    reason:
                        "\(place): no finding is called \"\(FormText.shown(entry.word))\". `explain` lists them all.",
                    line: entry.line)
            }
            let mark = ReviewTrial.Mark(line: entry.number, code: code, place: entry.line)
            guard !marks.contains(where: { $0.line == mark.line && $0.code == code }) else {
                throw Unreadable(
                    reason:
                        "\(place): line \(entry.number) is marked \(code.rawValue) already. Keep one of them.",
                    line: entry.line)
            }
            marks.append(mark)
        }
        return marks
    }
}
