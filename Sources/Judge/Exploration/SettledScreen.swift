import Scenario
import Wire

/// A screen on which the names of resources replace response bodies, because bodies differ from run to run.
struct SettledScreen: Hashable, Sendable {
    /// The facts that can be compared between runs: a spinner, an error, and the resources with pictures or words on
    /// screen.
    let sights: Set<Sight>
    /// All lines of the screen in reading order, without empty lines.
    let lines: [ScreenLine]

    init(_ moment: Moment, with bodies: SentBodies) {
        var sights = moment.signs
        var lines: [ScreenLine] = []
        for var line in moment.lines {
            switch line.kind {
            case .image:
                if let resource = bodies.pictures[line.content] {
                    sights.insert(.image(resource))
                    line.content = "\(resource)"
                }
            case .text, .heading, .button, .field, .toggle, .placeholder:
                for (text, resource) in bodies.words(in: line.content) {
                    sights.insert(.body(resource))
                    line.content = line.content.replacing(text, with: "<\(resource)>")
                }
            case .spinner, .redacted, .tabs, .edge: break
            }
            if line.kind == .spinner || !line.content.isEmpty { lines.append(line) }
        }
        self.sights = sights
        self.lines = lines
    }

    /// The texts that did not come from the network.
    var texts: Set<String> {
        Set(
            lines.filter { [.text, .heading, .placeholder].contains($0.kind) && !$0.content.contains("<") }
                .map(\.content))
    }

    /// Checks that succeed on this screen and fail on the screen `other`.
    func lines(missedBy other: SettledScreen) -> [Verb] {
        let missing = sights.subtracting(other.sights).map { Verb.see($0, isExpected: true) }
        let surplus = other.sights.subtracting(sights).map { Verb.see($0, isExpected: false) }
        return (missing + surplus).sorted { "\($0)" < "\($1)" }
    }
}
