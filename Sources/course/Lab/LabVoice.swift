import Reporting
import Referee
import Rehearsal
import Terminal

/// How the lab speaks: to a person, or to a program.
protocol LabVoice: AnyObject {
    /// The session begins.
    func greet(_ title: String, _ take: Take)
    /// A line was carried out; the events from `start` on are news.
    func tell(_ take: Take, from start: Int, mentionsSilence: Bool)
    /// The run was replaced by a shorter or newer one.
    func replaced(by take: Take)
    func answer(_ lines: [String], at take: Take)
    func complain(_ sentence: String)
    /// The session is over; nil when the app never ran.
    func end(_ take: Take?, outcome: String)
}

/// For a person.
final class LabText: LabVoice {
    private let style: ReportStyle
    private let terminal: TerminalStyle

    init(style: ReportStyle, terminal: TerminalStyle) {
        (self.style, self.terminal) = (style, terminal)
    }

    func greet(_ title: String, _ take: Take) {
        let knobs = take.knobs.map(\.name)
        var sentences = ["On stage: \(title)."]
        if !knobs.isEmpty { sentences.append("Knobs: \(knobs.joined(separator: ", ")).") }
        sentences.append("`show` puts it on screen, `help` lists what can be said.")
        say([sentences.joined(separator: " ")])
    }

    func tell(_ take: Take, from start: Int, mentionsSilence: Bool) {
        let account = Account(of: take.events[start...], in: take.events, pictures: take.pictures)
        let lines = AccountText(account, style: style, mentionsSilence: mentionsSilence).lines
        if !lines.isEmpty { Output.say(lines.joined(separator: "\n")) }
    }

    func replaced(by take: Take) {}

    func answer(_ lines: [String], at take: Take) { say(lines) }

    func complain(_ sentence: String) { say([sentence]) }

    func end(_ take: Take?, outcome: String) {}

    private func say(_ lines: [String]) {
        Output.say(lines.flatMap { Paragraph.lines($0, style) }.joined(separator: "\n"))
    }
}

/// For a program: JSON Lines on standard output and nothing else there.
final class LabJSON: LabVoice {
    private var series = EventSeries()

    func greet(_ title: String, _ take: Take) { write(LabEvent(t: 0, event: "format", version: VerdictJSON.version)) }

    func tell(_ take: Take, from start: Int, mentionsSilence: Bool) {
        for event in take.events[start...] { write(series.next(event)) }
    }

    /// The series begins anew: the task numbers do.
    func replaced(by take: Take) {
        series = EventSeries()
        for event in take.events { _ = series.next(event) }
        write(LabEvent(t: take.now.milliseconds, event: "replayed"))
    }

    func answer(_ lines: [String], at take: Take) {
        write(LabEvent(t: take.now.milliseconds, event: "answered", text: lines.joined(separator: "\n")))
    }

    func complain(_ sentence: String) { Output.complain(sentence) }

    func end(_ take: Take?, outcome: String) {
        var end = LabEvent(t: take?.now.milliseconds ?? 0, event: "end")
        let events = take?.events ?? []
        end.requests = events.count { if case .requested = $0.kind { true } else { false } }
        end.cancelled = events.count { if case .cancelled = $0.kind { true } else { false } }
        end.outcome = outcome
        write(end)
    }

    private func write(_ value: some Encodable) {
        do {
            Output.say(try JSONLine.text(of: value))
        } catch {
            // Every value of ours can be written as JSON; one that cannot is told, never left out in silence.
            Output.complain("\(error)")
        }
    }
}
