// earns: wrong-screen
// looks right in: opened, opened-again
// Lists the orders in reverse order.

import SwiftUI

// The tracker is optional and made when the page appears.
struct OrderList: View {
    let unread: Int
    @State private var result: Result<[Order], Error>?

    var body: some View {
        NavigationStack {
            VStack {
                Text("\(unread) unread messages")
                rows
            }
        }
        .task {
            let loaded = await attempt { try await Shop.get([Order].self, "orders") }
            guard !Task.isCancelled else { return }
            result = loaded
        }
    }

    @ViewBuilder private var rows: some View {
        switch result {
        case nil:
            ProgressView()
        case .success(let orders):
            ForEach(orders.reversed()) { order in
                NavigationLink(destination: OrderPage(number: order.id, title: order.name)) {
                    Text(order.name)
                }
            }
        case .failure:
            Text("Could not load the orders")
        }
    }
}

struct OrderPage: View {
    let number: Int
    let title: String
    @State private var tracker: Tracker?

    var body: some View {
        Group {
            if let result = tracker?.result {
                switch result {
                case .success(let delivery): Text(delivery.place)
                case .failure: Text("Could not load the order")
                }
            } else {
                ProgressView()
            }
        }
        .navigationTitle(title)
        .task {
            let tracker = Tracker(number: number)
            self.tracker = tracker
            await tracker.load()
        }
    }
}

@MainActor
@Observable
final class Tracker {
    let number: Int
    private(set) var result: Result<Delivery, Error>?

    init(number: Int) { self.number = number }

    func load() async {
        let loaded = await attempt { try await Shop.get(Delivery.self, "orders/\(number)") }
        guard !Task.isCancelled else { return }
        result = loaded
    }
}

@MainActor
func attempt<Value>(_ work: () async throws -> Value) async -> Result<Value, Error> {
    do { return .success(try await work()) } catch { return .failure(error) }
}

struct Order: Decodable, Identifiable {
    let id: Int
    let name: String
}

struct Delivery: Decodable {
    let place: String
}

enum Shop {
    struct BadStatus: Error {}

    static func get<Value: Decodable>(_ type: Value.Type, _ path: String) async throws -> Value {
        let url = (URL(string: "https://shop.example") ?? URL(filePath: "/")).appendingPathComponent(path)
        let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else { throw BadStatus() }
        return try JSONDecoder().decode(type, from: data)
    }
}
