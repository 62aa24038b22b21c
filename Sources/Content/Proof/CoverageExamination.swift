import Curriculum
import Scenario
import Text

/// Compares the front matter's `holds`, `meets` and `without` with the task and the scenarios.
///
/// Each bullet of the task needs a scenario, and each scenario needs a bullet. Each circumstance needs a scenario that
/// causes it, or a reason why no scenario can. Only exercises in which learners write an app must cover the task's
/// bullets and the circumstances.
struct CoverageExamination {
    let exercise: Exercise

    private var coverage: Coverage { exercise.coverage }
    private var names: [String] { exercise.scenarios.map(\.name) }

    var faults: [CurriculumProblem] {
        guard exercise.kind.answer == .app else { return [] }
        return spelling + quotes + unmet + untold
    }

    var gaps: [CurriculumProblem] {
        guard exercise.kind.answer == .app else { return [] }
        return bullets + idle + circumstances
    }

    // MARK: The task

    /// A problem for each quote under `holds` that occurs in no bullet.
    private var quotes: [CurriculumProblem] {
        let bullets = exercise.bullets
        return coverage.holds.sorted { $0.key < $1.key }.flatMap { name, quotes in
            quotes.filter { quote in !bullets.contains { $0.contains(quote: quote) } }.map { quote in
                problem(
                    "No bullet of the task contains the quote of \(name)", evidence: "\"\(quote)\"",
                    next: "Copy the words from the task exactly.")
            }
        }
    }

    /// A problem for each error text that the task does not mention.
    private var untold: [CurriculumProblem] {
        let task = exercise.task.onOneLine
        // An ellipsis in an error text matches any words, such as a name.
        let told = { (words: String) in
            task.contains(words.hasSuffix(" …") ? String(words.dropLast(2)) : words)
        }
        return exercise.errors.filter { !told($0) }.map { words in
            problem(
                "The task does not mention a text under \"error\"", evidence: "\"\(words)\"",
                next:
                    "Say in the task that the app shows this text after a failure, or remove the text from \"error\"."
            )
        }
    }

    /// A problem for each bullet that no scenario checks.
    private var bullets: [CurriculumProblem] {
        let quotes = coverage.holds.filter { names.contains($0.key) }.flatMap(\.value)
        return exercise.bullets.filter { bullet in !quotes.contains(where: bullet.contains(quote:)) }.map {
            problem(
                "No scenario checks a bullet of the task", evidence: "\"\($0)\"",
                next: "Name a scenario under \"holds\", write a new scenario, or remove the bullet.")
        }
    }

    /// A problem for each scenario that checks no bullet.
    private var idle: [CurriculumProblem] {
        exercise.scenarios.filter { coverage.holds[$0.name, default: []].isEmpty }.map {
            CurriculumProblem(
                file: $0.file, line: $0.firstLine,
                fact: "The scenario \($0.name) checks no bullet of the task",
                nextStep: "Quote a bullet under \"holds\", add a bullet to the task, or remove the scenario.")
        }
    }

    // MARK: The circumstances

    /// A problem for the circumstances that the front matter lists neither under `meets` nor under `without`.
    private var circumstances: [CurriculumProblem] {
        let missing = Circumstance.allCases.filter { $0 != .restStays || exercise.kind.keepsTheRest }.map(
            \.rawValue
        ).filter {
            coverage.meets[$0] == nil && coverage.without[$0] == nil
        }
        guard !missing.isEmpty else { return [] }
        return [
            problem(
                "No scenario meets \(ExerciseExamination.list(missing)), and no reason says why",
                next: "Name a scenario under \"meets\", or give the reason under \"without\".")
        ]
    }

    /// A problem for each circumstance that its scenarios under `meets` cannot cause, because lines are missing.
    private var unmet: [CurriculumProblem] {
        coverage.meets.sorted { $0.key < $1.key }.flatMap { name, scenarios in
            guard let circumstance = Circumstance(rawValue: name) else { return [CurriculumProblem]() }
            let named = exercise.scenarios.filter { scenarios.contains($0.name) }
            return (circumstance.needsEverySeed ? [named] : named.map { [$0] }).compactMap { together in
                guard let first = together.first,
                    let lack = CircumstanceEvidence(together).lack(of: circumstance)
                else { return nil }
                let subject = together.count == 1 ? "The scenario" : "The scenarios"
                let verb = together.count == 1 ? "does" : "do"
                return CurriculumProblem(
                    file: first.file, line: first.firstLine,
                    fact:
                        "\(subject) \(ExerciseExamination.list(together.map(\.name))) \(verb) not meet \(name)",
                    evidence: "\(together.count == 1 ? "it has" : "they have") \(lack)",
                    nextStep: "\(circumstance.sentence) Add the lines, or name another scenario.")
            }
        }
    }

    // MARK: Names

    private var spelling: [CurriculumProblem] {
        let meeting = coverage.meets.sorted { $0.key < $1.key }
        let scenarios = (coverage.holds.keys.sorted() + meeting.flatMap(\.value)).compactMap {
            unknown($0, "scenario", among: names)
        }
        let known = Circumstance.allCases.map(\.rawValue)
        let circumstances = (meeting.map(\.key) + coverage.without.keys.sorted()).compactMap {
            unknown($0, "circumstance", among: known)
        }
        return scenarios + circumstances
    }

    private func unknown(_ name: String, _ what: String, among known: [String]) -> CurriculumProblem? {
        guard !known.contains(name) else { return nil }
        let meant = Spelling.suggestions(for: name, among: known).first
        return problem(
            "No \(what) is called \"\(name)\"",
            next: meant.map { "Did you mean \"\($0)\"?" } ?? "Known: \(known.joined(separator: ", ")).")
    }

    private func problem(_ fact: String, evidence: String? = nil, next: String) -> CurriculumProblem {
        CurriculumProblem(file: exercise.page, fact: fact, evidence: evidence, nextStep: next)
    }
}
