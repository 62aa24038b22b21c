import Testing

@Suite struct `An app's own files` {
    private let source = """
        import SwiftUI
        struct Host: View {
            @State private var count = 0
            private var file: URL { .documentsDirectory.appending(path: "count.txt") }
            var body: some View {
                Button("More \\(count)") {
                    count += 1
                    try? "\\(count)".write(to: file, atomically: true, encoding: .utf8)
                }
                .task { count = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0 }
            }
        }
        """

    @Test func `survive while the view is away and disappear in the next run`() throws {
        let lab = try LabUnderTest(["Host.swift": source])
        for _ in 1...2 {
            let result = try lab.run(
                ["Host.swift"],
                lines: [
                    "show", "see \"More 0\"", "tap \"More 0\"", "tap \"More 1\"", "hide", "show",
                    "see \"More 2\"",
                    "restart", "show", "see \"More 0\"",
                ])
            #expect(result.status == 0, "\(result.output)\(result.errors)")
        }
    }

    @Test func `cannot be written outside of the app's folders`() throws {
        let lab = try LabUnderTest([
            "Host.swift": """
            import SwiftUI
            struct Host: View {
                @State private var words = "…"
                var body: some View {
                    Text(words).task {
                        let places = ["/usr/x", "/x", "/dev/x", FileManager.default.currentDirectoryPath + "/x"]
                        let written = places.filter { (try? Data().write(to: URL(filePath: $0))) != nil }
                        words = "written: \\(written)"
                    }
                }
            }
            """
        ])
        let result = try lab.run(["Host.swift"], lines: ["show", "see \"written: []\""])
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }
}
