import Gate
import Testing
import Wire

/// The values that the course suggests for each knob, found in the learner's source.
@Suite struct `A source's hints` {
    private func outline(_ text: String) -> SourceOutline {
        Gate.read([Source(name: "A.swift", bytes: Array(text.utf8))], alsoAllowed: ["Lab"]).outline
    }

    @Test func `include defaults, and values that comments give as examples`() {
        let hints = outline(
            """
            /// The knob `size` is like `200x300`.
            struct Host: View {
                @Knob var width = 200
                @Lab.Knob var size = ""
                /// is like `2x5`
                @Knob var chosen = "1x1"
                var other = 7
                var body: some View { Text("") }
            }
            """
        ).hints
        #expect(hints.examples == ["width": ["200"], "size": ["200x300", ""], "chosen": ["1x1", "2x5"]])
        #expect(hints.literals.isEmpty)
    }

    @Test(arguments: [
        ("if width <= 1_400 {}", ["1400"]), ("if name == \"feed\" {}", ["feed"]),
        ("switch name { case \"a\", \"b\": break; default: break }", ["a", "b"]),
        ("let sizes = [1, -2]", ["1", "-2"]),
        ("enum E: String { case a = \"x\" }", ["x"]), ("Text(\"a\").tag(3)", ["3"]),
        ("Text(\"nothing\")", []),
    ])
    func `include compared values`(code: String, literals: [String]) {
        #expect(outline("func f() { \(code) }").hints.literals == literals)
    }

    @Test(arguments: [
        ("_tab = State(initialValue: tab)", true), ("_m = StateObject(wrappedValue: M(tab))", true),
        ("_tab = State(initialValue: 0)", false), ("tab = 3", false),
    ])
    func `say whether a view's input becomes a state's initial value`(code: String, isSeeded: Bool) {
        #expect(outline("struct V { init(tab: Int) { \(code) } }").hints.seedsState == isSeeded)
    }

    @Test func `include findings that a comment allows with a reason`() {
        let allowances = outline(
            """
            let a = 1  // course: allow missed-fetch — it is kept
            // course: allow crash
            // course: allow unowned-task - sent to the end
            """
        ).allowances
        #expect(allowances.map(\.line) == [1, 3])
        #expect(allowances.map(\.code) == ["missed-fetch", "unowned-task"])
        #expect(allowances.map(\.reason) == ["it is kept", "sent to the end"])
    }
}
