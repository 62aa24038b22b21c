import Testing

@Suite struct `A web socket that outlives its view` {
    @Test func `is a missing cancellation; closing it prevents the finding`() throws {
        let lab = try LabUnderTest([
            "Feed.swift": """
            import SwiftUI
            struct Host: View {
                @State private var socket = URLSession.shared.webSocketTask(
                    with: URL(string: "wss://a.example/feed")!)
                @State private var words = ""
                var closes = true
                var body: some View {
                    Text(words)
                        .task {
                            socket.resume()
                            while let message = try? await socket.receive() {
                                if case .string(let text) = message { words = text }
                            }
                        }
                        .onDisappear { if closes { socket.cancel(with: .goingAway, reason: nil) } }
                }
            }
            #Preview("Forgets") { Host(closes: false) }
            """
        ])
        let story = [
            "route /feed replies text after 1s", "want /feed", "show", "wait 2s", "see body of /feed",
            "want nothing", "hide", "wait 1s",
        ]
        let closed = try lab.run(["Feed.swift", "--root", "Host"], lines: story + ["expect 1 cancelled"])
        #expect(closed.status == 0, "\(closed.output)\(closed.errors)")
        #expect(!closed.output.contains("Found"), "\(closed.output)")
        let forgotten = try lab.run(["Feed.swift", "--root", "Forgets"], lines: story)
        #expect(forgotten.output.contains("Found missing cancellation: GET /feed"), "\(forgotten.output)")
    }
}
