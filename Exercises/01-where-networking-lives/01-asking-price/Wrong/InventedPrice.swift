// earns: wrong-screen
// A price of nothing stands beside the spinner.

import SwiftUI

/// A product, its price, and the quantity that the customer chooses.
struct ProductPage: View {
    let basket: Int

    private enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    @State private var phase = Phase.loading
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            switch phase {
            case .loaded(let price):
                Text(price)
            case .failed:
                Text("Could not load the price")
            case .loading:
                HStack {
                    Text("0.00 €")
                    ProgressView()
                }
            }
            Button("One more") { quantity += 1 }
        }
        .task { await load() }
    }

    private func load() async {
        phase = .loading
        do {
            guard let url = URL(string: "https://shop.example/prices/7") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(try JSONDecoder().decode(Quote.self, from: data).price)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
