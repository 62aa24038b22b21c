// earns: wrong-screen
// looks right in: one-more-in-flight, leaving, no-network
// The page keeps its spinner for one more second after the price has arrived.

import SwiftUI

struct ProductPage: View {
    let basket: Int

    @State private var quantity = 1
    @State private var phase: Phase = .loading

    private enum Phase: Equatable {
        case loading
        case ready(String)
        case failed
    }

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            priceLine
            Button("One more") { quantity += 1 }
        }
        .task { await load() }
    }

    @ViewBuilder private var priceLine: some View {
        switch phase {
        case .loading: ProgressView()
        case .ready(let price): Text(price)
        case .failed: Text("Could not load the price")
        }
    }

    private func load() async {
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(
                from: (URL(string: "https://shop.example/prices/7") ?? URL(filePath: "/")))
            guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            let quote = try JSONDecoder().decode(Quote.self, from: data)
            try await Task.sleep(for: .seconds(1))
            phase = .ready(quote.price)
        } catch {
            guard !Task.isCancelled else { return }
            phase = .failed
        }
    }
}

struct Quote: Decodable {
    let price: String
}
