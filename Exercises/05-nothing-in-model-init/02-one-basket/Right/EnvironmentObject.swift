// style: The object is in the environment: no view passes it on, but a view without it crashes.

import SwiftUI

struct BasketScreen: View {
    let showsBadge: Bool
    @StateObject private var basket = Basket()

    var body: some View {
        VStack {
            if showsBadge { BasketBadge() }
            BasketList()
        }
        .environmentObject(basket)
        .task { await basket.load() }
    }
}

struct BasketBadge: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
        switch basket.phase {
        case .loading: Text("Counting")
        case .loaded: Text("Ready to order")
        case .failed: Text("No basket")
        }
    }
}

struct BasketList: View {
    @EnvironmentObject private var basket: Basket

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
        do {
            let url = link("https://shop.example/basket")
            let (data, response) = try await URLSession.shared.data(from: url)
            guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
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
