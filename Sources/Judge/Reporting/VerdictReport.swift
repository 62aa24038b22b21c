import Grading
import Referee
import Text
import VirtualTime

/// A verdict as text for the learner.
///
///     print(VerdictReport(verdict, traces: traces, style: PageStyle(width: 80)).text)
///
/// First comes a line for each scenario, then the timeline and the printed lines of the run with the first finding.
/// After the printed lines come the most important findings, the score and the next step. The next step for the learner
/// names the source line of the first finding.
public struct VerdictReport {
    public var verdict: Verdict
    /// The traces of the graded runs, in the order of the verdict. Without traces, the report has no timeline.
    public var traces: [Trace]
    public var style: PageStyle
    /// True to show every finding instead of only the three most important findings.
    public var showsAll: Bool
    /// The command that explains a code, such as `explain` at the prompt.
    public var explainCommand: String
    /// The key that a reader presses to get an explanation of the first finding; nil if the reader types commands.
    public var explainKey: String?
    public var allOption: String

    public init(
        _ verdict: Verdict, traces: [Trace] = [], style: PageStyle = PageStyle(), showsAll: Bool = false,
        explainCommand: String = "course explain", explainKey: String? = nil, allOption: String = "--all"
    ) {
        self.verdict = verdict
        self.traces = traces
        self.style = style
        self.showsAll = showsAll
        self.explainCommand = explainCommand
        self.explainKey = explainKey
        self.allOption = allOption
    }

    /// The whole report. Each line ends in a newline.
    public var text: String {
        lines.map { $0 + "\n" }.joined()
    }

    public var lines: [String] {
        var lines = verdict.scenarios.indices.flatMap {
            scenarioLine(verdict.scenarios[$0]) + unsettledLines($0)
        }
        if verdict.scenarios.isEmpty { lines.append("The course ran no scenario, so nothing has passed.") }
        let mistakes = verdict.mistakes
        let shown = showsAll ? mistakes : Array(mistakes.filter { !$0.evidence.isConsequence }.prefix(3))
        lines += timelineLines
        if let printed = PrintedLines(verdict, traces: traces) {
            lines += [""] + printed.lines(style, most: showsAll ? nil : 20)
        }
        for (place, mistake) in shown.enumerated() {
            lines += [""] + findingLines(mistake, number: shown.count > 1 ? place + 1 : nil)
        }
        if mistakes.count > shown.count {
            let more = mistakes.count - shown.count
            lines +=
                [""]
                + wrap("\(Wording.count(more, "more finding")): \(allOption) shows all findings.", .quiet)
        }
        return lines + [""] + scoreLines + nextLines(shown)
    }

    // MARK: - Parts

    /// The timeline. The timeline comes before the findings, so that a small window still shows the findings.
    private var timelineLines: [String] {
        guard let first = verdict.tellingScenario(), !verdict.scenarios[first].passed,
            traces.indices.contains(first)
        else { return [] }
        let title = clipped("Timeline of \"\(verdict.scenarios[first].title)\"")
        return ["", style.paint(title, .strong)] + Timeline(traces[first]).lines(style)
    }

    private func scenarioLine(_ scenario: ScenarioVerdict) -> [String] {
        let mark = style.mark(scenario.passed)
        let lines = Paragraph.lines(scenario.title, indent: markWidth, style)
        guard let first = lines.first else { return [mark] }
        return [mark + " " + first.dropFirst(markWidth)] + lines.dropFirst()
    }

    /// The number of columns for a scenario's mark and the space after the mark.
    private var markWidth: Int { style.hasUnicode ? 2 : 5 }

    /// The requests, tasks and timers that were still active when a `settle` line in a failed scenario reached its
    /// limit. Work that never ends, such as polling, is often normal.
    private func unsettledLines(_ place: Int) -> [String] {
        guard traces.indices.contains(place), !verdict.scenarios[place].passed else { return [] }
        return traces[place].events.flatMap { event -> [String] in
            guard case .unsettled(let remainder) = event.kind else { return [] }
            let sentence = "At \(event.at) `settle` reached its limit. Still going on: \(remainder)."
            return Paragraph.lines(sentence, indent: markWidth, style)
                .map { style.paint($0, .quiet) }
        }
    }

    /// - Parameter number: the finding's number for the command `edit`; nil for the only finding of a report.
    private func findingLines(_ mistake: Mistake, number: Int?) -> [String] {
        let below = [
            evidence(mistake), mistake.reason.map { "Finding \($0 + 1) is the cause of this finding." },
        ]
        .compactMap(\.self).joined(separator: " ")
        return heading(mistake.evidence, number)
            + [sentence(mistake), below].filter { !$0.isEmpty }.flatMap {
                Paragraph.lines($0, indent: 2, style)
            }
    }

    private func sentence(_ mistake: Mistake) -> String {
        let others = mistake.scenarios.count - 1
        guard mistake.evidence.code == .bugNotCaught, others > 0 else { return mistake.evidence.sentence }
        let faults = others == 1 ? "the other fault" : "the \(others) other faults"
        return mistake.evidence.sentence
            + " It also missed \(faults) marked \(style.glyph("✗", "FAIL")) above."
    }

    /// A sentence with the number of scenarios that show the mistake, and the title of one such scenario.
    private func evidence(_ mistake: Mistake) -> String? {
        let all = verdict.scenarios.count
        let code = mistake.evidence.code
        // The report's list already names each line of a form, so the number of scenarios would add nothing.
        guard all > 1, code != .bugNotCaught, !(code.kind is any FormFinding.Type) else { return nil }
        if mistake.scenarios.count == 1 {
            return "1 of \(all) scenarios shows this: \"\(verdict.scenarios[mistake.scenario].title)\"."
        }
        let count = mistake.scenarios.count == all ? "All \(all)" : "\(mistake.scenarios.count) of \(all)"
        return
            "\(count) scenarios show this; the finding comes from \"\(verdict.scenarios[mistake.scenario].title)\"."
    }

    /// The code and the source line of a finding: in one line if the page is wide enough, otherwise in two lines.
    private func heading(_ finding: Finding, _ number: Int?) -> [String] {
        let code = clipped((number.map { "\($0). " } ?? "") + finding.code.rawValue)
        let ink: Paint = finding.isConsequence ? .warning : .bad
        guard let location = finding.location else { return [style.paint(code, ink)] }
        let place = "\(location)".printable
        if DisplayWidth.columns(of: code) + 2 + DisplayWidth.columns(of: place) <= style.width {
            return [style.paint(code, ink) + "  " + style.paint(place, .place)]
        }
        return [
            style.paint(code, ink), "  " + style.paint(clipped(place, indent: 2), .place),
        ]
    }

    private var scoreLines: [String] {
        let ink: Paint = verdict.passed ? .good : .bad
        // The learner needs the seed to see the failure again.
        let seed = verdict.passed ? "" : traces.first.map { " under seed \($0.seed)" } ?? ""
        var lines = wrap(
            "\(verdict.passed ? "Passed" : "Not yet"): \(verdict.score) of 100 points\(seed).", ink)
        guard verdict.scenarios.contains(where: \.ledger.statesWants) else { return lines }
        var parts = ["Requests: \(verdict.requestsMade), par \(verdict.par)."]
        if verdict.redundant > 0 { parts.append("Redundant: \(verdict.redundant).") }
        if verdict.uncancelled > 0 { parts.append("Not cancelled: \(verdict.uncancelled).") }
        let waste = verdict.waste
        if waste != Waste() {
            parts.append(
                "Wasted: \(Wording.count(waste.bytes, "byte")), \(waste.duration.spelled) on the network.")
        }
        lines += wrap(parts.joined(separator: " "), .plain)
        return lines
    }

    private func nextLines(_ shown: [Mistake]) -> [String] {
        guard let first = shown.first?.evidence else { return [] }
        let one = shown.count == 1 ? "" : "begin with the first finding; "
        let place = first.location.map { "look at \($0), then " } ?? one
        return wrap(
            "Next: \(place)`\(explainKey ?? "\(explainCommand) \(first.code.rawValue)")` explains the finding and how to repair it.",
            .plain)
    }

    private func wrap(_ text: String, _ ink: Paint) -> [String] {
        Paragraph.flow(text, style).map { style.paint($0, ink) }
    }

    private func clipped(_ text: String, indent: Int = 0) -> String {
        text.clipped(to: style.width - indent, ellipsis: style.glyph("…", "~"))
    }
}
