import Grading
import Referee
import VirtualTime

/// A verdict as a learner reads it in the terminal.
///
///     print(VerdictReport(verdict, traces: traces, style: ReportStyle(width: 80)).text)
///
/// One line for each scenario, the findings that matter most, the timeline of the first scenario that failed, the
/// score and the next step.
public struct VerdictReport {
    public var verdict: Verdict
    /// The runs that were judged, in the verdict's order. Without them there is no timeline.
    public var traces: [Trace]
    public var style: ReportStyle
    /// Every finding of every scenario, not just the three that matter most.
    public var showsAll: Bool
    /// How the reader asks for the longer text about a code: `explain` at the prompt.
    public var explainCommand: String
    /// How the reader asks for all findings.
    public var allOption: String

    public init(
        _ verdict: Verdict, traces: [Trace] = [], style: ReportStyle = ReportStyle(), showsAll: Bool = false,
        explainCommand: String = "course explain", allOption: String = "--all"
    ) {
        self.verdict = verdict
        self.traces = traces
        self.style = style
        self.showsAll = showsAll
        self.explainCommand = explainCommand
        self.allOption = allOption
    }

    /// The whole report, each line ended.
    public var text: String {
        lines.map { $0 + "\n" }.joined()
    }

    public var lines: [String] {
        var lines = verdict.scenarios.indices.flatMap {
            scenarioLine(verdict.scenarios[$0]) + unsettledLines($0)
        }
        if verdict.scenarios.isEmpty { lines.append("There was no scenario to run, so nothing has passed.") }
        let summaries = FindingSummary.all(in: verdict)
        let shown = showsAll ? summaries : Array(summaries.filter { !$0.finding.isConsequence }.prefix(3))
        for summary in shown { lines += [""] + findingLines(summary) }
        if summaries.count > shown.count {
            let more = summaries.count - shown.count
            lines +=
                [""]
                + wrap(
                    "\(more) more \(more == 1 ? "finding" : "findings"): \(allOption) shows everything.",
                    .quiet)
        }
        if let first = verdict.scenarios.firstIndex(where: { !$0.passed }), traces.indices.contains(first) {
            lines += [
                "",
                style.palette.paint(clipped("Timeline of \"\(verdict.scenarios[first].title)\""), .strong),
            ]
            lines += Timeline(traces[first]).lines(style)
        }
        return lines + [""] + scoreLines + nextLines(shown)
    }

    // MARK: - Parts

    private func scenarioLine(_ scenario: ScenarioVerdict) -> [String] {
        let mark =
            scenario.passed
            ? style.palette.paint(style.glyph("✓", "ok  "), .good)
            : style.palette.paint(style.glyph("✗", "FAIL"), .bad)
        let indent = style.usesUnicode ? 2 : 5
        let lines = TextWrapping.wrap(scenario.title, indent: indent, width: style.width)
        guard let first = lines.first else { return [mark] }
        return [mark + " " + first.dropFirst(indent)] + lines.dropFirst()
    }

    /// What never came to rest in a scenario that failed: most often nothing to worry about, and good to know.
    private func unsettledLines(_ place: Int) -> [String] {
        guard traces.indices.contains(place), !verdict.scenarios[place].passed else { return [] }
        return traces[place].events.flatMap { event -> [String] in
            guard case .unsettled(let remainder) = event.kind else { return [] }
            let sentence = "At \(event.at) `settle` reached its limit. Still going on: \(remainder)."
            return TextWrapping.wrap(sentence, indent: style.usesUnicode ? 2 : 5, width: style.width)
                .map { style.palette.paint($0, .quiet) }
        }
    }

    private func findingLines(_ summary: FindingSummary) -> [String] {
        let finding = summary.finding
        var sentence = finding.sentence
        if verdict.scenarios.count > 1 { sentence += " (in \"\(summary.scenario)\"\(others(summary)))" }
        return heading(finding) + TextWrapping.wrap(sentence, indent: 2, width: style.width)
    }

    /// The code and the source line, under each other where they do not fit side by side.
    private func heading(_ finding: Finding) -> [String] {
        let code = clipped(finding.code.rawValue)
        let ink: Palette.Ink = finding.isConsequence ? .warning : .bad
        guard let location = finding.location else { return [style.palette.paint(code, ink)] }
        let place = "\(location)"
        if TextWrapping.columns(code) + 2 + TextWrapping.columns(place) <= style.width {
            return [style.palette.paint(code, ink) + "  " + style.palette.paint(place, .place)]
        }
        return [
            style.palette.paint(code, ink), "  " + style.palette.paint(clipped(place, indent: 2), .place),
        ]
    }

    private func others(_ summary: FindingSummary) -> String {
        switch summary.otherScenarios {
        case 0: ""
        case 1: " and one other scenario"
        default: " and \(summary.otherScenarios) other scenarios"
        }
    }

    private var scoreLines: [String] {
        let ink: Palette.Ink = verdict.passed ? .good : .bad
        // What failed under this seed fails under it again.
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

    private func nextLines(_ shown: [FindingSummary]) -> [String] {
        guard let first = shown.first?.finding else { return [] }
        let place = first.location.map { "look at \($0), then" } ?? "begin with the first finding;"
        return wrap(
            "Next: \(place) `\(explainCommand) \(first.code.rawValue)` says what it means and what to do.",
            .plain)
    }

    private func wrap(_ text: String, _ ink: Palette.Ink) -> [String] {
        TextWrapping.wrap(text, width: style.width).map { style.palette.paint($0, ink) }
    }

    private func clipped(_ text: String, indent: Int = 0) -> String {
        TextWrapping.clip(text, width: style.width - indent, ellipsis: style.glyph("…", "~"))
    }
}
