// earns: wrong-screen
// looks right in: one-more-in-flight, drawn-again, leaving, no-network
// A static model that the task resets. The next visit begins with the price or the error of the last one.

import SwiftUI

@MainActor @Observable
final class PriceTag {
    enum Line {
        case spinner
        case price(String)
        case trouble
    }
    static let shared = PriceTag()
    private(set) var line = Line.spinner
    @ObservationIgnored private let source: () async throws -> Quote

    init(source: @escaping () async throws -> Quote = Quote.current) {
        self.source = source
    }

    func visit() async {
        line = .spinner
        async let quote = source()
        do {
            let price = try await quote.price
            guard !Task.isCancelled else { return }
            line = .price(price)
        } catch is CancellationError {
            return
        } catch {
            guard !Task.isCancelled else { return }
            line = .trouble
        }
    }
}

struct ProductPage: View {
    let basket: Int
    @State private var tag = PriceTag.shared
    @State private var quantity = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Espresso machine").font(.title)
            Text("In your basket: \(basket)")
            HStack {
                Text("How many: \(quantity)")
                Button("One more", action: add)
            }
            PriceLine(line: tag.line)
        }
        .task(tag.visit)
    }

    private func add() { quantity += 1 }
}

struct PriceLine: View {
    let line: PriceTag.Line
    var body: some View {
        switch line {
        case .spinner: ProgressView()
        case .price(let text): Text(text).bold()
        case .trouble: Label("Could not load the price", systemImage: "exclamationmark.triangle")
        }
    }
}

/// The server's response.
struct Quote: Decodable, Sendable {
    let price: String

    static func current() async throws -> Quote {
        guard let url = URL(string: "https://shop.example/prices/7") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        switch (response as? HTTPURLResponse)?.statusCode {
        case 200: return try JSONDecoder().decode(Quote.self, from: data)
        default: throw URLError(.badServerResponse)
        }
    }
}
