import Curriculum
import Marking
import Reporting
import Terminal
import Workshop

/// What a learner reads after `verify`, however far the answer came.
struct MarkPage {
    let style: TerminalStyle
    let showsAll: Bool
    /// Sentences, where there would be drawings.
    var isPlain = false
    /// What the reader types to have a finding explained.
    var explainCommand = "course explain"

    /// - Parameter history: of the learner's own attempts, if this is one of them.
    func text(_ mark: Mark, of exercise: Exercise, after history: AttemptHistory?) -> String {
        let table = history.flatMap {
            AttemptTable(AttemptSummary(mark, of: exercise), after: $0, style: reportStyle)
        }
        return [text(mark, of: exercise), table?.text].compactMap { $0 }.joined(separator: "\n")
    }

    private func text(_ mark: Mark, of exercise: Exercise) -> String {
        switch mark {
        case .refused(let findings):
            (["\(exercise.answerFile) was not compiled:"] + findings.map(described)).joined(separator: "\n\n")
        case .rejected(let diagnostics):
            (["\(exercise.answerFile) does not compile:", ""] + diagnostics.map(described)).joined(
                separator: "\n")
        case .exceeded(let limit, let phase):
            described(limit, in: phase)
        case .judged(let judgement):
            VerdictReport(
                judgement.verdict, traces: judgement.traces,
                style: reportStyle, showsAll: showsAll,
                explainCommand: explainCommand
            ).text
        }
    }

    var reportStyle: ReportStyle { ReportStyle(style, drawsTimelines: !isPlain) }

    func described(_ finding: GateFinding) -> String {
        "\(finding.file):\(finding.line):\(finding.column): \(finding.fact)\n  \(finding.instead)"
    }

    func described(_ diagnostic: Diagnostic) -> String {
        let place = [diagnostic.file, diagnostic.line.map(String.init), diagnostic.column.map(String.init)]
            .compactMap { $0 }.joined(separator: ":")
        return "\(place.isEmpty ? "" : place + ": ")\(diagnostic.severity.rawValue): \(diagnostic.message)"
    }

    func described(_ limit: Limit, in phase: Phase) -> String {
        let what =
            switch limit {
            case .cpuTime, .wallTime: "took longer than it may"
            case .memory: "needed more memory than it may"
            case .fileSize: "wrote more than it may"
            }
        return switch phase {
        case .gate: "Reading the source \(what). Is an expression nested very deeply?"
        case .compile, .link:
            "Compiling \(what). A very long expression or literal does that: split it, or give its parts types."
        case .run: "Running \(what)."
        }
    }
}

extension ExitStatus {
    init(for mark: Mark) {
        switch mark {
        case .refused, .rejected: self = .doesNotCompile
        case .exceeded: self = .crashedOrOverLimit
        case .judged(let judgement) where judgement.isUnreadable: self = .doesNotCompile
        case .judged(let judgement):
            self =
                judgement.verdict.passed ? .passed : judgement.diedInARun ? .crashedOrOverLimit : .notPassed
        }
    }
}
