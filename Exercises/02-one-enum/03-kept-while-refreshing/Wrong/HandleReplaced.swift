// earns: unowned-task, missing-cancellation
// A tap during a load replaces the handle of the running task, so the disappearing screen cancels a task that has ended.

import SwiftUI

/// Today's menu, as the canteen's server sends it.
@MainActor @Observable
final class Kitchen {
    private(set) var menu: [Dish]?
    private(set) var hasFailed = false
    private(set) var isLoading = false

    @ObservationIgnored private var running: Task<Void, Never>?

    func start() {
        running = Task { await load() }
    }

    func stop() {
        running?.cancel()
    }

    private func load() async {
        // A tap during a load has no effect.
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        hasFailed = false
        do {
            guard let url = URL(string: "https://canteen.example/menu") else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            menu = try JSONDecoder().decode([Dish].self, from: data)
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }
}

/// The menu, with a button that loads it again.
struct LunchMenu: View {
    @State private var kitchen = Kitchen()

    var body: some View {
        VStack {
            if let menu = kitchen.menu {
                ForEach(menu) { Text($0.name) }
                if kitchen.isLoading { ProgressView() }
                if kitchen.hasFailed { Text("Could not refresh") }
                Button("Refresh") { kitchen.start() }
            } else if kitchen.hasFailed {
                Text("Could not load the menu")
                Button("Refresh") { kitchen.start() }
            } else {
                ProgressView()
            }
        }
        .onAppear { kitchen.start() }
        .onDisappear { kitchen.stop() }
    }
}

/// A dish on today's menu.
struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
