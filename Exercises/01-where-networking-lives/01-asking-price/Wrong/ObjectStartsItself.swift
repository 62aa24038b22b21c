// earns: work-in-init
// at: work = Task { [weak self] in
// A StateObject starts the load in its init and cancels it in deinit.

import SwiftUI

@MainActor
final class PriceLoader: ObservableObject {
    @Published private(set) var price: String?
    @Published private(set) var hasFailed = false
    private var work: Task<Void, Never>?

    init() {
        work = Task { [weak self] in
            guard let url = URL(string: "https://shop.example/prices/7") else { return }
            let answer = try? await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            if let answer, (answer.1 as? HTTPURLResponse)?.statusCode == 200,
                let quote = try? JSONDecoder().decode(Quote.self, from: answer.0)
            {
                self?.price = quote.price
            } else {
                self?.hasFailed = true
            }
        }
    }

    deinit { work?.cancel() }
}

struct ProductPage: View {
    let basket: Int

    @StateObject private var loader = PriceLoader()
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            if let price = loader.price {
                Text(price)
            } else if loader.hasFailed {
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
