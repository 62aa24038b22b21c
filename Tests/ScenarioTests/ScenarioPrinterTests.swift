import Scenario
import Testing
import VirtualTime
import Wire

@Suite("Writing a scenario")
struct ScenarioPrinterTests {
    @Test func `what is written reads back as the same scenario`() throws {
        for seed in 0..<2000 as Range<UInt64> {
            var generator = ScenarioGenerator(seed: seed)
            let scenario = generator.scenario()
            let text = scenario.description
            #expect(try Scenario(parsing: text, name: scenario.name) == scenario, "seed \(seed):\n\(text)")
        }
    }

    @Test func `a scenario is written one step a line under its title`() throws {
        let text = """
            # Twice
            route GET /a replies 500 after 100ms then fails with offline after 1.5s then image after 2min
            want /a, POST "/b c"
            show title="Two words" x=1
            settle within 10s
            see no "Oops"
            expect 1 request, 0 cancelled

            """
        #expect(try Scenario(parsing: text, name: "x").description == text)
    }
}

/// Makes any scenario that can be written, the same one for the same seed.
struct ScenarioGenerator {
    private var random: SplitMix
    init(seed: UInt64) { random = SplitMix(state: seed) }

    mutating func scenario() -> Scenario {
        let title = pick(["Twice", "name", "A # inside", "\u{1F3DD} \u{301}x"])
        let firstLine = title == "name" ? 1 : 2
        let steps = (0...pick(0...8)).map { Step(line: firstLine + $0, verb: verb()) }
        return Scenario(name: "name", title: title, steps: steps)
    }

    private mutating func verb() -> Verb {
        switch pick(0...10) {
        case 0: .route(Route(resource: resource(), replies: (0...pick(0...3)).map { _ in reply() }))
        case 1: .show(["a", "b_2", "größe"].prefix(pick(0...3)).map { KnobSetting(knob: $0, value: text()) })
        case 2: .hide
        case 3: .set(KnobSetting(knob: pick(["height", "_x"]), value: text()))
        case 4: .rerender(times: pick(1...30))
        case 5: .gesture(gesture())
        case 6: .wait(duration())
        case 7: .settle(limit: pick(0...1) == 0 ? .seconds(60) : duration())
        case 8: .want((0..<pick(0...3)).map { _ in resource() })
        case 9: .see(sight(), isExpected: pick(0...1) == 0)
        default: .expect([Tally(pick(0...3), .requests), Tally(pick(0...3), .cancelled)].suffix(pick(1...2)))
        }
    }

    private mutating func gesture() -> Gesture {
        pick([
            .tap(label: text()), .type(text: text(), field: text()), .submit(field: text()),
            .toggle(label: text()),
            .choose(option: text(), picker: text()), .refresh, .scroll(to: .top), .scroll(to: .end),
            .scroll(to: .row(pick(1...90))), .tab(title: text()), .back, .dismiss, .background, .foreground,
        ])
    }

    private mutating func reply() -> Reply {
        let failures = ["timeout", "offline", "refused", "reset"].map(Reply.Content.failure)
        return Reply(pick([.image, .text, .status(pick(100...599))] + failures), after: duration())
    }

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
                Int64(pick(0...Int.max >> 8)),
            ]))
    }

    private mutating func text() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "B", "7", "/", "?", "=", ",", " ", "#", "\"", "\\", "\n", "\r", "\t", "\u{301}", "\u{201C}",
            "é", "\u{2028}", "-",
        ]
        var text = ""
        for _ in 0..<pick(0...6) { text.unicodeScalars.append(pick(scalars)) }
        return text
    }

    private mutating func pick(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    private mutating func pick(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
    private mutating func pick<T>(_ choices: [T]) -> T { choices[pick(0..<choices.count)] }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
