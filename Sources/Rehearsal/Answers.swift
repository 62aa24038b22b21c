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
    let take: Take
    let seed: RunSeed
    let style: PageStyle
    private let title: String
    /// What `timeline` draws: the run without lines that could not be done.
    private let session: Take

    init(_ rehearsal: Rehearsal) {
        (take, seed, style) = (rehearsal.take, rehearsal.seed, rehearsal.style)
        session = rehearsal.session
        title = rehearsal.title ?? "Played in the lab"
    }

    public init(_ trace: Trace, style: PageStyle) {
        (take, seed, title) = (Take(trace), trace.seed, trace.scenario.title)
        session = take
        self.style = style
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
        let records = RequestRecord.all(in: trace)
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
            let count = RequestRecord.all(in: trace).count
            guard count > 0 else { return ["No request was sent so far."] }
            let known = count == 1 ? "there is only #1" : "they go from #1 to #\(count)"
            return ["There is no request #\(id); \(known)."]
        }
        return ancestry.lines.flatMap { Paragraph.lines($0, style) }
    }

    private func end(of record: RequestRecord) -> String {
        switch record.ending {
        case .answered(let status, let bytes):
            "\(record.ended)  answered \(status), \(Wording.count(bytes, "byte"))"
        case .failed(let error): "\(record.ended)  failed: \(error.rawValue)"
        case .cancelled: "\(record.ended)  cancelled"
        case .gaveUp: "\(record.ended)  given up: the app's own time-out"
        case .none: take.lost.contains(record.id) ? "without a network" : "on its way"
        }
    }

    var trace: Trace {
        Trace(
            scenario: Scenario(name: "lab", title: title, steps: session.steps), seed: seed,
            events: session.events,
            outcome: take.outcome ?? .completed, end: take.now, pictures: take.pictures)
    }
}
