import Foundation
import Wire

/// What the gate's end means for an answer. Only a gate that ran to its end accepts one.
enum GateReport: Hashable {
    case passed(SourceOutline, [WorkNote])
    case refused([GateFinding])
    case exceeded(Limit)

    init(_ end: ProcessEnd, for answer: Answer) {
        if let limit = end.exceeded {
            self = .exceeded(limit)
            return
        }
        guard let reading = end.printed(SourceReading.self) else {
            self = .refused([
                GateFinding(
                    rule: "unreadable-source", file: answer.learnerFiles.first?.name ?? "", line: 1,
                    column: 1,
                    fact: "The source could not be read to its end.",
                    instead: "Look for very deep nesting or a very long expression, and make it simpler.")
            ])
            return
        }
        self = reading.refusals.isEmpty ? .passed(reading.outline, reading.work) : .refused(reading.refusals)
    }
}

/// What the gate says of files that are read without being compiled.
public enum OutlineResult: Sendable {
    case read(SourceOutline)
    case refused([GateFinding])
    case exceeded(Limit)
}
