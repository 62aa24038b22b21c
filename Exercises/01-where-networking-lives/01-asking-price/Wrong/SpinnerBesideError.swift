// earns: wrong-screen
// looks right in: one-more-in-flight, drawn-again
// Uses two flags, and the spinner stays beside the error.

import SwiftUI

@MainActor @Observable
final class PriceTag {
    private(set) var price: String?
    private(set) var hasFailed = false

    func load() async {
        do {
            guard let url = URL(string: "https://shop.example/prices/7") else { throw URLError(.badURL) }
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

struct ProductPage: View {
    let basket: Int

    @State private var tag = PriceTag()
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            if tag.price == nil { ProgressView() }
            if tag.hasFailed { Text("Could not load the price") }
            if let price = tag.price { Text(price) }
            Button("One more") { quantity += 1 }
        }
        .task {
            await tag.load()
        }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
