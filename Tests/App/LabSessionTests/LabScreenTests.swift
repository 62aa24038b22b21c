import Testing

/// How the lab shows tabs, sheets and disabled controls.
@Suite(.serialized) struct `The lab's screen` {
    private let shop = """
        import SwiftUI
        struct Shop: View {
            @State private var isOpen = false
            var body: some View {
                TabView {
                    VStack {
                        Button("Buy") {}.disabled(true)
                        Button("Help") { isOpen = true }
                    }
                    .sheet(isPresented: $isOpen) { Text("Call us") }
                    .tabItem { Text("Home") }
                    Text("Nothing found").tabItem { Text("Search") }
                }
            }
        }
        """

    @Test func `shows tabs and sheet edges, which see lines do not read as text`() throws {
        let lab = try LabUnderTest(["Shop.swift": shop])
        let result = try lab.run(
            ["Shop.swift"],
            lines: [
                "show", "tap \"Help\"", "dismiss", "tab \"Search\"", "see no \"Home\"", "see no \"sheet\"",
            ])
        #expect(result.output.contains("tabs [Home]  Search"))
        #expect(result.output.contains("--- sheet ---"))
        #expect(result.output.contains("--- end of sheet ---"))
        #expect(result.output.contains("tabs Home  [Search]"))
        // SwiftUI's own views do not appear; the learner's views around them do.
        #expect(!result.output.contains("body of TabView"), "\(result.output)")
        #expect(result.status == 0)
    }

    @Test(arguments: ["at once", "at first"])
    func `shows an earlier screen of an instant without adding a line`(glance: String) throws {
        let lab = try LabUnderTest(["Shop.swift": shop])
        let result = try lab.run(["Shop.swift"], lines: ["show", "see spinner \(glance)"])
        #expect(
            result.output.contains("`\(glance)` works only in a scenario that runs as a whole"),
            "\(result.output)")
    }

    @Test func `says that a touched control is disabled`() throws {
        let lab = try LabUnderTest(["Shop.swift": shop])
        let result = try lab.run(["Shop.swift"], lines: ["show", "tap \"Buy\""])
        #expect(result.output.contains("i \"Buy\" is disabled: a touch does nothing"), "\(result.output)")
        #expect(result.status == 0, "tapping a disabled control is no error")
    }

    @Test func `does not show a request without a network as in flight`() throws {
        let lab = try LabUnderTest(["Picture.swift": Plays.picture, "Host.swift": Plays.host])
        let result = try lab.run(
            ["Picture.swift", "Host.swift"], lines: ["network off", "show", "network on"])
        #expect(result.output.contains("Without a network: #1 /300."))
        #expect(!result.output.contains("On its way"))
    }

    @Test func `accepts JSON replies without a file, with picked values inside`() throws {
        let lab = try LabUnderTest(["Picture.swift": Plays.picture, "Host.swift": Plays.host])
        let result = try lab.run(
            ["Picture.swift", "Host.swift"],
            lines: [
                "pick size from 7, 8", "route /300 replies json '{\"a\": {\"b\": [{size}]}}' after 1ms",
                "show",
                "settle", "see \"\\{\\\"a\\\": \\{\\\"b\\\": [{size}]}}\"", "save a",
            ])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let again = try lab.run(["Picture.swift", "Host.swift", "--script", "a"])
        #expect(again.status == 0, "\(again.output)\(again.errors)")
    }

    @Test func `names a request that outlives its view, without any want`() throws {
        let lab = try LabUnderTest([
            "Loose.swift": """
            import SwiftUI
            struct Loose: View {
                var body: some View {
                    Text("here").onAppear {
                        Task { _ = try await URLSession.shared.data(from: URL(string: "https://a.example/a")!) }
                    }
                }
            }
            """
        ])
        let lines = ["route /a replies text after 1s", "show", "wait 10ms", "hide", "wait 10ms", "wait 10ms"]
        let result = try lab.run(["Loose.swift"], lines: lines)
        let told = result.output.components(separatedBy: "Found unowned task: #1 GET /a, sent by")
        #expect(told.count == 2, "\(result.output)")
    }
}
