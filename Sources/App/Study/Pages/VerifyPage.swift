import Curriculum
import Reporting
import Terminal
import Text
import Verification
import Wire
import Workshop

/// The page of `verify`: a verdict, or the reason why the answer did not run.
package struct VerifyPage {
    package let style: PageStyle
    let showsAll: Bool
    /// The FILE on the command line, if it is not the learner's answer file.
    let named: String?
    /// The learner's file, for quoting lines in compiler errors.
    let source: [UInt8]

    package init(style: PageStyle, showsAll: Bool, named: String? = nil, source: [UInt8] = []) {
        (self.style, self.showsAll, self.named, self.source) = (style, showsAll, named, source)
    }

    /// - Parameter history: the learner's earlier attempts; nil if the learner ran another file than the
    ///   answer.
    package func text(_ mark: VerifyOutcome, of exercise: Exercise, after history: AttemptHistory? = nil)
        -> String
    {
        let table = history.flatMap {
            AttemptTable(AttemptSummary(mark, of: exercise), after: $0, style: style)
        }
        // The text of a verdict already ends in an empty line.
        let gap = if case .judged = mark { "\n" } else { "\n\n" }
        return [report(mark, of: exercise), measured(mark, of: exercise), table?.text].compactMap { $0 }
            .joined(separator: gap)
    }

    /// Returns the budget table of a budget exercise, or the line about a refactoring; nil for other exercises.
    private func measured(_ mark: VerifyOutcome, of exercise: Exercise) -> String? {
        guard case .judged(let judgement) = mark else { return nil }
        let lines =
            BudgetTable(exercise, traces: judgement.traces)?.lines(style)
            ?? RefactoringLine(exercise, judgement.verdict)?.lines(style)
        return lines.map { $0.map { "\($0)\n" }.joined() }
    }

    private func report(_ mark: VerifyOutcome, of exercise: Exercise) -> String {
        switch mark {
        case .refused(let findings):
            (["The course did not compile \(exercise.answerFile):"]
                + findings.map {
                    described($0).split(separator: "\n").flatMap { wrapped(String($0)) }.joined(
                        separator: "\n")
                }).joined(separator: "\n\n")
        case .rejected(let diagnostics):
            (["\(exercise.answerFile) does not compile:", ""]
                + diagnostics.flatMap { wrapped(described($0)) + excerpt(for: $0) }
                + explanation(of: diagnostics)).joined(separator: "\n")
        case .exceeded(let limit, let phase):
            wrapped(described(limit, in: phase)).joined(separator: "\n")
        case .judged(let judgement):
            VerdictReport(
                judgement.verdict, traces: judgement.traces, style: style, showsAll: showsAll,
                explainCommand: Suggestion.explain.text, explainKey: Suggestion.place.explainKey,
                allOption: Suggestion.showAll(exercise: "\(exercise.number)", file: named).text
            ).text
        }
    }

    package func described(_ finding: GateFinding) -> String {
        "\(finding.file):\(finding.line):\(finding.column): \(finding.fact)".printable
            + "\n  \(finding.instead.printable)"
    }

    package func described(_ diagnostic: Diagnostic) -> String {
        let place = [diagnostic.file, diagnostic.line.map(String.init), diagnostic.column.map(String.init)]
            .compactMap { $0 }.joined(separator: ":")
        return "\(place.isEmpty ? "" : place + ": ")\(diagnostic.severity.rawValue): \(diagnostic.message)"
            .printable
    }

    /// Explains errors in `Host.swift`, a file that the learner does not see.
    private func explanation(of diagnostics: [Diagnostic]) -> [String] {
        guard diagnostics.contains(where: { $0.author == .course && $0.severity == .error }) else {
            return []
        }
        return wrapped(
            "Host.swift is the course's file that shows your view. Give your view the same name and inputs as in the starter."
        )
    }

    private func wrapped(_ text: String) -> [String] { Paragraph.lines(text, style) }

    /// The source line of a compiler error, with a mark below the error's column.
    private func excerpt(for diagnostic: Diagnostic) -> [String] {
        guard diagnostic.author == .learner, let line = diagnostic.line, let column = diagnostic.column,
            let text = String(validating: source, as: UTF8.self)
        else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return [] }
        return SourceExcerpt(String(lines[line - 1]), column: column).lines(style).map { "  " + $0 }
    }

    package func described(_ limit: Limit, in phase: WorkPhase) -> String {
        let what =
            switch limit {
            case .cpuTime, .wallTime: "exceeded the time limit"
            case .memory: "exceeded the memory limit"
            case .fileSize: "exceeded the limit for written files"
            }
        return switch phase {
        case .gate: "Reading your source \(what). Look for an expression with very deep nesting."
        case .compile:
            "Compiling your source \(what). Split very long expressions and literals, or give their parts types."
        case .run: "Running your app \(what)."
        }
    }
}
