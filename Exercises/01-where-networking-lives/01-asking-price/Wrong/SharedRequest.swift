// earns: unowned-task, missing-cancellation
// looks right in: one-more-in-flight, drawn-again
// at: .task {
// An actor keeps one shared task. Nothing cancels it when the page disappears.

import SwiftUI

actor PriceService {
    private var running: Task<String, Error>?

    func price() async throws -> String {
        if let running { return try await running.value }
        let task = Task {
            guard let url = URL(string: "https://shop.example/prices/7") else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            return try JSONDecoder().decode(Quote.self, from: data).price
        }
        running = task
        return try await task.value
    }
}

struct ProductPage: View {
    let basket: Int

    @State private var service = PriceService()
    @State private var price: String?
    @State private var hasFailed = false
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            if let price {
                Text(price)
            } else if hasFailed {
                Text("Could not load the price")
            } else {
                ProgressView()
            }
            Button("One more") { quantity += 1 }
        }
        .task {
            do {
                price = try await service.price()
            } catch {
                hasFailed = !Task.isCancelled
            }
        }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
