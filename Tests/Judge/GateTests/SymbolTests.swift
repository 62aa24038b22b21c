import Testing

@Suite struct `An attribute` {
    @Test(arguments: [
        "@_silgen_name(\"write\") func write(_: Int32)", "@_extern(c) func abort()",
        "@_spi(Private) import SwiftUI",
        "@_dynamicReplacement(for: body) var other: Int { 0 }", "@_exported import SwiftUI",
        "@_section(\".init_array\") let start = 1", "@_used let kept = 1", "@_cdecl(\"main\") func main() {}",
    ])
    func `that starts with an underscore is refused`(source: String) {
        #expect(verdict(source) == ["1:1 underscored-attribute"])
    }

    @Test(arguments: [
        "@c(abort) func abort() {}", "@section(\".init_array\") let start = 1", "@used let kept = 1",
        "@cdecl(\"abort\") func abort() {}",
    ])
    func `for the linker is refused`(source: String) {
        #expect(verdict(source) == ["1:1 symbol-attribute"])
    }

    @Test(arguments: [
        ("_silgen_name", "@_silgen_name(\"write\") func write(_: Int32)", "underscored-attribute"),
        ("_cdecl", "@_cdecl(\"main\") func main() {}", "underscored-attribute"),
        ("section", "@section(\".init_array\") let start = 1", "symbol-attribute"),
        ("c", "@c(abort) func abort() {}", "symbol-attribute"),
    ])
    func `is refused even if the answer declares its name`(
        name: String, source: String, rule: String
    ) {
        #expect(rules("enum Own { case \(name) }\n\(source)") == [rule])
    }

    @Test(arguments: [
        "@State private var used = false", "@MainActor @Observable final class Model {}",
        "@available(iOS 17, *) struct A {}", "@discardableResult func f() -> Int { 1 }",
        "@ViewBuilder var body: some View { Text(\"@_cdecl\") }",
        "@propertyWrapper struct Clamped { var wrappedValue = 1 }",
        "@main struct TheApp: App {}", "// @_cdecl(\"x\")\nlet x = 1", "@objc class A {}",
    ])
    func `of the ordinary kind is accepted`(source: String) {
        #expect(verdict(source).isEmpty)
    }

    @Test func `of the answer's own macro is refused, and so are moved line numbers`() {
        #expect(rules("macro twice() = #externalMacro(module: \"A\", type: \"B\")") == ["macro", "macro"])
        #expect(
            verdict("#sourceLocation(file: \"B.swift\", line: 9)\nlet x = 1\n#sourceLocation()") == [
                "1:1 macro", "3:1 macro",
            ])
        #expect(verdict("#Preview { Text(\"a\") }\nlet file = #fileID").isEmpty)
    }
}
