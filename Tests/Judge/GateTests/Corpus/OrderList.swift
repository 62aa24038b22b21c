import Observation
import SwiftUI

struct Order: Codable, Identifiable, Hashable {
    let id: UUID
    var title: String
    var total: Decimal
    var placed: Date
}

@MainActor @Observable final class OrderStore {
    enum State { case idle, loading, loaded([Order]), failed(String) }
    private(set) var state = State.idle
    private let session: URLSession
    @ObservationIgnored private var process: Task<Void, Never>?

    init(session: URLSession = .shared) { self.session = session }

    func load(matching query: String = "") async {
        var address = URLComponents(string: "https://shop.example/orders")
        address?.queryItems = [URLQueryItem(name: "q", value: query)]
        guard let url = address?.url else { return }
        state = .loading
        do {
            let (data, response) = try await session.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            state = .loaded(try decoder.decode([Order].self, from: data))
        } catch is CancellationError {
        } catch let error as URLError where error.code == .cancelled {
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    func exit() { process?.cancel() }
}

struct OrderList: View {
    @State private var store = OrderStore()
    @State private var query = ""
    @State private var selected: Order.ID?
    @Environment(\.dismiss) private var dismiss
    @AppStorage("sorted") private var isSorted = false

    var body: some View {
        NavigationStack {
            List {
                switch store.state {
                case .idle, .loading: ProgressView("Loading")
                case .failed(let reason): ContentUnavailableView(reason, systemImage: "wifi.slash")
                case .loaded(let orders):
                    ForEach(orders) { order in
                        NavigationLink(value: order) { Label(order.title, systemImage: "bag") }
                    }
                    .onDelete { _ in }
                }
            }
            .navigationTitle("Orders")
            #if os(iOS)
                .navigationBarTitleDisplayMode(.inline)
            #endif
            .searchable(text: $query)
            .toolbar {
                Button("Done") {
                    store.exit(); dismiss()
                }
            }
            .refreshable { await store.load() }
        }
        .task(id: query) {
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return }
            await store.load(matching: query)
        }
    }
}

#Preview { OrderList() }
