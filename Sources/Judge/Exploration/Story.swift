import Scenario
import Wire

/// The lines of the story: what the network, the app's parent view and the user do. A story has no checks.
///
///     show width=1 height=2
///     wait 40ms
///     set width 2
struct Story: Hashable, Sendable {
    var lines: [Verb]
    var weather: StoryNetwork
    /// The names that the lines contain and that come from network responses.
    var names = SampleNames()

    /// A copy of the story for another seed.
    func retold(under other: RunSeed, drawnUnder seed: RunSeed) -> Story {
        var retold = self
        retold.lines = names.lines(lines, drawnUnder: seed, under: other)
        return retold
    }

    var beginsOnScreen: Bool { lines.first { $0.name != .network }?.name == .show }

    /// True if no line is a user action in the app. Without a user action, only the final inputs determine the screen,
    /// so a fresh app with these inputs must show the same screen.
    var isPlain: Bool {
        lines.allSatisfy { line in
            switch line {
            case .show, .hide, .set, .rerender, .wait, .settle, .gesture(.background), .gesture(.foreground):
                true
            case .pick, .template, .route, .network, .gesture, .want, .may, .within, .see, .expect: false
            }
        }
    }
}

/// The values of the app's inputs at one moment of a story, by name.
struct Inputs: Hashable, Sendable {
    private var values: [String: String] = [:]

    init(_ settings: [KnobSetting] = []) { take(settings) }

    var settings: [KnobSetting] {
        values.sorted { $0.key < $1.key }.map { KnobSetting(knob: $0.key, value: $0.value) }
    }

    mutating func follow(_ line: Verb) {
        switch line {
        case .show(let settings): self = Inputs(settings)
        case .set(let setting): take([setting])
        case .pick, .template, .route, .network, .hide, .rerender, .gesture, .wait, .settle, .want, .may,
            .within,
            .see, .expect:
            break
        }
    }

    mutating func take(_ settings: [KnobSetting]) {
        for setting in settings { values[setting.knob] = setting.value }
    }

    func value(of knob: String) -> String? { values[knob] }
}

extension [Verb] {
    /// The story's lines as steps of a scenario, with line numbers from 1.
    var steps: [Step] { enumerated().map { Step(line: $0.offset + 1, verb: $0.element) } }

    /// True if the lines leave the app on screen.
    var endShown: Bool {
        let change = last { $0.name == .show || $0 == .hide }
        return change?.name == .show
    }

    /// True if the lines leave the app in the background.
    var endAway: Bool {
        let change = last { $0 == .gesture(.background) || $0 == .gesture(.foreground) }
        return change == .gesture(.background)
    }
}
