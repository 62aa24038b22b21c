// style: Each attempt is a new child view: nothing has to be reset, and nothing of the last attempt can be kept.

import SwiftUI

struct OrdersScreen: View {
    @State private var attempt = 0

    var body: some View {
        OrdersAttempt(retry: { attempt += 1 })
            .id(attempt)
    }
}

private struct OrdersAttempt: View {
    let retry: () -> Void
    @State private var result: Result<String, Error>?

    var body: some View {
        VStack {
            switch result {
            case nil:
                ProgressView()
            case .success(let list)?:
                if list.isEmpty { Text("You have not ordered anything yet") } else { Text(list) }
            case .failure?:
                Text("Could not load your orders")
                Button("Try again", action: retry)
            }
        }
        .task {
            do {
                result = .success(try await fetch())
            } catch {
                guard !Task.isCancelled else { return }
                result = .failure(error)
            }
        }
    }

    private func fetch() async throws -> String {
        guard let url = URL(string: "https://shop.example/orders") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return String(decoding: data, as: UTF8.self)
    }
}
