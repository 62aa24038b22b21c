// earns: wrong-screen
// Several spaces of the body become one, and those at its ends disappear.

import SwiftUI

/// The basket, shown twice: in a line at the top, which can be switched off, and in a list below it.
struct BasketScreen: View {
    let showsBadge: Bool
    @State private var basket = Basket()

    var body: some View {
        VStack {
            if showsBadge { BasketBadge() }
            BasketList()
        }
        .environment(basket)
        .task(basket.load)
    }
}

/// A line at the top of the screen.
struct BasketBadge: View {
    @Environment(Basket.self) private var basket

    var body: some View { Text(words) }

    private var words: String {
        switch basket.result {
        case nil: "Counting"
        case .success: "Ready to order"
        case .failure: "No basket"
        }
    }
}

/// What is in the basket.
struct BasketList: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        if let result = basket.result {
            switch result {
            case .success(let content): Text(verbatim: content)
            case .failure: Text("Could not load the basket")
            }
        } else {
            ProgressView()
        }
    }
}

@MainActor
@Observable
final class Basket {
    private(set) var result: Result<String, any Error>?

    @Sendable func load() async {
        result = nil
        do {
            let content = try await ShopServer().basket()
            try Task.checkCancellation()
            result = .success(content)
        } catch {
            guard !Task.isCancelled else { return }
            result = .failure(error)
        }
    }
}

struct ShopServer {
    func basket() async throws -> String {
        guard let url = URL(string: "https://shop.example/basket") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return String(decoding: data, as: UTF8.self).split(separator: " ").joined(separator: " ")
    }
}
