import Reporting
import Rehearsal
import Terminal

/// For a person.
final class LabText: LabVoice {
    private let style: ReportStyle
    private let terminal: TerminalStyle

    init(style: ReportStyle, terminal: TerminalStyle) {
        (self.style, self.terminal) = (style, terminal)
    }

    func begin() {}

    func greet(_ title: String, knobs: [String]) {
        var sentences = ["On stage: \(title)."]
        if !knobs.isEmpty { sentences.append("Knobs: \(knobs.joined(separator: ", ")).") }
        sentences.append("`show` puts it on screen, `help` lists what can be said.")
        say([sentences.joined(separator: " ")])
    }

    func tell(_ take: Take, from start: Int, silence: Silence) {
        let account = Account(of: take.events[start...], in: take.events, pictures: take.pictures)
        let lines = AccountText(account, style: style, silence: silence).lines
        if !lines.isEmpty { Output.say(lines.joined(separator: "\n")) }
    }

    func replaced(by take: Take) {}

    func answer(_ lines: [String], at take: Take) { say(lines) }

    func hint(_ sentence: String) { say([style.palette.paint(sentence, .quiet)]) }

    func complain(_ sentence: String) { say([sentence]) }

    func end(_ take: Take?, outcome: String) {}

    private func say(_ lines: [String]) {
        Output.say(lines.flatMap { Paragraph.lines($0, style) }.joined(separator: "\n"))
    }
}
