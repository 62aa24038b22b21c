import Testing

@Suite struct `A name that starts with an underscore` {
    @Test(arguments: [
        "let b = array._buffer", "let n = view._makeNode(at: site)", "_stdlib_getentropy()",
        "let t: Swift._UnicodeParser? = nil", "let s = _AppRoot(TheApp.self)",
        "enum X { static func _typeByName() {} }\nlet t = Swift._typeByName(\"Si\")",
        "struct V { var makeNode = 1 }\nlet n = SwiftUI._makeNode(at: 1)",
    ])
    func `is refused if it belongs to a library`(source: String) {
        #expect(rules(source) == ["underscored-name"])
    }

    @Test(arguments: [
        "struct V: View { @State var count = 1; init() { _count = State(initialValue: 2) } }",
        "var body: some View { let _ = Self._printChanges(); Text(\"a\") }",
        "@inline(__always) func double(_ number: Int) -> Int { number * 2 }",
        "@_disfavoredOverload func title() -> String { \"a\" }",
        "struct V { private var _name = 1; var name: Int { _name } }",
        "let content: _ConditionalContent<Text, Image>? = nil", "let (_, b) = pair", "items.map { _ in 1 }",
    ])
    func `is accepted if the answer declares it or Apple documents it`(source: String) {
        #expect(rules(source).isEmpty)
    }
}
