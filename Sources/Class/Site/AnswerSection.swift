import Classroom
import Player
import Text

/// One answer on a student's page: its grade, its scenarios, and its findings beside the source.
struct AnswerSection {
    private let exercise: Gradebook.Assigned
    private let answer: GradedAnswer
    private let source: String?
    private let page: String?
    private let namesFile: Bool

    init(
        _ exercise: Gradebook.Assigned, _ answer: GradedAnswer, source: String?, page: String?,
        namesFile: Bool
    ) {
        (self.exercise, self.answer, self.source) = (exercise, answer, source)
        (self.page, self.namesFile) = (page, namesFile)
    }

    /// One entry of the list beside the source: a finding, a refusal, a diagnostic or a fault that the
    /// explorer found.
    private struct Note {
        var code: String
        var sentence: String
        var line: Int?
        var isConsequence = false
        var scenario: String?
    }

    private var grade: Grade { answer.grade }

    private var notes: [Note] {
        grade.mistakes.map { mistake in
            let finding = mistake.first
            return Note(
                code: "\(mistake.number). \(finding.code)", sentence: finding.sentence + mistake.because,
                line: finding.line, isConsequence: finding.consequence,
                scenario: [
                    mistake.all > 1 ? "\(mistake.scenarios) of \(mistake.all) scenarios" : nil,
                    grade.scenarios.first { $0.name == finding.scenario }?.title.printable,
                ].compactMap(\.self).joined(separator: ", "))
        }
            + grade.refusals.map { Note(code: $0.rule, sentence: "\($0.fact) \($0.instead)", line: $0.line) }
            + grade.diagnostics.map {
                Note(
                    code: $0.severity.rawValue, sentence: $0.message,
                    line: $0.author == .course ? nil : $0.line)
            }
            + (grade.explored?.found ?? []).map {
                Note(code: "\($0.code), in an invented story", sentence: $0.sentence, line: $0.line)
            }
    }

    /// The answer's row in the table at the top of the page.
    var row: Markup {
        let title = "\(exercise.number) \(exercise.title)"
        return Markup(
            "tr", [:],
            Markup("th", ["scope": "row"], Markup("a", ["href": "#\(exercise.id)"], .text(title))),
            Markup("td", ["class": grade.passed == true ? "good" : nil], .text(grade.outcome.words)),
            Markup("td", ["class": "number"], .text(grade.score.map(String.init) ?? "–")),
            Markup("td", ["class": "number"], .text(answer.counted.map(String.init) ?? "–")))
    }

    var markup: Markup {
        let run = page.map { page in
            Markup(
                "p", [:],
                Markup("a", ["href": "../\(page)"], .text("Watch the run that explains this grade")))
        }
        return Markup(
            "section", ["class": "card", "id": exercise.id, "aria-labelledby": "\(exercise.id)-title"],
            [
                Markup(
                    "h2", ["id": "\(exercise.id)-title"], .text("\(exercise.number) \(exercise.title)")),
                Markup("p", [:], .text(grade.sentence.printable)),
                Markup("p", ["class": "quiet"], .text(facts)),
            ] + [run].compactMap(\.self) + [scenarios, beside])
    }

    private var facts: String {
        [
            namesFile ? answer.file.map { "file \($0.printable)" } : nil,
            answer.handedIn.map { "handed in \($0)" },
            answer.attempts.map { "\(Wording.count($0, "attempt"))" },
            answer.late.map { late in
                "\(Wording.count(late.days, "day")) late"
                    + (late.adjusted.map { ", so \($0) points count" } ?? "")
            },
            grade.seed.map { "lowest score under seed \($0)" },
            grade.counts.map { "\(Wording.count($0.requests, "request")), par \($0.par)" },
        ].compactMap(\.self).joined(separator: ", ")
    }

    private var scenarios: Markup {
        guard !grade.scenarios.isEmpty else { return .nothing }
        let rows = grade.scenarios.map { scenario in
            Markup(
                "tr", [:],
                Markup(
                    "th", ["scope": "row"],
                    .text(scenario.title.printable + (scenario.hidden ? " (hidden)" : ""))),
                Markup(
                    "td", ["class": scenario.passed ? "good" : "bad"],
                    .text(scenario.passed ? "passed" : "not passed")),
                Markup("td", ["class": "number"], .text("\(scenario.score)")))
        }
        let head = ["Scenario", "Result", "Points"].map { Markup("th", ["scope": "col"], .text($0)) }
        let failed = grade.scenarios.count { !$0.passed }
        let words = failed == 0 ? "all passed" : "\(failed) not passed"
        return Markup(
            "details", ["open": failed > 0 ? "" : nil],
            Markup(
                "summary", [:],
                .text("\(Wording.count(grade.scenarios.count, "scenario")), \(words)")),
            Markup("table", [:], Markup("thead", [:], Markup("tr", [:], head)), Markup("tbody", [:], rows)))
    }

    /// The list of findings beside the source; the source highlights the line of each finding.
    private var beside: Markup {
        let notes = self.notes
        guard !notes.isEmpty || source != nil else { return .nothing }
        let items = notes.map { note in
            let place = note.line.map { line in
                source == nil
                    ? Markup.text(", line \(line)")
                    : Markup.joined([
                        .text(", "), Markup("a", ["href": "#\(exercise.id)-L\(line)"], .text("line \(line)")),
                    ])
            }
            return Markup(
                "li", ["class": note.isConsequence ? "quiet" : nil],
                Markup("strong", [:], .text(note.code.printable)), place ?? .nothing,
                note.scenario.map { Markup("span", ["class": "quiet"], .text(", \($0)")) } ?? .nothing,
                Markup("div", [:], .text(note.sentence.printable)))
        }
        let list = Markup("ul", ["class": "findings"], items)
        guard let source else { return list }
        let codes = Dictionary(grouping: notes.filter { $0.line != nil }) { $0.line ?? 0 }
        let lines = PlayedRun.Source(file: "", text: source).lines.enumerated().map { place, line in
            let blame = codes[place + 1]?.map(\.code).joined(separator: ", ")
            return Markup(
                "li",
                [
                    "class": blame == nil ? nil : "blamed",
                    "id": blame == nil ? nil : "\(exercise.id)-L\(place + 1)",
                ],
                Markup("span", ["class": "number"], .text("\(place + 1)")),
                Markup("span", [:], .text(line)),
                blame.map { Markup("span", ["class": "mark"], .text($0.printable)) } ?? .nothing)
        }
        return Markup(
            "div", ["class": "beside"], list,
            Markup(
                "ol",
                ["class": "listing", "tabindex": "0", "aria-label": "Source of \(exercise.number)"], lines))
    }
}

extension GradeOutcome {
    /// The outcome of one answer, as the pages show it.
    var words: String {
        switch self {
        case .passed: "passed"
        case .notPassed: "not passed"
        case .crashed: "crashed or ran into a limit"
        case .refused: "refused before compiling"
        case .doesNotCompile: "does not compile"
        case .exceeded: "took too much time, memory or space"
        case .missing: "missing"
        case .unreadable: "could not be read"
        case .notMarked: "not graded"
        }
    }
}
