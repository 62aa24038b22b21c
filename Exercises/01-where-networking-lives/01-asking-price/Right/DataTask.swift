// style: A completion handler and a data task: no async code, and you have to return to the main thread yourself.

import SwiftUI

@MainActor
final class PriceLoader: ObservableObject {
    enum State {
        case waiting
        case price(String)
        case nothing
    }

    @Published private(set) var state = State.waiting
    private var task: URLSessionDataTask?

    func begin() {
        guard let url = URL(string: "https://shop.example/prices/7") else { return }
        task = URLSession.shared.dataTask(with: url) { data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode
            let price =
                status == 200 ? data.flatMap { try? JSONDecoder().decode(Quote.self, from: $0) }?.price : nil
            DispatchQueue.main.async { [weak self] in
                if (error as? URLError)?.code == .cancelled { return }
                self?.state = price.map(State.price) ?? .nothing
            }
        }
        task?.resume()
    }

    func end() {
        task?.cancel()
    }
}

struct ProductPage: View {
    let basket: Int

    @StateObject private var loader = PriceLoader()
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            price
            Button("One more") { quantity += 1 }
        }
        .onAppear(perform: loader.begin)
        .onDisappear(perform: loader.end)
    }

    @ViewBuilder private var price: some View {
        switch loader.state {
        case .waiting: ProgressView()
        case .price(let price): Text(price)
        case .nothing: Text("Could not load the price")
        }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
