import Referee
import Scenario
import Testing
import Wire

@testable import Exploration

@Suite struct `A knob's values` {
    private func choices(_ kind: String, _ examples: [String], literals: [String] = []) -> [String] {
        KnobValues(
            [Knob(name: "k", kind: kind)],
            SourceOutline.KnobHints(examples: ["k": examples], literals: literals)
        ).choices(of: "k")
    }

    @Test func `start with the default, followed by compared values in the source and their neighbors`() {
        let choices = choices("int", ["7"], literals: ["500", "a"])
        #expect(choices.first == "7")
        #expect(Set(choices).isSuperset(of: ["0", "1", "499", "500", "501"]))
        #expect(Set(choices).count == choices.count)
    }

    @Test func `keep their format if they have one`() {
        let choices = choices("string", ["200x300"], literals: ["feed"])
        #expect(Set(choices).isSuperset(of: ["200x300", "300x200", "1x12", "11x2"]))
        #expect(choices.allSatisfy { $0.split(separator: "x").compactMap { Int($0) }.count == 2 })
    }

    @Test func `include an empty text only if the source has no default`() {
        #expect(choices("string", []).contains(""))
        #expect(!choices("string", ["feed"], literals: ["compose"]).contains(""))
        #expect(choices("string", ["feed"], literals: ["compose"]).contains("compose"))
    }
}

@Suite struct `What a user can touch` {
    private func touches(_ lines: [ScreenLine], options: [String: [String]] = [:]) -> [String] {
        Touches(options: options).on(lines).map { "\(Verb.gesture($0))" }
    }

    @Test func `is a screen's buttons, switches, tabs and sheets`() {
        let found = touches([
            ScreenLine(.button, "Go"), ScreenLine(.toggle, "News on"), ScreenLine(.tabs, "[Home]  Search"),
            ScreenLine(.edge, "sheet"), ScreenLine(.text, "Words"),
        ])
        #expect(
            Set(found) == ["tap \"Go\"", "open \"Go\"", "toggle \"News\"", "tab \"Search\"", "dismiss"])
    }

    @Test func `includes a picker's options once they are known`() {
        var touches = Touches()
        let line = Verb.gesture(.choose(option: "?", picker: "Sort"))
        touches.learn(
            from: line, refused: "\"Sort\" has no option \"?\" (there is By price, By name). On screen: x")
        let screen = [ScreenLine(.field, "Sort: By name")]
        #expect(
            touches.on(screen).map { "\(Verb.gesture($0))" } == [
                "choose \"By price\" in \"Sort\"", "choose \"By name\" in \"Sort\"",
            ])
        touches.learn(
            from: .gesture(.choose(option: "?", picker: "City")),
            refused: "no picker is labeled \"City\". On screen: x")
        #expect(touches.on([ScreenLine(.field, "City: a")]).first == .type(text: "a", field: "City"))
    }
}
