// earns: wrong-screen
// Only the first two dishes are shown.

import SwiftUI

@MainActor
final class MenuViewModel: ObservableObject {
    @Published private(set) var dishes: [Dish]?
    @Published private(set) var message: String?
    @Published private(set) var isLoading = true

    private var task: Task<Void, Never>?

    func start() {
        dishes = nil
        refresh()
    }

    func refresh() {
        guard task == nil else { return }
        message = nil
        isLoading = true
        task = Task {
            do {
                let loaded = try await Self.load()
                guard !Task.isCancelled else { return }
                dishes = loaded
            } catch {
                guard !Task.isCancelled else { return }
                message = dishes == nil ? "Could not load the menu" : "Could not refresh"
            }
            isLoading = false
            task = nil
        }
    }

    func stop() {
        task?.cancel()
        task = nil
    }

    private static func load() async throws -> [Dish] {
        guard let url = URL(string: "https://canteen.example/menu") else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.cachePolicy = .reloadIgnoringLocalCacheData
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode([Dish].self, from: data)
    }
}

struct LunchMenu: View {
    @StateObject private var model = MenuViewModel()

    var body: some View {
        VStack {
            DishList(dishes: model.dishes ?? [])
            if let message = model.message { Text(message) }
            if model.isLoading { ProgressView() }
            if model.dishes != nil || model.message != nil {
                Button("Refresh", action: model.refresh)
            }
        }
        .onAppear(perform: model.start)
        .onDisappear(perform: model.stop)
    }
}

private struct DishList: View {
    let dishes: [Dish]

    var body: some View {
        ForEach(dishes.prefix(2)) { dish in
            DishRow(dish: dish)
        }
    }
}

private struct DishRow: View {
    let dish: Dish

    var body: some View {
        HStack {
            Text(dish.name)
            Spacer()
        }
    }
}

/// A dish on today's menu.
struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
