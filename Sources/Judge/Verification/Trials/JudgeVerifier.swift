import Curriculum
import Grading
import Referee
import Scenario

/// Verifies a learner's yes and no answers. The right answer to a case comes from the case's run. No case runs until
/// the learner has answered all cases.
struct JudgeVerifier: FormVerifier {
    private let marker: Verifier
    private var exercise: Exercise { marker.exercise }

    init(for marker: Verifier) { self.marker = marker }

    var apps: [ExampleApp] { exercise.apps }

    func mark(
        _ bytes: [UInt8],
        playing play: ([AppPlay]) throws(VerificationFault) -> [Result<AppRun, RefereeFault>]
    ) throws(VerificationFault) -> VerifyOutcome {
        let told: [Int: Told]
        do throws(Unreadable) {
            told = try read(bytes)
        } catch {
            return marker.unreadableForm(error)
        }
        let open = exercise.cases.filter { told[$0.number]?.isYes == nil }
        guard open.isEmpty else {
            let verdict = Verdict.unanswered(
                open.map { .init(number: $0.number, name: $0.name, line: told[$0.number]?.line) },
                of: exercise.answerFile, rubric: marker.rubric)
            return .unplayed(verdict)
        }
        let codes = try codes()
        let plays = try exercise.cases.map { known throws(VerificationFault) in
            AppPlay(app: known.app, scenario: try scenario(of: known))
        }
        var cases: [JudgeGrading.Case] = []
        for (known, (played, result)) in zip(exercise.cases, zip(plays, try play(plays))) {
            let run = try marker.run(of: played, called: "case", result)
            guard let answer = told[known.number], let isYes = answer.isYes else { continue }
            cases.append(
                .init(
                    number: known.number, name: known.name, told: isYes, line: answer.line, trace: run.trace,
                    work: run.work))
        }
        let trial = JudgeGrading(of: exercise.answerFile, cases: cases, yesIf: codes, rubric: marker.rubric)
        return .judged(GradedRuns(verdict: trial.verdict, traces: trial.traces, warnings: []))
    }

    // MARK: - Reading

    private struct Told {
        /// The learner's answer to the case: yes or no; nil if the learner left the `?`.
        let isYes: Bool?
        let line: Int
    }

    private func read(_ bytes: [UInt8]) throws(Unreadable) -> [Int: Told] {
        let form = try FormText(AnswerText.read(bytes), in: exercise.answerFile, example: "3: yes")
        let last = exercise.cases.count
        var told: [Int: Told] = [:]
        for entry in form.entries {
            guard (1...max(1, last)).contains(entry.number) else {
                throw form.refusal(
                    of: entry, "no case has the number \(entry.number). The cases are 1 to \(last).")
            }
            if let other = told[entry.number] {
                throw form.refusal(
                    of: entry,
                    "line \(other.line) already answers case \(entry.number). Keep one of the two lines.")
            }
            let words = ["yes": true, "no": false, "?": nil] as [String: Bool?]
            guard let isYes = words[entry.word.lowercased()] else {
                throw form.refusal(
                    of: entry,
                    "\"\(FormText.shown(entry.word))\" is not an answer. "
                        + "Write \"\(entry.number): yes\" or \"\(entry.number): no\".")
            }
            told[entry.number] = Told(isYes: isYes, line: entry.line)
        }
        return told
    }

    // MARK: - The exercise's own

    private func codes() throws(VerificationFault) -> Set<FindingCode> {
        var codes: Set<FindingCode> = []
        for name in exercise.yesIf {
            guard let code = FindingCode(rawValue: name) else {
                throw .exercise(exercise.id, "`yes-if` names \"\(name)\", but no finding has that name")
            }
            codes.insert(code)
        }
        return codes
    }

    /// A copy of the case's scenario, named after the case, so that a page can show the case's name.
    private func scenario(of known: JudgedCase) throws(VerificationFault) -> Scenario {
        guard var scenario = marker.scenarios.first(where: { $0.name == known.scenario.name }) else {
            throw .exercise(exercise.id, "no scenario runs the case \(known.name)")
        }
        scenario.name = known.name
        return scenario
    }
}
