import Testing

@Suite(.serialized) struct `The view on screen` {
    @Test func `is the host's before the app's, and the app's before a preview's`() throws {
        let app = """
            import SwiftUI
            @main struct TheApp: App { var body: some Scene { WindowGroup { Text("the app") } } }
            """
        let preview =
            "import SwiftUI\nstruct Plain: View { var body: some View { Text(\"plain\") } }\n#Preview { Text(\"the preview\") }\n"
        let lab = try LabUnderTest([
            "TheApp.swift": app, "Preview.swift": preview,
            "Host.swift":
                "import SwiftUI\nstruct Host: View { var body: some View { Text(\"the host\") } }\n",
        ])
        #expect(try shown(lab, ["TheApp.swift", "Preview.swift", "Host.swift"], "the host"))
        #expect(try shown(lab, ["TheApp.swift", "Preview.swift"], "the app"))
        #expect(try shown(lab, ["Preview.swift"], "the preview"))
        #expect(try shown(lab, ["Preview.swift", "--root", "Plain"], "plain"))
    }

    @Test func `may be a preview that uses private types of its file and has state`() throws {
        let lab = try LabUnderTest([
            "Card.swift": """
            import SwiftUI
            private struct Card: View {
                @Binding var isOn: Bool
                var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
            }
            #Preview("On", traits: .sizeThatFitsLayout) {
                @Previewable @State var isOn =
                    true
                Card(isOn: $isOn)
            }
            """
        ])
        let result = try lab.run(["Card.swift"], lines: ["show", "toggle \"Wi-Fi\"", "see \"Wi-Fi off\""])
        #expect(result.output.contains("the preview \"On\" (Card.swift:6)"))
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test func `must be named if the files have several`() throws {
        let lab = try LabUnderTest([
            "Two.swift": """
            import SwiftUI
            struct First: View { @State var count: Int?; var body: some View { Text("first") } }
            struct Second: View { var size = 3; var body: some View { Text("second") } }
            struct Third: View { let size: Int; var body: some View { Text("third") } }
            """
        ])
        let result = try lab.run(["Two.swift"])
        #expect(result.status == 2)
        #expect(result.errors.contains("--root First     the view First (Two.swift:2)"))
        #expect(result.errors.contains("--root Second"))
        #expect(!result.errors.contains("Third"))
        #expect(try shown(lab, ["Two.swift", "--root", "Second"], "second"))
        let needy = try lab.run(["Two.swift", "--root", "Third"])
        #expect(needy.status == 2)
        #expect(needy.errors.contains("the lab cannot show Third on its own: this view needs size."))
    }

    @Test func `is named with its missing values if it needs some`() throws {
        let lab = try LabUnderTest([
            "Needy.swift": """
            import SwiftUI
            struct Needy: View {
                let size: Int
                @Binding var isOn: Bool
                @Environment(\\.dismiss) private var dismiss
                private var half: Int { size / 2 }
                var body: some View { Text("\\(half)") }
            }
            """
        ])
        let result = try lab.run(["Needy.swift"])
        #expect(result.status == 2)
        #expect(result.errors.contains("Needy needs size, isOn."))
    }

    @Test func `is missing if the files do not compile, and the lab says so`() throws {
        let lab = try LabUnderTest(["Bad.swift": "import SwiftUI\nstruct Bad: View {"])
        let result = try lab.run(["Bad.swift", "--json"])
        #expect(result.status == 3)
        #expect(result.errors.contains("Bad.swift:2"))
        #expect(try result.events.map { $0["event"] as? String } == ["format", "end"])
    }

    private func shown(_ lab: LabUnderTest, _ arguments: [String], _ text: String) throws -> Bool {
        try lab.run(arguments, lines: ["show", "see \"\(text)\""]).status == 0
    }
}
