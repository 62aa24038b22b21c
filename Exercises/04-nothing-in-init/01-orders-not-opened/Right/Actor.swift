// style: An actor as a service, an observable model in @State, loaded by a child view's .task.

import SwiftUI

actor OrderClient {
    struct Refused: Error {
        let status: Int
    }

    func status(of number: Int) async throws -> String {
        var request = URLRequest(url: link("https://shop.example/orders/\(number)"))
        request.cachePolicy = .reloadIgnoringLocalCacheData
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status / 100 == 2 else { throw Refused(status: status) }
        return String(decoding: data, as: UTF8.self)
    }
}

@MainActor @Observable
final class OrderStore {
    var text: String?
    var failed = false
    @ObservationIgnored private let client = OrderClient()

    func load(_ number: Int) async {
        text = nil
        failed = false
        do {
            text = try await client.status(of: number)
        } catch {
            failed = !Task.isCancelled
        }
    }
}

struct OrderPage: View {
    let number: Int
    @State private var store = OrderStore()

    init(number: Int) { self.number = number }

    var body: some View {
        OrderContent(store: store)
            .navigationTitle("Order \(number)")
            .task { await store.load(number) }
    }
}

private struct OrderContent: View {
    let store: OrderStore

    var body: some View {
        if let text = store.text {
            Text(text)
        } else if store.failed {
            Text("Could not load the order")
        } else {
            ProgressView()
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
