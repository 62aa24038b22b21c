// earns: wrong-screen
// What goes wrong is printed, and the page spins for ever.

import SwiftUI

struct OrderPage: View {
    let number: Int
    @State private var order = Order()

    init(number: Int) { self.number = number }

    var body: some View {
        VStack {
            if let status = order.status {
                Text(status)
            } else if order.refused {
                Text("Could not load the order")
            } else {
                ProgressView()
            }
        }
        .navigationTitle("Order \(number)")
        .task { await order.load(number) }
    }
}

@MainActor @Observable
final class Order {
    var status: String?
    var refused = false

    func load(_ number: Int) async {
        guard let url = URL(string: "https://shop.example/orders/\(number)") else { return }
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                refused = true
                return
            }
            status = String(decoding: data, as: UTF8.self)
        } catch {
            print("Could not load order \(number): \(error)")
        }
    }
}
