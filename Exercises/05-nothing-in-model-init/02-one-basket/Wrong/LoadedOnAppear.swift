// earns: unowned-task, missing-cancellation
// looks right in: both-views, line-goes-early, line-comes-later, no-connection
// at: Task { await basket.load() }
// One basket, one request, at the right time, and nothing cancels it.

import SwiftUI

/// The basket, shown twice: in a line at the top, which can be switched off, and in a list below it.
struct BasketScreen: View {
    let showsBadge: Bool
    @State private var basket = Basket()

    var body: some View {
        VStack {
            if showsBadge {
                BasketBadge(basket: basket)
            }
            BasketList(basket: basket)
        }
        .onAppear {
            Task { await basket.load() }
        }
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
