import SwiftUI

/// A web socket outlives the task that listens to it, and ends when the app cancels the socket.
struct WebSockets: View {
    let input: Int
    @State private var feed = Feed()

    var body: some View {
        if input == 1 {
            List(feed.lines, id: \.self) { Text($0) }
                .task { await feed.listen() }
        }
        Button("Ping") { feed.socket?.sendPing { print("pong, error: \($0 != nil)") } }
        Button("Close") { feed.socket?.cancel(with: .goingAway, reason: nil) }
    }

    @Observable final class Feed {
        var lines: [String] = []
        @ObservationIgnored var socket: URLSessionWebSocketTask?

        @MainActor func listen() async {
            guard let url = URL(string: "wss://a.example/feed") else { return }
            let socket = URLSession.shared.webSocketTask(with: url)
            self.socket = socket
            lines = []
            socket.resume()
            do {
                try await socket.send(.string("hello"))
                while true {
                    switch try await socket.receive() {
                    case .string(let text): lines.append(text)
                    case .data(let data): lines.append("\(data.count > 50) bytes")
                    @unknown default: break
                    }
                }
            } catch let error as URLError {
                print("ended \(error.code.rawValue), cancelled task: \(Task.isCancelled)")
                print(error.localizedDescription)
            } catch {
                print("ended \(error)")
            }
        }
    }
}
