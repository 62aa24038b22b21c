import Essentials
import Wire

/// The gate's result for an answer. If the gate program did not finish, the answer is not accepted.
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
                    fact: "The gate could not read your whole file.",
                    instead:
                        "Look for code with very deep nesting or a very long expression, and simplify that code."
                )
            ])
            return
        }
        self = reading.refusals.isEmpty ? .passed(reading.outline, reading.work) : .refused(reading.refusals)
    }
}

/// The gate's result for files that are read but not compiled.
public enum OutlineResult: Sendable {
    case read(SourceOutline)
    case refused([GateFinding])
    case exceeded(Limit)
}
