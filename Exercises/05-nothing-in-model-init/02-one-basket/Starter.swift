import SwiftUI

/// The basket, twice: in a line at the top, which may be switched off, and in full below it.
struct BasketScreen: View {
    let showsBadge: Bool

    var body: some View {
        VStack {
            // TODO: let both show one basket, which is loaded once.
            if showsBadge {
                BasketBadge(basket: Basket())
            }
            BasketList(basket: Basket())
        }
    }
}

/// A line at the top of the screen.
struct BasketBadge: View {
    @ObservedObject var basket: Basket

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
    @ObservedObject var basket: Basket

    var body: some View {
        switch basket.phase {
        case .loading: ProgressView()
        case .loaded(let content): Text(content)
        case .failed: Text("Could not load the basket")
        }
    }
}

@MainActor
final class Basket: ObservableObject {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    @Published private(set) var phase = Phase.loading

    func load() async {
        // TODO: fetch https://shop.example/basket
    }
}
