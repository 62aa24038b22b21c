import SwiftUI

/// An order and its state.
struct OrderPage: View {
    let order: Int

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
        }
        .task(id: order) { await load() }
    }

    private func load() async {
        phase = .loading
        do {
            let text = try await text(of: "\(order)")
            if Task.isCancelled { return }
            phase = .loaded(text)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }

    private func text(of path: String) async throws -> String {
        let address = "https://shop.example/orders/\(path)"
        guard let url = URL(string: address) else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return String(decoding: data, as: UTF8.self)
    }
}
