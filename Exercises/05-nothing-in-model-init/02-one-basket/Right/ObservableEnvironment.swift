// style: @Observable in the environment: views observe only what they read, but a missing model crashes the app.

import SwiftUI

struct BasketScreen: View {
    let showsBadge: Bool
    @State private var basket = Basket()

    var body: some View {
        VStack {
            if showsBadge { BasketBadge() }
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
        case .loaded(let content): Text(content)
        case .failed: Text("Could not load the basket")
        }
    }
}

@MainActor @Observable
final class Basket {
    enum Phase: Equatable {
        case loading
        case loaded(String)
        case failed
    }

    private(set) var phase = Phase.loading

    func load() async {
        let result = await fetch()
        guard !Task.isCancelled else { return }
        switch result {
        case .success(let text): phase = .loaded(text)
        case .failure: phase = .failed
        }
    }

    private func fetch() async -> Result<String, any Error> {
        do {
            async let answer = URLSession.shared.data(from: link("https://shop.example/basket"))
            let (data, response) = try await answer
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                return .failure(URLError(.badServerResponse))
            }
            return .success(String(decoding: data, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
