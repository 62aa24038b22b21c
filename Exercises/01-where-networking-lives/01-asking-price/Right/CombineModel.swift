// style: Combine in an ObservableObject: it runs on older systems, and you have to call start and stop yourself.

import Combine
import SwiftUI

final class PriceViewModel: ObservableObject {
    @Published var price: String?
    @Published var hasFailed = false
    private var cancellable: AnyCancellable?

    func start() {
        guard cancellable == nil, let url = URL(string: "https://shop.example/prices/7") else { return }
        cancellable = URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { output -> String in
                guard (output.response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                return try JSONDecoder().decode(Quote.self, from: output.data).price
            }
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    if case .failure = completion { self?.hasFailed = true }
                },
                receiveValue: { [weak self] in self?.price = $0 })
    }

    func stop() {
        cancellable?.cancel()
        cancellable = nil
    }
}

struct ProductPage: View {
    let basket: Int

    @StateObject private var model = PriceViewModel()
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Espresso machine")
            Text("In your basket: \(basket)")
            Text("How many: \(quantity)")
            if let price = model.price {
                Text(price)
            } else if model.hasFailed {
                Text("Could not load the price")
            } else {
                ProgressView()
            }
            Button("One more") { quantity += 1 }
        }
        .onAppear { model.start() }
        .onDisappear { model.stop() }
    }
}

/// The server's response.
struct Quote: Decodable {
    let price: String
}
