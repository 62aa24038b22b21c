// style: A task kept in @State: a button could start it as well, and two closures have to start and cancel it.

import SwiftUI

struct ProductPage: View {
    let basket: Int

    @State private var price: String?
    @State private var hasFailed = false
    @State private var quantity = 1
    @State private var work: Task<Void, Never>?

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            ZStack {
                Text(price ?? "")
                if hasFailed { Text("Could not load the price") }
                ProgressView().opacity(price == nil && !hasFailed ? 1 : 0)
            }
            Button("One more") { quantity += 1 }
        }
        .onAppear {
            work = Task { await load() }
        }
        .onDisappear {
            work?.cancel()
            work = nil
        }
    }

    private func load() async {
        guard let url = URL(string: "https://shop.example/prices/7") else { return }
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            price = try JSONDecoder().decode(Quote.self, from: data).price
        } catch let error as URLError where error.code == .cancelled {
            return
        } catch {
            hasFailed = !Task.isCancelled
        }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
