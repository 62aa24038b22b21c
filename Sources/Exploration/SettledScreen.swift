import Referee
import Scenario
import Wire

/// A screen without what differs from run to run: a body of the network has the name of what was asked for.
struct SettledScreen: Hashable, Sendable {
    /// What can be said of it with certainty, each once: whose pictures and words are there, a spinner, an error.
    let sights: Set<Sight>
    /// All that it says, in reading order; nothing of a line without any words.
    let lines: [ScreenLine]

    init(_ referee: Referee) {
        let (pictures, words) = (referee.pictures, referee.words)
        var sights: Set<Sight> = []
        var lines: [ScreenLine] = []
        for var line in referee.screen {
            switch line.kind {
            case .spinner: sights.insert(.spinner)
            case .image:
                if let resource = pictures[line.content] {
                    sights.insert(.image(resource))
                    line.content = "\(resource)"
                }
            case .text, .heading, .button, .field, .toggle, .placeholder:
                for (text, resource) in words where line.content.holds(text) {
                    sights.insert(.body(resource))
                    line.content = line.content.replacing(text, with: "<\(resource)>")
                }
            case .tabs, .edge: break
            }
            if line.kind == .spinner || !line.content.isEmpty { lines.append(line) }
        }
        if referee.showsError { sights.insert(.error) }
        self.sights = sights
        self.lines = lines
    }

    /// What is written on it and did not come from the network.
    var texts: Set<String> {
        Set(
            lines.filter { [.text, .heading, .placeholder].contains($0.kind) && !$0.content.contains("<") }
                .map(\.content))
    }

    /// The lines that hold on this screen and not on the other, and the other way round: what is missing first.
    func lines(missedBy other: SettledScreen) -> [Verb] {
        let missing = sights.subtracting(other.sights).map { Verb.see($0, isExpected: true) }
        let surplus = other.sights.subtracting(sights).map { Verb.see($0, isExpected: false) }
        return (missing + surplus).sorted { "\($0)" < "\($1)" }
    }
}

extension String {
    /// Looks at bytes, which takes a small part of the time that looking at characters does. Nothing is in it of no text.
    fileprivate func holds(_ other: String) -> Bool {
        var (own, other) = (self, other)
        return own.withUTF8 { own in
            other.withUTF8 { other in
                guard let first = other.first else { return false }
                return own.indices.contains { own[$0] == first && own[$0...].starts(with: other) }
            }
        }
    }
}
