import Grading
import Referee
import Reporting
import Scenario
import Text
import VirtualTime
import Wire

/// The lab's replies to questions about a run, as lines that fit the style's width.
///
/// `Answers` can also explain a finished run: `Answers(trace, style: style).why(2)`.
public struct Answers {
    private let take: RunProgress
    private let style: PageStyle
    /// The run's requests, without the requests of lines that could not run.
    private let records: () -> [RequestRecord]

    init(_ rehearsal: LabSession) {
        (take, style) = (rehearsal.take, rehearsal.style)
        records = { RequestRecord.all(in: rehearsal.trace) }
    }

    public init(_ trace: Trace, style: PageStyle) {
        (take, self.style) = (RunProgress(trace), style)
        records = { RequestRecord.all(in: trace) }
    }

    var screen: [String] {
        let screen = take.screen
        guard !screen.isEmpty else {
            let hint = take.isShown ? "" : " `show` puts the app on screen."
            return ["The screen is empty.\(hint)"]
        }
        return screen.map { "  " + $0.named(by: take.pictures).written }
    }

    public var requests: [String] {
        let records = records()
        guard !records.isEmpty else { return ["The app has sent no request yet."] }
        return records.flatMap { record -> [String] in
            let sender = [record.scope?.spelled, record.location.map { "\($0)" }].compactMap(\.self)
            let head = "#\(record.id) \(record.resource.brief)"
            let life = "\(record.started) \(style.glyph("→", "->")) \(end(of: record))"
            return (style.width < 60 ? [head, "   \(life)"] : ["\(head)  \(life)"])
                + ["   \(sender.joined(separator: ", "))"]
        }
    }

    func facts(from start: Int) -> [String] {
        let lines = take.events[start...].flatMap { event in
            Paragraph.lines("\(event.at)  ", FactText.of(event), style)
        }
        return lines.isEmpty ? ["The last line had no effect. `facts all` lists the whole run."] : lines
    }

    /// Explains what caused a request. If no request has the number, lists the valid numbers.
    public func why(_ id: Int) -> [String] {
        guard let ancestry = Ancestry(of: id, in: take.events, steps: take.steps) else {
            let count = records().count
            guard count > 0 else { return ["The app has sent no request yet."] }
            let known = count == 1 ? "the only request is #1" : "the requests are #1 to #\(count)"
            return ["No request has the number #\(id); \(known)."]
        }
        return ancestry.lines.flatMap { Paragraph.lines($0, style) }
    }

    private func end(of record: RequestRecord) -> String {
        guard record.ending == .none else { return "\(record.ended)  \(record.fate)" }
        return take.lost.contains(record.id) ? "without a network" : record.fate
    }
}
