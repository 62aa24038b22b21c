import Testing

/// Macros that an answer may use, and macros that it declares.
@Suite struct `Among macros` {
    @Test(arguments: [
        "#Preview { Text(\"x\") }", "#Preview(\"Empty\", traits: .landscapeLeft) { Text(\"x\") }",
        "#Preview {\n@Previewable @State var on = false\nToggle(\"x\", isOn: $on)\n}",
        "extension EnvironmentValues { @Entry var size = 20 }", "@Observable final class Model {}",
        "let adult = #Predicate<Int> { $0 > 17 }", "print(#fileID, #line)",
    ])
    func `the course's own and the compiler's are let through`(source: String) {
        #expect(rules(source).isEmpty)
    }

    @Test(arguments: [
        "macro Size() = #externalMacro(module: \"A\", type: \"B\")",
        "#Preview {\nmacro Size() = #externalMacro(module: \"A\", type: \"B\")\nText(\"x\")\n}",
    ])
    func `one's own are refused, wherever they are declared`(source: String) {
        #expect(Set(rules(source)) == ["macro"])
    }

    @Test(arguments: [
        "extension EnvironmentValues { @__EntryDefaultValue static var size = 20 }",
        "#Preview {\nlet p = Unmanaged.passRetained(x)\nText(\"x\")\n}",
    ])
    func `what a macro writes for itself, or is given, is read as anything else is`(source: String) {
        #expect(!rules(source).isEmpty)
    }
}
