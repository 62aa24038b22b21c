// does: Keeps the words of a failure on screen until the next price is there.

import SwiftUI

/// The price of a product in the currency of the settings.
struct PricePage: View {
    let product: Int

    @Environment(\.currency) private var currency
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    var body: some View {
        VStack {
            Text("Product \(product)")
            switch phase {
            case .loading: ProgressView()
            case .loaded(let price): Text(price)
            case .failed: Text("Could not load the price")
            }
        }
        .task(id: [product, currency] as [AnyHashable]) { await load() }
    }

    private func load() async {
        guard let url = URL(string: "https://shop.example/\(product)/\(currency)") else { return }
        if case .loaded = phase { phase = .loading }
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            let isFine = (response as? HTTPURLResponse)?.statusCode == 200
            let price = String(decoding: data, as: UTF8.self)
            phase = isFine ? .loaded(price) : .failed
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
