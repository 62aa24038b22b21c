import Grading
import Referee
import Reporting
import Scenario
import Text
import VirtualTime
import Wire

/// The lab's answers to questions about a run, as lines no wider than the style allows.
///
/// They work for a run that is over, too: `Answers(trace, style: style).why(2)`.
public struct Answers {
    private let take: Take
    private let style: PageStyle
    /// The requests of the run without lines that could not be done.
    private let records: () -> [RequestRecord]

    init(_ rehearsal: Rehearsal) {
        (take, style) = (rehearsal.take, rehearsal.style)
        records = { RequestRecord.all(in: rehearsal.trace) }
    }

    public init(_ trace: Trace, style: PageStyle) {
        (take, self.style) = (Take(trace), style)
        records = { RequestRecord.all(in: trace) }
    }

    var screen: [String] {
        let screen = take.screen
        guard !screen.isEmpty else {
            let hint = take.isShown ? "" : " `show` puts the app there."
            return ["There is nothing on screen.\(hint)"]
        }
        return screen.map { "  " + $0.named(by: take.pictures).written }
    }

    public var requests: [String] {
        let records = records()
        guard !records.isEmpty else { return ["No request was sent so far."] }
        return records.flatMap { record -> [String] in
            let sender = [record.scope?.spelled, record.location.map { "\($0)" }].compactMap(\.self)
            let head = "#\(record.id) \(record.resource)"
            let life = "\(record.started) \(style.glyph("→", "->")) \(end(of: record))"
            return (style.width < 60 ? [head, "   \(life)"] : ["\(head)  \(life)"])
                + ["   \(sender.joined(separator: ", "))"]
        }
    }

    func facts(from start: Int) -> [String] {
        let lines = take.events[start...].flatMap { event in
            Paragraph.lines("\(event.at)  ", FactText.of(event), style)
        }
        return lines.isEmpty ? ["The last line caused nothing. `facts all` lists the whole run."] : lines
    }

    /// Why the request with this number was sent; where there is none, the numbers that there are.
    public func why(_ id: Int) -> [String] {
        guard let ancestry = Ancestry(of: id, in: take.events, steps: take.steps) else {
            let count = records().count
            guard count > 0 else { return ["No request was sent so far."] }
            let known = count == 1 ? "there is only #1" : "they go from #1 to #\(count)"
            return ["There is no request #\(id); \(known)."]
        }
        return ancestry.lines.flatMap { Paragraph.lines($0, style) }
    }

    private func end(of record: RequestRecord) -> String {
        guard record.ending == .none else { return "\(record.ended)  \(record.fate)" }
        return take.lost.contains(record.id) ? "without a network" : record.fate
    }
}
