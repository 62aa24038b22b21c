import Foundation
import Wire

/// What the gate's end means for an answer. A gate that breaks down has not let anybody through.
enum GateReport: Hashable {
    /// With what stands in the source, and what it says of the work in it.
    case passed(SourceOutline, [WorkNote])
    case refused([GateFinding])
    case exceeded(Limit)

    init(_ end: ProcessEnd, for answer: Answer) {
        if let limit = end.exceeded {
            self = .exceeded(limit)
            return
        }
        let report = try? JSONDecoder().decode(Printed.self, from: Data(end.output.utf8))
        guard let report, end.cause == .exited(0) else {
            self = .refused([
                GateFinding(
                    rule: "unreadable-source", file: answer.learnerFiles.first?.name ?? "", line: 1,
                    column: 1,
                    fact: "The source could not be read to its end.",
                    instead: "Look for very deep nesting or a very long expression, and make it simpler.")
            ])
            return
        }
        self = report.refusals.isEmpty ? .passed(report.outline, report.work) : .refused(report.refusals)
    }

    /// What `course-gate` prints.
    private struct Printed: Decodable {
        var refusals: [GateFinding]
        var outline: SourceOutline
        var work: [WorkNote]
    }
}
