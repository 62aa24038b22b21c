// earns: unowned-task, missing-cancellation
// looks right in: messages, opened, opened-again, no-connection
// at: .onAppear { Task { await tracker.load(order) } }
// onAppear starts the load in a task that nothing cancels.

import SwiftUI

/// The orders of a customer, below a line that counts unread messages.
struct OrderList: View {
    let unread: Int
    @State private var phase = Phase<[Order]>.loading

    var body: some View {
        NavigationStack {
            VStack {
                Text("\(unread) unread messages")
                switch phase {
                case .loading: ProgressView()
                case .loaded(let orders):
                    ForEach(orders) { order in
                        NavigationLink(order.name, value: order)
                    }
                case .failed: Text("Could not load the orders")
                }
            }
            .navigationDestination(for: Order.self) { OrderPage(order: $0) }
        }
        .task { await load() }
    }

    private func load() async {
        do {
            phase = .loaded(try await Shop().orders())
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// The page of an order, which shows where the order is.
struct OrderPage: View {
    let order: Order
    @State private var tracker = Tracker()

    var body: some View {
        VStack {
            switch tracker.phase {
            case .loading: ProgressView()
            case .loaded(let delivery): Text(delivery.place)
            case .failed: Text("Could not load the order")
            }
        }
        .navigationTitle(order.name)
        .onAppear { Task { await tracker.load(order) } }
    }
}

/// Loads one order. Creating it is expensive, like opening a database.
@MainActor @Observable
final class Tracker {
    private(set) var phase = Phase<Delivery>.loading

    func load(_ order: Order) async {
        phase = .loading
        do {
            phase = .loaded(try await Shop().delivery(of: order.id))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

enum Phase<Content> {
    case loading
    case loaded(Content)
    case failed
}

struct Order: Decodable, Identifiable, Hashable {
    let id: Int
    let name: String
}

struct Delivery: Decodable {
    let place: String
}

struct Shop {
    func orders() async throws -> [Order] { try await answer("orders") }

    func delivery(of number: Int) async throws -> Delivery { try await answer("orders/\(number)") }

    private func answer<Answer: Decodable>(_ path: String) async throws -> Answer {
        guard let url = URL(string: "https://shop.example/\(path)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
