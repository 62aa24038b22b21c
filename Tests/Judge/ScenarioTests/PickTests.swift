import Scenario
import Testing
import VirtualTime

@Suite struct `A value that a seed picks` {
    @Test func `fills its hole, even inside words`() throws {
        let scenario = try Scenario(
            parsing: """
                pick width, height from 200, 300
                pick latency from 100ms to 400ms
                route /{width}/{height} replies image after {latency}
                show width={width} title="{width} × {height}"
                """, name: "x")
        #expect(scenario.dependsOnSeed)
        let lines = try scenario.resolved(seed: 7).steps.map { "\($0.line) \($0.verb)" }
        #expect(lines.count == 2)
        let tall = lines[1] == #"4 show width=200 title="200 × 300""#
        #expect(tall || lines[1] == #"4 show width=300 title="300 × 200""#)
        #expect(lines[0].hasPrefix("3 route GET \(tall ? "/200/300" : "/300/200") replies image after "))
        #expect(lines[0].hasSuffix("0ms"))
    }

    @Test func `is the same under the same seed, and covers all options under others`() throws {
        let order = try Scenario(parsing: "pick a, b from x, y, z\nset {a} {b}", name: "x")
        let time = try Scenario(parsing: "pick t from 100ms to 130ms\nwait {t}", name: "x")
        let number = try Scenario(parsing: "pick n from 3 to 5\nrerender {n} times", name: "x")
        func lines(_ scenario: Scenario) throws -> [String] {
            try (0..<200 as Range<UInt64>).map { seed in
                let line = try scenario.resolved(seed: RunSeed(seed)).description
                #expect(try scenario.resolved(seed: RunSeed(seed)).description == line)
                return line
            }
        }
        #expect(
            try Set(lines(order)) == [
                "set x y\n", "set x z\n", "set y x\n", "set y z\n", "set z x\n", "set z y\n",
            ])
        #expect(try Set(lines(time)) == ["wait 100ms\n", "wait 110ms\n", "wait 120ms\n", "wait 130ms\n"])
        #expect(
            try Set(lines(number)) == ["rerender 3 times\n", "rerender 4 times\n", "rerender 5 times\n"])
    }

    @Test func `does not change if another line is added`() throws {
        let before = "pick a from 1 to 1000\n"
        let after = "set x {a}"
        let plain = try Scenario(parsing: before + after, name: "x").resolved(seed: 5)
        let longer = try Scenario(parsing: "pick b from p, q\n" + before + after, name: "x").resolved(seed: 5)
        #expect(plain.steps.map(\.verb) == longer.steps.map(\.verb))
    }

    @Test func `remains one word, even with spaces or quotes in it`() throws {
        let line = #"set title "{a}""#
        let text = "pick a from \"say \\\"hi\\\" # {}\", \"x = 1, 2\"\n".replacing("{}", with: "\\{}") + line
        let resolved = try (0..<20 as Range<UInt64>).map {
            try Scenario(parsing: text, name: "x").resolved(seed: RunSeed($0)).steps
        }
        let values = Set(
            resolved.compactMap { steps in
                if case .set(let setting) = steps.first?.verb { setting.value } else { nil }
            })
        #expect(values == ["say \"hi\" # {}", "x = 1, 2"])
    }

    @Test func `is missing in a scenario without its pick, and the error says so`() throws {
        let whole = try Scenario(parsing: "pick a from x, y\nsee \"{a}\"", name: "x")
        let half = Scenario(name: "half", title: "", steps: Array(whole.steps.dropFirst()))
        let error = #expect(throws: ScenarioError.self) { try half.resolved(seed: 1) }
        #expect(error?.line == 2)
        #expect(error?.problem == .unknownPick("a", known: []))
    }
}
