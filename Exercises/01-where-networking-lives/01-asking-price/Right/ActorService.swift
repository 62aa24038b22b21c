// style: An actor fetches, and the view keeps a Result: any screen can call the actor, and each has to keep its own result.

import SwiftUI

actor PriceService {
    static let shared = PriceService()

    func price(of product: Int) async throws -> String {
        guard let url = URL(string: "https://shop.example/prices/\(product)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Quote.self, from: data).price
    }
}

struct ProductPage: View {
    let basket: Int

    @State private var result: Result<String, Error>?
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            switch result {
            case nil: ProgressView()
            case .success(let price): Text(price)
            case .failure: Text("Could not load the price")
            }
            Button("One more") { quantity += 1 }
        }
        .task {
            do {
                result = .success(try await PriceService.shared.price(of: 7))
            } catch is CancellationError {
            } catch {
                result = .failure(error)
            }
        }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
