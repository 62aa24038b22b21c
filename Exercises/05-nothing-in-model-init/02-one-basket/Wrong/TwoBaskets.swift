// earns: redundant-fetch, missing-cancellation, wrong-screen
// at: .task { await basket.load() }
// Each view keeps a basket and loads it, which sends two requests.

import SwiftUI

/// The basket, shown twice: in a line at the top, which can be switched off, and in a list below it.
struct BasketScreen: View {
    let showsBadge: Bool

    var body: some View {
        VStack {
            if showsBadge {
                BasketBadge()
            }
            BasketList()
        }
    }
}

/// A line at the top of the screen.
struct BasketBadge: View {
    @State private var basket = Basket()

    var body: some View {
        VStack {
            switch basket.phase {
            case .loading: Text("Counting")
            case .loaded: Text("Ready to order")
            case .failed: Text("No basket")
            }
        }
        .task { await basket.load() }
    }
}

/// What is in the basket.
struct BasketList: View {
    @State private var basket = Basket()

    var body: some View {
        VStack {
            switch basket.phase {
            case .loading: ProgressView()
            case .loaded(let content): Text(content)
            case .failed: Text("Could not load the basket")
            }
        }
        .task { await basket.load() }
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

    func load() async {
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
