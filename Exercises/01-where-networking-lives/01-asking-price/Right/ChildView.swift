// style: A small view owns the price and its task: the page contains no loading code, and cannot use the price itself.

import SwiftUI

struct ProductPage: View {
    let basket: Int
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            PriceLabel(product: 7)
            Button("One more") { quantity += 1 }
        }
    }
}

private struct PriceLabel: View {
    let product: Int
    @State private var text: String?
    @State private var failed = false

    var body: some View {
        Group {
            if failed {
                Text("Could not load the price")
            } else if let text {
                Text(text)
            } else {
                ProgressView()
            }
        }
        .task(id: product) {
            do {
                text = try await Self.price(of: product)
            } catch {
                guard !Task.isCancelled else { return }
                failed = true
            }
        }
    }

    nonisolated private static func price(of product: Int) async throws -> String {
        guard let url = URL(string: "https://shop.example/prices/\(product)") else { throw URLError(.badURL) }
        async let answer = URLSession.shared.data(for: URLRequest(url: url))
        let (data, response) = try await answer
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Quote.self, from: data).price
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
