// earns: wrong-screen
// The line adds a number to the words of the task.

import SwiftUI

/// The basket, shown twice: in a line at the top, which can be switched off, and in a list below it.
struct BasketScreen: View {
    let showsBadge: Bool

    @StateObject private var basket = Basket()

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
    @ObservedObject var basket: Basket

    var body: some View {
        switch basket.phase {
        case .loading: Text("Counting")
        case .loaded(let content): Text("Ready to order (\(content.count))")
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
        phase = .loading
        do {
            guard let url = URL(string: "https://shop.example/basket") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
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
