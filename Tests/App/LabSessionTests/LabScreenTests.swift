import Testing

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
            result.output.contains("`\(glance)` works only in a scenario file"),
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

    @Test func `replies to requests without a route with samples, and says so once`() throws {
        let lab = try LabUnderTest(["Items.swift": Self.items])
        let result = try lab.run(["Items.swift"], lines: ["show", "settle", "screen"])
        #expect(result.output.contains("2 titles"), "\(result.output)\(result.errors)")
        let hints =
            result.output.components(separatedBy: "has no route, so the network replied with a sample").count
            - 1
        #expect(hints == 1, "\(result.output)")
    }

    @Test func `has routes with a star, which reply to all resources that match`() throws {
        let lab = try LabUnderTest(["Items.swift": Self.items])
        let result = try lab.run(
            ["Items.swift"],
            lines: [
                "route /v0/item/* replies 500 then sample", "route /v0/item/2 replies sample after 1s",
                "show",
                "wait 100ms", "requests", "settle", "see \"1 titles\"",
            ])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("500"), "\(result.output)")
        #expect(!result.output.contains("has no route"), "\(result.output)")
    }

    private static let items = """
        import SwiftUI
        struct Item: Decodable { let title: String }
        struct Items: View {
            @State private var titles: [String] = []
            var body: some View {
                Text("\\(titles.count) titles").task {
                    for id in [1, 2] {
                        let url = URL(string: "https://a.example/v0/item/\\(id)")!
                        if let (data, _) = try? await URLSession.shared.data(from: url),
                            let item = try? JSONDecoder().decode(Item.self, from: data)
                        {
                            titles.append(item.title)
                        }
                    }
                }
            }
        }
        """

    @Test func `names tabs and buttons without words, long queries and pictures`() throws {
        let lab = try LabUnderTest([
            "Names.swift": """
            import SwiftUI
            struct Names: View {
                @State private var count = 0
                var body: some View {
                    TabView {
                        VStack {
                            Button { count += 1 } label: { Circle() }
                            Button("Number Seven") { count += 10 }
                            Button("Number Eight") { count += 100 }
                            Text("\\(count) taps")
                            AsyncImage(url: URL(string: "https://a.example/picture"))
                        }
                        .task {
                            let query = String(repeating: "temperature_2m,", count: 12)
                            let url = URL(string: "https://a.example/v1/forecast?hourly=\\(query)")!
                            _ = try? await URLSession.shared.data(from: url)
                        }
                        .tabItem { Image(systemName: "house") }
                        Text("other").tabItem { Image(systemName: "cart") }
                    }
                }
            }
            """
        ])
        let result = try lab.run(
            ["Names.swift"],
            lines: [
                "show", "tap \"unnamed\"", "tap \"Seven\"", "see \"11 taps\"", "tap \"Number\"",
                "tab \"symbol cart\"",
            ])
        #expect(
            result.output.contains("tabs [symbol house]  symbol cart"), "\(result.output)\(result.errors)")
        #expect(result.output.contains("GET /v1/forecast?…, Names's .task"), "\(result.output)")
        #expect(result.output.contains("GET /picture, Names's AsyncImage"), "\(result.output)")
        #expect(result.output.contains("button \"unnamed\""), "\(result.output)")
        #expect(
            (result.output + result.errors).contains("Number Seven, Number Eight"),
            "\(result.output)\(result.errors)")
        #expect(result.output.contains("see \"11 taps\": holds"), "\(result.output)")
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

    @Test(arguments: [
        "NavigationLink(\"go 1\") { Detail(n: 1) }; NavigationLink(\"go 2\") { Detail(n: 2) }",
        "List(1..<3) { n in NavigationLink(\"go \\(n)\") { Detail(n: n) } }",
    ])
    func `does not mistake a new view for an equal view that has just disappeared`(links: String) throws {
        let lab = try LabUnderTest(["Rows.swift": Self.rows(links)])
        let lines = ["route /1 replies text", "route /2 replies text after 1s", "show", "tap \"go 1\""]
        let shown = try lab.run(
            ["Rows.swift"], lines: lines + ["settle", "back", "tap \"go 2\"", "wait 50ms"])
        #expect(shown.output.contains("#2 GET /2"), "\(shown.output)\(shown.errors)")
        #expect(!shown.output.contains("Found"), "\(shown.output)")
    }

    @Test func `names a request whose view an equal view replaced within an instant`() throws {
        let lab = try LabUnderTest([
            "Rows.swift": Self.rows(
                "NavigationLink(\"go 1\") { Detail(n: 1) }; NavigationLink(\"go 2\") { Detail(n: 2) }")
        ])
        let lines = [
            "route /1 replies text after 1s", "route /2 replies text after 1s", "show", "tap \"go 1\"",
        ]
        let gone = try lab.run(
            ["Rows.swift"], lines: lines + ["wait 50ms", "back", "tap \"go 2\"", "wait 50ms"])
        #expect(gone.output.contains("Found unowned task: #1 GET /1"), "\(gone.output)\(gone.errors)")
        #expect(!gone.output.contains("Found unowned task: #2"), "\(gone.output)")
    }

    private static func rows(_ links: String) -> String {
        """
        import SwiftUI
        struct Rows: View {
            var body: some View { NavigationStack { \(links) } }
        }
        struct Detail: View {
            let n: Int
            @State private var text = ""
            var body: some View {
                Text("detail \\(n) \\(text)").onAppear {
                    Task {
                        let url = URL(string: "https://a.example/\\(n)")!
                        if let (data, _) = try? await URLSession.shared.data(from: url) {
                            text = String(decoding: data, as: UTF8.self)
                        }
                    }
                }
            }
        }
        #Preview { Rows() }
        """
    }
}
