// earns: wrong-screen
// An empty body gets words of the app's own.

import SwiftUI

struct BasketScreen: View {
    let showsBadge: Bool
    @State private var basket = Basket()

    var body: some View {
        VStack {
            if showsBadge {
                BasketBadge()
            }
            BasketList()
        }
        .environment(basket)
        .task { await basket.load() }
    }
}

struct BasketBadge: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        switch basket.phase {
        case .loading: Text("Counting")
        case .loaded: Text("Ready to order")
        case .failed: Text("No basket")
        }
    }
}

struct BasketList: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        switch basket.phase {
        case .loading: ProgressView()
        case .loaded(let content): Text(content.isEmpty ? "Your basket is empty" : content)
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
        phase = .loading
        do {
            let content = try await Self.content()
            try Task.checkCancellation()
            phase = .loaded(content)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }

    private static func content() async throws -> String {
        guard let url = URL(string: "https://shop.example/basket") else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return String(decoding: data, as: UTF8.self)
    }
}
