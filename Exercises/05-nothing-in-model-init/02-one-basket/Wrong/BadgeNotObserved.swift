// earns: wrong-screen
// The line copies its words into a state once, and does not update them.

import SwiftUI

struct BasketScreen: View {
    let showsBadge: Bool
    @State private var basket = Basket()

    var body: some View {
        VStack {
            if showsBadge { BasketBadge(words: basket.words) }
            BasketList(basket: basket)
        }
        .task { await basket.load() }
    }
}

struct BasketBadge: View {
    @State private var words: String

    init(words: String) { _words = State(initialValue: words) }

    var body: some View { Text(words) }
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

    var words: String {
        switch phase {
        case .loading: "Counting"
        case .loaded: "Ready to order"
        case .failed: "No basket"
        }
    }

    func load() async {
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
