// earns: work-in-body, missing-cancellation
// at: if let price = tag.current() {
// A flag limits the page to one request, but the body still sends it: no view owns the task, and nothing cancels it.

import SwiftUI

/// The price of a product, as the shop's server sends it.
@MainActor @Observable
final class PriceTag {
    private(set) var price: String?
    private(set) var hasFailed = false
    @ObservationIgnored private var isFetching = false

    /// The price, or nil if it is not known yet.
    func current() -> String? {
        if price == nil && !hasFailed && !isFetching {
            isFetching = true
            Task { await fetch() }
        }
        return price
    }

    private func fetch() async {
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
            if let price = tag.current() {
                Text(price)
            } else if tag.hasFailed {
                Text("Could not load the price")
            } else {
                ProgressView()
            }
            Button("One more") { quantity += 1 }
        }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
