import Scenario
import Testing
import VirtualTime

@Suite struct `A printed scenario` {
    @Test func `reads back as the same scenario`() throws {
        for seed in 0..<1000 as Range<UInt64> {
            var generator = ScenarioGenerator(seed: seed)
            let scenario = try generator.scenario()
            let text = scenario.description
            #expect(try Scenario(parsing: text, name: scenario.name) == scenario, "seed \(seed):\n\(text)")
        }
    }

    @Test func `reads back after a seed has filled picks and holes`() throws {
        var drawn = 0
        for seed in 0..<1000 as Range<UInt64> {
            var generator = ScenarioGenerator(seed: seed)
            let resolved = try generator.scenario().resolved(seed: RunSeed(seed))
            drawn += generator.placeholders
            for step in resolved.steps {
                switch step.verb {
                case .pick, .template: Issue.record("seed \(seed) leaves \(step.verb)")
                default: #expect(try ScenarioLine(parsing: "\(step.verb)").verb == step.verb)
                }
            }
        }
        #expect(drawn > 500)
    }

    @Test func `has a title and one step a line`() throws {
        let text = """
            # Twice
            pick path, other from a, "b c"
            pick latency from 100ms to 400ms
            pick row from 10 to 30
            route GET /{path} replies image after {latency} then {row}0 after 1s
            show title="{path}: \\{}"
            scroll to row {row}
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
