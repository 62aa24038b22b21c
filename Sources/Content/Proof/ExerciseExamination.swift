import Curriculum
import Grading
import Scenario
import Text

/// Compares the findings of an exercise's answers with the findings that the answers' files declare.
///
/// A fault is a result that differs from what the exercise's files declare. A gap is a missing part of the exercise.
struct ExerciseExamination {
    let exercise: Exercise
    let records: [AnswerRecord]

    /// The smallest permitted number of wrong answers; forms need fewer, because they can be wrong in fewer ways than
    /// programs.
    private var fewestWrongAnswers: Int { exercise.kind.answer == .form ? 2 : 4 }

    var faults: [CurriculumProblem] {
        spelling
            + records.flatMap { record in record.obstacle.map { [unbuilt(record, $0)] } ?? faults(of: record)
            }
            + scenarios
    }

    var gaps: [CurriculumProblem] {
        var gaps: [CurriculumProblem] = []
        if exercise.task.isEmpty {
            gaps.append(problem("The exercise has no task", next: "Write what the learner has to do."))
        }
        if exercise.fails.isEmpty {
            gaps.append(
                problem(
                    "The exercise does not declare its starter's findings",
                    next: "Add \"fails:\" with the codes to the front matter."))
        }
        if exercise.wrong.count < fewestWrongAnswers {
            gaps.append(
                problem(
                    "The exercise has too few wrong answers", evidence: "\(exercise.wrong.count)",
                    next: "Write at least \(fewestWrongAnswers), each with a different misconception."))
        }
        gaps += foreseeable
        gaps += AppExamination(exercise: exercise).gaps
        return gaps
    }

    /// A problem for each hidden scenario without `pick`. Without `pick`, a hidden scenario is the same under every seed, so an
    /// answer could be written for exactly this scenario.
    private var foreseeable: [CurriculumProblem] {
        exercise.scenarios.filter(\.isHidden).compactMap { source in
            // A scenario that cannot be parsed is reported when it runs.
            guard let scenario = try? Scenario(parsing: source.text, name: source.name) else { return nil }
            let usesPick = scenario.steps.contains { if case .template = $0.verb { true } else { false } }
            guard !usesPick else { return nil }
            return CurriculumProblem(
                file: source.file, line: source.firstLine,
                fact: "The hidden scenario \(source.name) is the same in every run",
                evidence: "none of its lines depends on the seed",
                nextStep:
                    "Draw a value with \"pick\", such as a path, a size or a time, and use it in braces.")
        }
    }

    // MARK: What is declared

    /// A problem for each declared code or scenario that does not exist.
    private var spelling: [CurriculumProblem] {
        let declared =
            exercise.fails.map { ($0, exercise.page) }
            + (exercise.yesIf + exercise.points.keys.sorted()).map { ($0, exercise.page) }
            + exercise.wrong.flatMap { wrong in wrong.earns.map { ($0, wrong.source.path) } }
            + exercise.hints.flatMap { ladder in ladder.codes.map { ($0, "\(exercise.page):\(ladder.line)") }
            }
        let codes = declared.compactMap { code, place in
            unknown(code, "finding", place, among: FindingCode.allCases.map(\.rawValue))
        }
        let named =
            exercise.keeps.keys.sorted().map { ($0, exercise.page) }
            + exercise.wrong.flatMap { wrong in wrong.looksRightIn.map { ($0, wrong.source.path) } }
        return codes
            + named.compactMap { name, place in
                unknown(
                    name, "scenario", place,
                    among: (exercise.cases.isEmpty
                        ? exercise.scenarios.map(\.name) : exercise.cases.map(\.name)))
            }
    }

    private func unknown(
        _ name: String, _ what: String, _ place: String, among known: [String]
    ) -> CurriculumProblem? {
        guard !known.contains(name) else { return nil }
        let meant = Spelling.suggestions(for: name, among: known).first
        return CurriculumProblem(
            file: place, fact: "No \(what) is called \"\(name)\"",
            nextStep: meant.map { "Did you mean \"\($0)\"?" } ?? "Known: \(known.joined(separator: ", ")).")
    }

    // MARK: What was earned

    private func unbuilt(_ record: AnswerRecord, _ reason: String) -> CurriculumProblem {
        CurriculumProblem(
            file: record.answer.source.path, fact: "The answer cannot run", evidence: reason,
            nextStep: "Correct the file: every answer of an exercise must compile and run, even a wrong one.")
    }

    private func faults(of record: AnswerRecord) -> [CurriculumProblem] {
        switch record.answer.role {
        case .solution: shortfall(record, "The solution").map { [$0] } ?? []
        case .right: shortfall(record, "A right answer").map { [$0] } ?? []
        case .starter: exercise.fails.isEmpty ? [] : difference(record, exercise.fails, "\"fails\"")
        case .wrong(let wrong):
            difference(record, wrong.earns, "its first line") + looks(record, wrong) + lost(wrong)
        }
    }

    private func lost(_ wrong: WrongAnswer) -> [CurriculumProblem] {
        guard let place = wrong.place, wrong.places.isEmpty else { return [] }
        return [
            CurriculumProblem(
                file: wrong.source.path, fact: "No line of the answer is the line after \"at:\"",
                evidence: place,
                nextStep: "Copy the wrong line exactly.")
        ]
    }

    private func shortfall(_ record: AnswerRecord, _ name: String) -> CurriculumProblem? {
        let short = record.runs.filter { !$0.codes.isEmpty || $0.score < 100 || $0.requests != $0.par }
        guard let run = short.first else { return nil }
        let codes = run.codes.isEmpty ? "" : ", for \(Self.list(run.codes.map(\.rawValue)))"
        return CurriculumProblem(
            file: record.answer.source.path,
            fact: "\(name) does not reach par under \(seeds(short, of: record))",
            evidence: "\(run.score) points\(codes), with \(run.requests) requests where par is \(run.par)"
                + ", in \(Self.list(run.failed.sorted()))",
            nextStep: replay(record, run))
    }

    /// Reports a fault unless the findings are exactly the declared findings under every seed.
    private func difference(
        _ record: AnswerRecord, _ declared: [String], _ where: String
    ) -> [CurriculumProblem] {
        let other = record.runs.filter { Set($0.codes.map(\.rawValue)) != Set(declared) }
        guard let run = other.first else { return [] }
        let earned = run.codes.isEmpty ? "nothing" : Self.list(run.codes.map(\.rawValue))
        return [
            CurriculumProblem(
                file: record.answer.source.path,
                fact: "The answer earns \(earned) under \(seeds(other, of: record))",
                evidence: "\(`where`) says \(Self.list(declared))", nextStep: replay(record, run))
        ]
    }

    private func looks(_ record: AnswerRecord, _ wrong: WrongAnswer) -> [CurriculumProblem] {
        wrong.looksRightIn.compactMap { name in
            let seen = record.runs.filter { $0.failed.contains(name) }
            guard let run = seen.first else { return nil }
            return CurriculumProblem(
                file: record.answer.source.path, line: 2,
                fact: "The answer does not pass \(name) under \(seeds(seen, of: record))",
                nextStep: replay(record, run))
        }
    }

    // MARK: Needless scenarios

    /// A problem for each scenario that is not needed. A scenario is needed if a wrong answer or the starter fails in
    /// no other scenario, or if the front matter's `keeps` has a reason for the scenario.
    private var scenarios: [CurriculumProblem] {
        // If the learner hands in a form, scenarios only show what the form should say, so no scenario can fail.
        guard exercise.kind.answer != .form else { return [] }
        let proving = records.filter { !$0.answer.isRight && $0.obstacle == nil }
        guard proving.count == exercise.wrong.count + 1 else { return [] }
        let shown = proving.map(\.failed).filter { $0.count == 1 }.reduce(into: Set<String>()) {
            $0.formUnion($1)
        }
        return exercise.scenarios.filter { !shown.contains($0.name) && exercise.keeps[$0.name] == nil }.map {
            CurriculumProblem(
                file: $0.file, line: $0.firstLine,
                fact: "Nothing shows that the scenario \($0.name) is needed",
                evidence: failing($0.name, proving),
                nextStep:
                    "Add a wrong answer that fails only there, give a reason under \"keeps\", or remove the scenario."
            )
        }
    }

    private func failing(_ name: String, _ proving: [AnswerRecord]) -> String {
        let failing = proving.filter { $0.failed.contains(name) }
        guard let nearest = failing.min(by: { $0.failed.count < $1.failed.count }) else {
            return "no wrong answer fails there"
        }
        let file = nearest.answer.source.path.split(separator: "/").last.map(String.init) ?? ""
        return "\(file) fails there, and in \(Self.list(nearest.failed.subtracting([name]).sorted()))"
    }

    // MARK: Words

    private func problem(_ fact: String, evidence: String? = nil, next: String) -> CurriculumProblem {
        CurriculumProblem(file: exercise.page, fact: fact, evidence: evidence, nextStep: next)
    }

    private func seeds(_ runs: [AnswerRecord.Run], of record: AnswerRecord) -> String {
        guard runs.count < record.runs.count else { return "every seed" }
        let first = "seed \(runs.first?.seed ?? 0)"
        return runs.count == 1 ? first : "\(first) and \(runs.count - 1) more"
    }

    private func replay(_ record: AnswerRecord, _ run: AnswerRecord.Run) -> String {
        "See it: course verify \(exercise.id) \(record.answer.source.path) --seed \(run.seed) --all"
    }

    static func list(_ words: [String]) -> String {
        words.isEmpty ? "nothing" : Wording.list(words)
    }
}
