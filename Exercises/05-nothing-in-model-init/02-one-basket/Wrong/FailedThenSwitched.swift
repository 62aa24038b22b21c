// earns: redundant-fetch, wrong-screen, unmet-expectation
// at: .task { await basket.loadIfNeeded() }
// After a failure the line's appearance tries again.

import SwiftUI

struct BasketScreen: View {
    let showsBadge: Bool
    @State private var basket = Basket()

    var body: some View {
        VStack {
            if showsBadge {
                BasketBadge(basket: basket)
                    .task { await basket.loadIfNeeded() }
            }
            BasketList(basket: basket)
        }
        .task { await basket.load() }
    }
}

struct BasketBadge: View {
    let basket: Basket

    var body: some View {
        switch basket.phase {
        case .loading: Text("Counting")
        case .loaded: Text("Ready to order")
        case .failed: Text("No basket")
        }
    }
}

struct BasketList: View {
    let basket: Basket

    var body: some View {
        switch basket.phase {
        case .loading: ProgressView()
        case .loaded(let content): Text(content)
        case .failed: Text("Could not load the basket")
        }
    }
}

@MainActor @Observable
final class Basket {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    private(set) var phase = Phase.loading

    func loadIfNeeded() async {
        if case .failed = phase { await load() }
    }

    func load() async {
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(
                from: link("https://shop.example/basket"))
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
