import CommandOutput
import LabSession
import Reporting
import Text
import Workshop

/// Reports the lab's events to a person.
final class LabText: LabVoice {
    private var style: PageStyle

    init(style: PageStyle) { self.style = style }

    func begin() {}

    func fit(_ style: PageStyle) { self.style = style }

    func greet(_ title: String, knobs: [String]) {
        var sentences = ["Loaded: \(title)."]
        if !knobs.isEmpty { sentences.append("Knobs: \(knobs.joined(separator: ", ")).") }
        sentences.append("`show` puts the app on screen, and `help` lists the commands.")
        say([sentences.joined(separator: " ")])
    }

    func tell(_ take: RunProgress, from start: Int, silence: Silence) {
        let account = Account(
            of: take.events[start...], in: take.events, pictures: take.pictures, lost: take.lost)
        let lines = AccountText(account, style: style, silence: silence).lines
        if !lines.isEmpty { Output.say(lines.joined(separator: "\n")) }
    }

    func replaced(by take: RunProgress) {}

    func answer(_ lines: [String], at take: RunProgress) { say(lines) }

    func show(_ drawing: [String], at take: RunProgress) { Output.say(drawing.joined(separator: "\n")) }

    func hint(_ sentence: String) { say([sentence], .quiet) }

    func complain(_ sentence: String) { say(sentence.split(separator: "\n").map(String.init), .warning) }

    func end(_ take: RunProgress?, outcome: String) {}
    func end(without result: BuildResult) {}

    private func say(_ lines: [String], _ ink: Paint = .plain) {
        let broken = lines.flatMap { Paragraph.lines($0, style) }
        Output.say(broken.map { style.paint($0, ink) }.joined(separator: "\n"))
    }
}
