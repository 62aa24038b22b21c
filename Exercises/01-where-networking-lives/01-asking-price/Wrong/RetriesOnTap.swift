// earns: wrong-screen, unmet-expectation
// looks right in: one-more-in-flight, drawn-again
// at: .onChange(of: quantity) {
// After a failure, each tap starts another attempt.

import SwiftUI

@MainActor @Observable
final class PriceTag {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    private(set) var phase = Phase.loading

    func load() async {
        do {
            guard let url = URL(string: "https://shop.example/prices/7") else { throw URLError(.badURL) }
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

struct ProductPage: View {
    let basket: Int

    @State private var tag = PriceTag()
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            switch tag.phase {
            case .loading:
                ProgressView()
            case .loaded(let price):
                Text(price)
            case .failed:
                Text("Could not load the price")
            }
            Button("One more") { quantity += 1 }
        }
        .onChange(of: quantity) {
            if case .failed = tag.phase { Task { await tag.load() } }
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
