// repairs: Nothing checks the status, so the text of a refusal appears as the order.

import SwiftUI

/// An order and its state.
struct OrderPage: View {
    let order: Int

    @Environment(\.language) private var language
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    var body: some View {
        VStack {
            Text("Order \(order)")
            switch phase {
            case .loading: ProgressView()
            case .loaded(let text): Text(text)
            case .failed: Text("Could not load the order")
            }
            Button("Refresh") {
                Task { await load() }
            }
            Button("Got it") {
                Task { try await send("POST", "\(order)/read") }
            }
        }
        .task(id: order) { await load() }
    }

    private func load() async {
        phase = .loading
        do {
            let text = try await send("GET", "\(order)/\(language)")
            if Task.isCancelled { return }
            phase = .loaded(text)
        } catch is CancellationError {
            return
        } catch {
            phase = .failed
        }
    }

    @discardableResult
    private func send(
        _ method: String, _ path: String
    ) async throws -> String {
        let address = "https://shop.example/orders/\(path)"
        guard let url = URL(string: address) else {
            throw URLError(.badURL)
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200,
            let text = String(bytes: data, encoding: .utf8)
        else { throw URLError(.badServerResponse) }
        return text
    }
}
