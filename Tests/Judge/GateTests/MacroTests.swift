import Testing

/// The macros that an answer may use, and the macros that it declares.
@Suite struct `A macro` {
    @Test(arguments: [
        "#Preview { Text(\"x\") }", "#Preview(\"Empty\", traits: .landscapeLeft) { Text(\"x\") }",
        "#Preview {\n@Previewable @State var on = false\nToggle(\"x\", isOn: $on)\n}",
        "extension EnvironmentValues { @Entry var size = 20 }", "@Observable final class Model {}",
        "let adult = #Predicate<Int> { $0 > 17 }", "print(#fileID, #line)",
    ])
    func `of the course or the compiler is accepted`(source: String) {
        #expect(rules(source).isEmpty)
    }

    @Test(arguments: [
        "macro Size() = #externalMacro(module: \"A\", type: \"B\")",
        "#Preview {\nmacro Size() = #externalMacro(module: \"A\", type: \"B\")\nText(\"x\")\n}",
    ])
    func `that the answer declares is refused, wherever it is declared`(source: String) {
        #expect(Set(rules(source)) == ["macro"])
    }

    @Test(arguments: [
        "extension EnvironmentValues { @__EntryDefaultValue static var size = 20 }",
        "#Preview {\nlet p = Unmanaged.passRetained(x)\nText(\"x\")\n}",
    ])
    func `has a body and arguments that the gate reads like other code`(source: String) {
        #expect(!rules(source).isEmpty)
    }
}
