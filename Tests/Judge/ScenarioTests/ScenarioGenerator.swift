import Scenario
import Testing
import VirtualTime
import Wire

/// Makes random valid scenarios with any kind of line. The same seed gives the same generated scenario.
struct ScenarioGenerator {
    private var random: SplitMix64
    private var picks: [Pick] = []
    /// The number of generated lines in which a placeholder replaces a value.
    private(set) var placeholders = 0

    init(seed: UInt64) { random = SplitMix64(seed: seed, stream: 0) }

    mutating func scenario() throws -> Scenario {
        let title = pick(["Twice", "name", "A # inside", "\u{1F3DD} \u{301}x"])
        let firstLine = title == "name" ? 1 : 2
        picks = []
        placeholders = 0
        var steps: [Step] = []
        for place in 0...pick(0...8) {
            steps.append(Step(line: firstLine + place, verb: try line(after: place)))
        }
        return Scenario(name: "name", title: title, steps: steps)
    }

    /// A line without placeholders, a `pick` line, or a line that uses a picked value.
    private mutating func line(after place: Int) throws -> Verb {
        switch pick(0...3) {
        case 0, 1:
            return verb()
        case 2:
            let line = try ScenarioLine(parsing: pickLine(place), after: picks)
            let verb = try #require(line.verb)
            if case .pick(let pick) = verb { picks.append(pick) }
            return verb
        default:
            guard let names = picks.randomElement(using: &random)?.names, let name = names.last else {
                return verb()
            }
            placeholders += 1
            return try #require(try ScenarioLine(parsing: lineWithHole(name), after: picks).verb)
        }
    }

    private mutating func pickLine(_ place: Int) -> String {
        let (low, size) = (pick(0...400), pick(2...900))
        let words = (1...pick(2...5)).map { "\($0)\(text())" }.map(inQuotes).joined(separator: ", ")
        return pick([
            "pick word\(place) from \(words)",
            "pick word\(place), other\(place) from \(words)",
            "pick time\(place) from \(low)ms to \(low + 10 * size)ms",
            "pick number\(place) from \(low + 1) to \(low + size)",
            "pick number\(place), another\(place) from \(low + 1) to \(low + size)",
            "pick failure\(place) from timeout, offline, refused",
            "pick step\(place) from hide, refresh, background",
            "pick knob\(place) from width, height",
        ])
    }

    /// A line in which a placeholder replaces a number, a name or a part of a text.
    private mutating func lineWithHole(_ name: String) -> String {
        let kinds = [
            "time": [
                "wait {}", "want /a within {}", "within {} see no error", "settle within {}",
                "route /a replies 500 after {} then image after {}",
            ],
            "number": [
                "rerender {} times", "scroll to row {}", "expect {} requests",
                "expect at most {} bodies of Row", "wait {}ms", "wait 1{} ms",
                "want /{}/{}, POST /x", "show a=1 b={} c=\"{} {}\"",
            ],
            "failure": [
                "route /a replies fixture {}.json after 10ms to 30ms",
                "route /a fails with {} after 1s then fails with {} after 2s",
            ],
            "step": ["{}"],
            "knob": ["set {} 3", "show {}=1 x{}={}"],
        ]
        let kind = String(name.prefix { $0.isLetter })
        if let lines = kinds[kind] {
            return pick(lines).replacing("{}", with: "{\(name)}")
        }
        var line = "\(verb())"
        for _ in 0..<20 where !line.contains(placeholder) { line = "\(verb())" }
        return line.contains(placeholder)
            ? line.replacing(placeholder, with: "{\(name)}") : "see \"{\(name)}\""
    }

    /// The character that marks the place for a picked value.
    private let placeholder = "\u{2602}"

    private func inQuotes(_ text: String) -> String {
        Verb.see(.text(text), isExpected: true).description.replacing("see ", with: "", maxReplacements: 1)
    }

    private mutating func verb() -> Verb {
        switch pick(0...13) {
        case 0: .route(Route(resource: resource(), replies: (0...pick(0...3)).map { _ in reply() }))
        case 1: .show(["a", "b_2", "größe"].prefix(pick(0...3)).map { KnobSetting(knob: $0, value: text()) })
        case 2: .hide
        case 3: .set(KnobSetting(knob: pick(["height", "_x"]), value: text()))
        case 4: .rerender(times: pick(1...30))
        case 5: .gesture(gesture())
        case 6: .wait(duration())
        case 7: .settle(limit: pick(0...1) == 0 ? .seconds(60) : duration())
        case 8: want()
        case 10: .may((0..<pick(0...3)).map { _ in resource() })
        case 12: .network(pick(0...1) == 0 ? .on : .off)
        case 11: .within(duration(), sight(), isExpected: pick(0...1) == 0)
        case 9: .see(sight(), isExpected: pick(0...1) == 0, Glance.allCases[pick(0...2)])
        default: .expect(tallies())
        }
    }

    private mutating func tallies() -> [Tally] {
        let all = [
            Tally(pick(0...3), .inits(of: pick(["Store", "A.B_2"])), isLimit: pick(0...1) == 0),
            Tally(pick(0...3), .bodies(of: "größe"), isLimit: pick(0...1) == 0),
            Tally(pick(0...3), .inFlight, isLimit: true),
            Tally(pick(0...3), .requests, isLimit: pick(0...1) == 0),
            Tally(pick(0...3), .cancelled),
        ]
        return Array(all.dropFirst(pick(0...4)).prefix(pick(1...4)))
    }

    private mutating func want() -> Verb {
        let resources = (0..<pick(0...3)).map { _ in resource() }
        return .want(resources, within: resources.isEmpty || pick(0...1) == 0 ? nil : duration())
    }

    private mutating func gesture() -> Gesture {
        pick([
            .tap(label: text()), .open(label: text()), .type(text: text(), field: text()),
            .submit(field: text()),
            .toggle(label: text()),
            .choose(option: text(), picker: text()), .press(label: text()), .swipe(label: text(), .left),
            .swipe(label: nil, .up), .drag(label: text(), right: pick(-90...90), down: 7),
            .drag(label: nil, right: 0, down: pick(-90...90)), .openURL(text()), .refresh, .scroll(to: .top),
            .scroll(to: .end),
            .scroll(to: .row(pick(1...90))), .tab(title: text()), .back, .dismiss, .background, .foreground,
        ])
    }

    private mutating func reply() -> Reply {
        let failures = TransportError.allCases.map(Reply.Content.failure)
        let fixture = Reply.Content.fixture(pick(["forecast.json", "a-1_b.png", "größe"]))
        let jitter = pick([0, 0, 10_000_000, 50_000_000, 60_000_000_000] as [Int64])
        let content = pick(
            [
                .image, .text, .sample, .samples(25), .json(pick(Self.jsons)), .status(pick(100...599)),
                fixture,
            ] + failures)
        let headers = [
            ResponseHeader("ETag", pick(["\"v1\"", "it's", "'", "{}", "{a}", ""])),
            ResponseHeader("X-\(pick(0...9))", pick(["a b", "a: b", "\"'\"", "\\"])),
        ]
        let bodies: [Reply.Content] = [.sample, .samples(25), fixture] + Self.jsons.map(Reply.Content.json)
        return Reply(
            content, status: bodies.contains(content) ? pick([nil, nil, 404, 503, 201]) : nil,
            with: failures.contains(content) ? [] : Array(headers.prefix(pick(0...2))),
            after: duration(), jitter: .nanoseconds(jitter))
    }

    /// JSON texts and other texts whose quotes and braces a reader could mistake for the text's end or for a
    /// placeholder.
    private static let jsons = [
        "{\"a\": [1, {}]}", "[]", "it's", "", "'", "'''", "a'''b", "''", "{\"a\": \"{b}\"}", "{b}", "[\n]",
        "\\", "it's {b}",
        "\"it's\" {\"a\": {}}", "{", "{a", "{}}",
    ]

    private mutating func sight() -> Sight {
        pick([
            .spinner, .error, .text(text()), .button(text()), .image(resource()), .body(resource()),
        ])
    }

    private mutating func resource() -> Resource {
        Resource(method: pick(["GET", "POST", "DELETE"]), path: "/" + text())
    }

    private mutating func duration() -> Duration {
        .nanoseconds(
            pick([
                0, 1, 1000, 1_500_000, 300_000_000, 1_000_000_000, 90_000_000_000, 7_200_000_000_000,
                Int64(pick(0...Int.max >> 9)),
            ]))
    }

    private mutating func text() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "B", "7", "/", "?", "=", ",", " ", "#", "\"", "\\", "\n", "\r", "\t", "\u{301}", "\u{201C}",
            "é", "\u{2028}", "-", "{", "}", "\u{2602}",
        ]
        var text = ""
        for _ in 0..<pick(0...6) { text.unicodeScalars.append(pick(scalars)) }
        return text
    }

    private mutating func pick(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    private mutating func pick(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
    private mutating func pick<T>(_ choices: [T]) -> T { choices[pick(0..<choices.count)] }
}
