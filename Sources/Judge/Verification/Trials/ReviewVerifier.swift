import Curriculum
import Grading
import Referee
import Scenario

/// Verifies a learner's review of a change: runs the change unrepaired, with each fault repaired, and with all faults repaired.
struct ReviewVerifier: FormVerifier {
    private let marker: Verifier
    private let review: ReviewedChange
    private var exercise: Exercise { marker.exercise }

    /// Returns nil if the exercise has no change to review.
    init?(for marker: Verifier) {
        guard let review = marker.exercise.review else { return nil }
        self.marker = marker
        self.review = review
    }

    var apps: [ExampleApp] { [review.change, review.mended] + review.repairs.map(\.app) }

    func mark(
        _ bytes: [UInt8],
        playing play: ([AppPlay]) throws(VerificationFault) -> [Result<AppRun, RefereeFault>]
    ) throws(VerificationFault) -> VerifyOutcome {
        let marks: [ReviewGrading.Mark]
        do throws(Unreadable) {
            marks = try read(bytes)
        } catch {
            return marker.unreadableForm(error)
        }
        let plays = apps.flatMap { app in marker.scenarios.map { AppPlay(app: app, scenario: $0) } }
        let traces = try zip(plays, try play(plays)).map { played, result throws(VerificationFault) in
            try marker.run(of: played, called: "app", result).trace
        }
        let count = marker.scenarios.count
        func runs(_ app: Int) -> [Trace] { Array(traces[app * count..<(app + 1) * count]) }
        if let blamed = runs(1).first(where: { !ScenarioVerdict(judging: $0).passed }) {
            throw .exercise(
                exercise.id,
                "\(review.mended.source.path) has a finding in \(blamed.scenario.name), but must have none")
        }
        let trial = ReviewGrading(
            of: exercise.answerFile, marks: marks, change: runs(0),
            repairs: review.repairs.enumerated().map { place, repair in
                .init(sentence: repair.sentence, lines: repair.touched, traces: runs(place + 2))
            }, rubric: marker.rubric)
        if let idle = trial.idleRepairs.first {
            throw .exercise(
                exercise.id,
                "the repair \(review.repairs[idle].app.source.path) removes none of the change's findings")
        }
        return .judged(GradedRuns(verdict: trial.verdict, traces: trial.traces, warnings: []))
    }

    private func read(_ bytes: [UInt8]) throws(Unreadable) -> [ReviewGrading.Mark] {
        let form = try FormText(
            AnswerText.read(bytes), in: exercise.answerFile, example: "14: missed-fetch")
        var marks: [ReviewGrading.Mark] = []
        for entry in form.entries {
            guard (1...review.lines.count).contains(entry.number) else {
                throw form.refusal(
                    of: entry, "the change has no line \(entry.number); it has \(review.lines.count) lines."
                )
            }
            guard let code = FindingCode(rawValue: entry.word) else {
                throw form.refusal(
                    of: entry,
                    "no finding is called \"\(FormText.shown(entry.word))\". `explain` lists all findings.")
            }
            let mark = ReviewGrading.Mark(line: entry.number, code: code, place: entry.line)
            guard !marks.contains(where: { $0.line == mark.line && $0.code == code }) else {
                throw form.refusal(
                    of: entry,
                    "line \(entry.number) is marked \(code.rawValue) twice. Keep one of the two marks.")
            }
            marks.append(mark)
        }
        return marks
    }
}
