import Referee
import Scenario
import Wire

/// The gestures that a screen offers.
struct Touches {
    /// The known options of pickers, by label; other fields have no options.
    var options: [String: [String]] = [:]

    /// A screen does not show where a tap, a press or a swipe works, so the explorer tries each gesture once.
    var dead: Set<Attempt> = []

    /// A kind of gesture on a text of the screen. Two texts that differ only in digits count as the same text.
    struct Attempt: Hashable, Sendable {
        let gesture: VerbName
        let text: String

        init?(_ line: Verb) {
            guard case .gesture(let deed) = line, let gesture = line.name else { return nil }
            switch deed {
            case .tap(let label), .press(let label), .swipe(let label?, _):
                self.gesture = gesture
                text = String(
                    decoding: label.utf8.filter { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) },
                    as: UTF8.self)
            case .open, .type, .submit, .toggle, .choose, .refresh, .scroll, .tab, .back, .dismiss, .swipe,
                .drag, .openURL, .background, .foreground:
                return nil
            }
        }
    }

    /// A random gesture that a view may accept although the screen does not show it. Returns nil if the app has already
    /// refused all randomly chosen gestures.
    func attempt(on screen: [ScreenLine], _ random: inout SplitMix64) -> Gesture? {
        // The search for an untried gesture stops after four random tries.
        for _ in 0..<4 {
            guard let line = screen.randomElement(using: &random) else { return nil }
            let gestures: [Gesture] =
                switch line.kind {
                case .text, .heading:
                    [
                        .tap(label: line.content), .press(label: line.content),
                        .swipe(label: line.content, .left),
                    ]
                case .button: [.press(label: line.content), .swipe(label: line.content, .left)]
                case .field, .toggle, .tabs, .edge, .image, .spinner, .placeholder, .redacted: []
                }
            guard let gesture = gestures.randomElement(using: &random),
                let attempt = Attempt(.gesture(gesture)), !dead.contains(attempt)
            else { continue }
            return gesture
        }
        return nil
    }

    /// The possible gestures, in the order of the screen. Gestures that are likely to have an effect appear twice in
    /// the list, so that the explorer chooses them more often.
    func on(_ screen: [ScreenLine]) -> [Gesture] {
        screen.flatMap { line -> [Gesture] in
            switch line.kind {
            case .button: [.tap(label: line.content), .tap(label: line.content), .open(label: line.content)]
            case .field: touches(field: Self.label(of: line.content))
            case .toggle: [.toggle(label: Self.withoutState(line.content))]
            case .tabs: Self.titles(line.content).map { .tab(title: $0) }
            case .edge: line.content == "sheet" ? [.dismiss, .dismiss] : []
            case .text, .image, .spinner, .heading, .placeholder, .redacted: []
            }
        }
    }

    private func touches(field label: String) -> [Gesture] {
        switch options[label] {
        case .some(let known) where !known.isEmpty: known.map { .choose(option: $0, picker: label) }
        // An error about an unknown picker option lists the picker's real options.
        case nil: [.choose(option: Self.unknown, picker: label), .type(text: "a", field: label)]
        case .some:
            [
                .type(text: "a", field: label), .type(text: "ab", field: label),
                .type(text: "b", field: label),
                .type(text: "", field: label), .submit(field: label),
            ]
        }
    }

    private static let unknown = "?"

    /// Records a gesture that could not run, so that the explorer does not choose the gesture again.
    mutating func learn(from line: Verb, refused found: String) {
        Attempt(line).map { _ = dead.insert($0) }
        guard case .gesture(.choose(Self.unknown, let label)) = line else { return }
        let sign = " (there is "
        guard let start = found.firstRange(of: sign)?.upperBound,
            let end = found.firstRange(of: "). On screen:")?.lowerBound,
            start <= end
        else {
            options[label] = []
            return
        }
        options[label] = found[start..<end].split(separator: ", ").map(String.init)
    }

    /// The label of a field: `Search` for `Search: oslo`.
    private static func label(of content: String) -> String {
        content.firstRange(of: ": ").map { String(content[..<$0.lowerBound]) } ?? content
    }

    private static func withoutState(_ content: String) -> String {
        for state in [" on", " off"] where content.hasSuffix(state) {
            return String(content.dropLast(state.count))
        }
        return content
    }

    /// The titles of all tabs but the selected one, from `[Home]  Search`.
    static func titles(_ content: String) -> [String] {
        content.split(separator: "  ").map(String.init).filter { !$0.hasPrefix("[") }
    }
}
