import Gate
import Testing
import Wire

@Suite struct `In an outline` {
    @Test(arguments: [
        ("let size: Int", ["size"]),
        ("var size = 3", []),
        ("var size: Int?", []),
        ("let size: Int?", ["size"]),
        ("@State private var size = 3", []),
        ("@State var size: Int", ["size"]),
        ("@State(initialValue: 3) var size: Int", []),
        ("@Binding var size: Int?", ["size"]),
        ("@Environment(\\.dismiss) private var dismiss", []),
        ("@EnvironmentObject var model: Model", []),
        ("@StateObject private var model = Model()", []),
        ("@FocusState private var isFocused: Bool", []),
        ("var half: Int { 2 }", []),
        ("@Query var trips: [Trip]", []),
        ("var size: Int { didSet { } }", ["size"]),
        ("static var size: Int { 2 }", []),
        ("let a: Int, b: Int", ["a", "b"]),
        ("init(size: Int = 3) {}", []),
        ("let size: Int\n    init(_ size: Int) { self.size = size }\n    init() { size = 3 }", []),
        ("private init() {}", ["an initializer that is not private"]),
    ])
    func `a view needs values for properties without a default`(_ members: String, _ needs: [String]) throws {
        let view = try #require(
            outline("struct V: View {\n    \(members)\n    var body: some View { Text(\"\") }\n}").views.first
        )
        #expect(view.needs == needs)
    }

    @Test(arguments: [
        ("init() {}", []),
        ("private var kept = 3", []),
        ("let step: Int", ["time"]),
        ("init(step: Int) {}", ["time"]),
    ])
    func `a property whose wrapper provides its value needs none`(_ members: String, _ needs: [String]) {
        let view = outline(
            "struct V: View {\n    @Ticker var time\n    var body: some View { Text(\"\") }\n}\n"
                + "@propertyWrapper struct Ticker: DynamicProperty {\n    \(members)\n"
                + "    var wrappedValue: Int { 1 }\n}"
        ).views.first
        #expect(view?.needs == needs)
    }

    @Test func `a generic view needs its types`() {
        #expect(
            outline("struct V<T>: View { var body: some View { Text(\"\") } }").views.first?.needs == [
                "the type T"
            ])
    }

    @Test func `views in extensions, in types and at the top level are distinguished`() {
        let found = outline(
            """
            struct A {}
            extension A: View { var body: some View { Text("") } }
            enum Space { struct B: SwiftUI.View { var body: some View { Text("") } } }
            private struct C: View { var body: some View { Text("") } }
            struct D: Codable {}
            """)
        #expect(found.views.map(\.name) == ["A", "Space.B", "C"])
        #expect(found.views.map(\.isHidden) == [false, false, true])
    }

    @Test func `apps, knobs and previews have their places`() throws {
        let source = """
            @main struct TheApp: App { var body: some Scene { WindowGroup { Host() } } }
            struct Host: View {
                @Knob var height = 3
                @Knob private var title = ""
                var body: some View { Text(title) }
            }
            #Preview("On") {
                @Previewable @State var isOn = true
                Host()
            }
            #if DEBUG
            #Preview { Host() }
            #endif
            """
        let found = outline(source)
        #expect(found.apps.map(\.name) == ["TheApp"])
        #expect(found.views.map(\.knobs) == [["height", "title"]])
        #expect(found.previews.map(\.title) == ["On", nil])
        let preview = try #require(found.previews.first)
        #expect(preview.line == 7)
        let bytes = Array(source.utf8)
        #expect(
            String(decoding: bytes[preview.start..<preview.bodyStart], as: UTF8.self) == "#Preview(\"On\") ")
        #expect(bytes[preview.bodyEnd - 1] == UInt8(ascii: "}"))
        let state = try #require(preview.states.first)
        #expect(
            String(decoding: bytes[state.attributeEnd..<state.end], as: UTF8.self).hasSuffix(
                "@State var isOn = true"))
    }

    @Test func `lists the delegates that make the window of an older app`() {
        let found = outline(
            """
            class AppDelegate: UIResponder, UIApplicationDelegate {}
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
            private class Other: NSObject, UIWindowSceneDelegate {}
            """)
        #expect(found.appDelegates.map(\.name) == ["AppDelegate"])
        #expect(found.sceneDelegates.map(\.name) == ["SceneDelegate"])
    }

    @Test func `older previews are included if other files can name them`() {
        let found = outline(
            """
            struct Page_Previews: PreviewProvider { static var previews: some View { Text("") } }
            private struct Part_Previews: PreviewProvider { static var previews: some View { Text("") } }
            """)
        #expect(found.providers == [.init(name: "Page_Previews", file: "A.swift", line: 1)])
        #expect(found.views.isEmpty)
    }

    @Test(arguments: [
        "#if DEBUG\nX\n#endif", "#if os(iOS)\nX\n#endif", "#if !os(macOS) && (DEBUG || BETA)\nX\n#endif",
        "#if os(macOS)\n#elseif canImport(UIKit)\nX\n#else\n#endif", "#if BETA\n#else\nX\n#endif",
        "#if os(iOS)\n#if DEBUG\nX\n#endif\n#endif", "#if BETA || true && DEBUG\nX\n#endif",
    ])
    func `code that a condition selects is included`(source: String) {
        let previews = outline(source.replacing("X", with: "#Preview { Text(\"\") }")).previews
        #expect(previews.count == 1)
        let views = outline(source.replacing("X", with: "struct Page: View {}")).views
        #expect(views.count == 1)
    }

    @Test(arguments: [
        "#if os(macOS)\nX\n#endif", "#if BETA\nX\n#endif", "#if !DEBUG\nX\n#endif",
        "#if DEBUG\n#else\nX\n#endif",
        "#if os(iOS)\n#elseif DEBUG\nX\n#endif", "#if DEBUG && BETA\nX\n#endif",
        "#if canImport(CoreMIDI)\nX\n#endif",
        "#if DEBUG\n#if os(watchOS)\nX\n#endif\n#endif",
    ])
    func `code that a condition excludes is left out`(source: String) {
        #expect(outline(source.replacing("X", with: "#Preview { Text(\"\") }")).previews.isEmpty)
        #expect(outline(source.replacing("X", with: "struct Page: View {}")).views.isEmpty)
    }

    @Test func `conditions that only the compiler can decide include views but no previews`() {
        let found = outline("#if swift(>=5.9)\nstruct Page: View {}\n#Preview { Page() }\n#endif")
        #expect(found.views.map(\.name) == ["Page"])
        #expect(found.previews.isEmpty)
    }

    @Test func `the state in a one-line preview ends with its semicolon`() throws {
        let source = "#Preview { @Previewable @State var n = 1; Text(\"\\(n)\") }"
        let state = try #require(outline(source).previews.first?.states.first)
        let bytes = Array(source.utf8)
        #expect(
            String(decoding: bytes[state.attributeEnd..<state.end], as: UTF8.self).hasSuffix(
                "@State var n = 1;"))
    }

    @Test func `only the lab lets a file import Lab`() {
        let source = [Source(name: "Host.swift", bytes: Array("import Lab\nimport Glibc".utf8))]
        #expect(Gate.read(source).refusals.count == 2)
        #expect(Gate.read(source, alsoAllowed: ["Lab"]).refusals.map(\.line) == [2])
    }

    private func outline(_ source: String) -> SourceOutline {
        Gate.read([Source(name: "A.swift", bytes: Array(source.utf8))]).outline
    }
}
