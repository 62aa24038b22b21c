import Grading
import Text
import VirtualTime

/// The ledger as text: each wanted resource with its requests, then the unwanted requests, then the sums.
///
///     want 1: GET /200/300, from 0 ms to 100 ms
///       #1  served it: sent at 0 ms, cancelled at 100 ms
///           by Picture's .task (Answer.swift:14)
public struct LedgerReport {
    public var verdict: Verdict
    public var style: PageStyle

    public init(_ verdict: Verdict, style: PageStyle = PageStyle()) {
        self.verdict = verdict
        self.style = style
    }

    public var text: String { lines.map { $0 + "\n" }.joined() }

    public var lines: [String] {
        var lines: [String] = []
        for scenario in verdict.scenarios {
            lines += heading(scenario) + LedgerSection.all(in: scenario.ledger).flatMap(drawn)
            lines += wrap(LedgerSums(scenario.ledger).spelled, indent: 2, .strong) + [""]
        }
        if verdict.scenarios.isEmpty { return ["The course ran no scenario, so it has no ledger to show."] }
        guard verdict.scenarios.count > 1 else { return Array(lines.dropLast()) }
        return lines + wrap("In all: \(LedgerSums(verdict).spelled)", indent: 0, .strong)
    }

    private func heading(_ scenario: ScenarioVerdict) -> [String] {
        Paragraph.flow("Ledger of \"\(scenario.title)\"", style).map {
            style.paint($0, .strong)
        }
    }

    private func drawn(_ section: LedgerSection) -> [String] {
        wrap(section.title, indent: 2, .place) + section.entries.flatMap(drawn)
    }

    /// Draws an entry: its label in one column, and its sentences to the right.
    private func drawn(_ entry: LedgerSection.Entry) -> [String] {
        let indent = 4 + (entry.label.isEmpty ? 0 : max(4, DisplayWidth.columns(of: entry.label) + 1))
        var lines = entry.sentences.flatMap { wrap($0, indent: indent, entry.isBad ? .bad : .plain) }
        if !entry.label.isEmpty, let first = lines.first {
            lines[0] = "    " + entry.label.padded(to: indent - 4) + first.dropFirst(indent)
        }
        return lines
    }

    /// Breaks a text into lines, and indents each line with spaces without color.
    private func wrap(_ text: String, indent: Int, _ ink: Paint) -> [String] {
        Paragraph.flow(text, indent: indent, style).map {
            String(repeating: " ", count: indent) + style.paint($0, ink)
        }
    }
}

/// The sums of one ledger, or of all ledgers of a verdict.
private struct LedgerSums {
    var statesWants: Bool
    var requests: Int
    var par: Int
    var redundant: Int
    var uncancelled: Int
    var waste: Waste

    init(_ ledger: Ledger) {
        statesWants = ledger.statesWants
        (requests, par) = (ledger.requestsMade, ledger.requestsNeeded)
        (redundant, uncancelled, waste) = (ledger.redundant, ledger.uncancelled, ledger.waste)
    }

    init(_ verdict: Verdict) {
        statesWants = verdict.scenarios.contains(where: \.ledger.statesWants)
        (requests, par) = (verdict.requestsMade, verdict.par)
        (redundant, uncancelled, waste) = (verdict.redundant, verdict.uncancelled, verdict.waste)
    }

    var spelled: String {
        guard statesWants else { return "\(Wording.count(requests, "request")), none judged." }
        return "\(Wording.count(requests, "request")), par \(par). Redundant: \(redundant). "
            + "Not cancelled: \(uncancelled). "
            + "Wasted: \(waste.duration.spelled), \(Wording.count(waste.bytes, "byte"))."
    }
}
