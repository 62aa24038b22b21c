// earns: unowned-task, missing-cancellation
// looks right in: one-more-in-flight, drawn-again, no-network, busy-shop
// at: Task { await tag.load() }
// Loads once per appearance, but in a task that goes on when the page disappears.

import SwiftUI

/// The price of a product, as the shop's server sends it.
@MainActor @Observable
final class PriceTag {
    private(set) var price: String?
    private(set) var hasFailed = false

    func load() async {
        do {
            guard let url = URL(string: "https://shop.example/prices/7") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            price = try JSONDecoder().decode(Quote.self, from: data).price
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }
}

/// A product, its price, and the quantity that the customer chooses.
struct ProductPage: View {
    let basket: Int

    @State private var tag = PriceTag()
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            if let price = tag.price {
                Text(price)
            } else if tag.hasFailed {
                Text("Could not load the price")
            } else {
                ProgressView()
            }
            Button("One more") { quantity += 1 }
        }
        .onAppear {
            Task { await tag.load() }
        }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
