// earns: premature-cancel, wrong-screen
// looks right in: one-more-in-flight, drawn-again
// at: .task {
// The load races against a timeout of one second, so a slow load counts as a failure.

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
            let request = URLRequest(url: url, timeoutInterval: 0.5)
            let (data, response) = try await URLSession.shared.data(for: request)
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
        .task {
            await tag.load()
        }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
