// earns: missed-fetch, wrong-screen
// looks right in: both-views, line-goes-early, line-comes-later, leaving, no-connection
// at: .task { await basket.load() }
// One basket for the whole app loads once, so changes from another device never show.

import SwiftUI

/// The basket, shown twice: in a line at the top, which can be switched off, and in a list below it.
struct BasketScreen: View {
    let showsBadge: Bool
    private let basket = Basket.shared

    var body: some View {
        VStack {
            if showsBadge {
                BasketBadge(basket: basket)
            }
            BasketList(basket: basket)
        }
        .task { await basket.load() }
    }
}

/// A line at the top of the screen.
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

/// What is in the basket.
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

    static let shared = Basket()
    private(set) var phase = Phase.loading

    func load() async {
        if case .loaded = phase { return }
        guard let url = URL(string: "https://shop.example/basket") else { return }
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            let isFine = (response as? HTTPURLResponse)?.statusCode == 200
            phase = isFine ? .loaded(String(decoding: data, as: UTF8.self)) : .failed
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
