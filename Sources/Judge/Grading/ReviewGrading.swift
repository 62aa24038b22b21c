import Referee
import Scenario
import Wire

/// Grades a review of a change. The change runs once without a repair, and once for each repaired fault.
///
///     let trial = ReviewGrading(of: "Review.form", marks: marks, change: traces, repairs: repairs)
///     trial.verdict.score     // 75: three of four faults are marked
///
/// A fault's findings are the findings that disappear after the fault's repair. A reviewer's mark is right if a repair
/// changes the marked line, and if the fault causes the finding that the mark names.
public struct ReviewGrading: Sendable {
    public struct Repair: Sendable {
        public var sentence: String
        public var lines: Set<Int>
        /// The runs of the change in which only this fault is repaired, one run for each scenario.
        public var traces: [Trace]

        public init(sentence: String, lines: Set<Int>, traces: [Trace]) {
            self.sentence = sentence
            self.lines = lines
            self.traces = traces
        }
    }

    /// A reviewer's note on one line.
    public struct Mark: Hashable, Sendable {
        public var line: Int
        public var code: FindingCode
        /// The number of the line with the mark in the learner's file.
        public var place: Int

        public init(line: Int, code: FindingCode, place: Int) {
            self.line = line
            self.code = code
            self.place = place
        }
    }

    public let verdict: Verdict
    /// The trace of each repair, in the order of the verdict's entries. In the verdict, the entries for unfounded marks
    /// come last, and have no trace.
    public let traces: [Trace]
    /// The indexes of repairs that remove no finding; such a repair is a mistake of the exercise's author.
    public let idleRepairs: [Int]

    /// - Parameters:
    ///   - file: the learner's file, for the locations of findings.
    ///   - change: the traces of the runs without any repair.
    public init(
        of file: String, marks: [Mark], change: [Trace], repairs: [Repair], rubric: Rubric = .standard
    ) {
        let before = change.map { (title: $0.scenario.title, counts: Loss.counts($0)) }
        let losses = repairs.map { Loss(from: before, to: $0.traces) }
        idleRepairs = losses.indices.filter { losses[$0].codes.isEmpty }
        func isRight(_ mark: Mark) -> Bool {
            zip(repairs, losses).contains { $0.lines.contains(mark.line) && $1.codes.contains(mark.code) }
        }
        var traces: [Trace] = []
        var entries: [ScenarioVerdict] = []
        for (place, (repair, loss)) in zip(repairs, losses).enumerated() {
            let here = marks.filter { repair.lines.contains($0.line) }
            let isFound = here.contains { loss.codes.contains($0.code) }
            // Two repairs may touch one line, so a mark that is right for either repair is not wrong.
            let wrong = here.filter { !isRight($0) }
            let name = "fault-\(place + 1)"
            entries.append(
                ScenarioVerdict(
                    name: name,
                    title: isFound ? repair.sentence : "Fault \(place + 1) of \(repairs.count)",
                    findings: isFound ? [] : Self.findings(wrong, loss, in: file), rubric: rubric))
            var trace = change[loss.scenario]
            trace.scenario.name = name
            traces.append(trace)
        }
        // An unfounded mark is an entry without points.
        for mark in marks where !repairs.contains(where: { $0.lines.contains(mark.line) }) {
            entries.append(Self.unfounded(mark, in: file, rubric))
        }
        self.traces = traces
        verdict = Verdict(scenarios: entries)
    }

    /// The result for a mark on a line that no repair changes.
    private static func unfounded(_ mark: Mark, in file: String, _ rubric: Rubric) -> ScenarioVerdict {
        let finding = Finding(
            .unfounded, at: .zero,
            "Line \(mark.line) is marked \(mark.code.rawValue), but no repair of that line removes a finding.",
            location: SourceLocation(file: file, line: mark.place))
        return ScenarioVerdict(
            name: "line-\(mark.line)", title: "Line \(mark.line) is right and needs no mark",
            findings: [finding],
            rubric: rubric)
    }

    /// The findings for a mark that names the wrong kind of fault, and for a fault without a mark.
    private static func findings(_ marks: [Mark], _ loss: Loss, in file: String) -> [Finding] {
        guard marks.isEmpty else {
            return marks.map { mark in
                Finding(
                    .misjudged, at: .zero,
                    "Line \(mark.line) has a fault, but not \(mark.code.rawValue): the repair of this line removes a "
                        + "different finding.",
                    location: SourceLocation(file: file, line: mark.place))
            }
        }
        let code = loss.codes.first?.rawValue ?? "a finding"
        return [
            Finding(
                .overlooked, at: .zero,
                "You did not mark one of the faults. The repair of this fault removes \(code) in the scenario \"\(loss.title)\"."
            )
        ]
    }

    private struct Loss {
        /// The codes of the findings that the repair removes, the most important code first.
        private(set) var codes: [FindingCode] = []
        /// The index of the first run in which the repair removes a finding.
        private(set) var scenario = 0
        private(set) var title = ""

        /// - Parameter change: for each run without a repair, the scenario's title and the number of findings by code.
        init(from change: [(title: String, counts: [FindingCode: Int])], to repaired: [Trace]) {
            var lost: Set<FindingCode> = []
            for (place, (old, new)) in zip(change, repaired).enumerated() {
                let after = Self.counts(new)
                let gone = old.counts.filter { $0.value > after[$0.key, default: 0] }.keys
                if lost.isEmpty, !gone.isEmpty { (scenario, title) = (place, old.title) }
                lost.formUnion(gone)
            }
            codes = lost.sorted()
        }

        static func counts(_ trace: Trace) -> [FindingCode: Int] {
            Dictionary(
                ScenarioVerdict(judging: trace).findings.map { ($0.code, 1) }, uniquingKeysWith: +)
        }
    }
}
