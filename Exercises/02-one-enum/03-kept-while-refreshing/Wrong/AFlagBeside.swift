// earns: redundant-fetch, wrong-screen
// looks right in: refreshed, impatient, nothing-to-keep, leaving
// One way out of the load forgets to reset the flag beside the enum.

import SwiftUI

/// Today's menu, as the canteen's server sends it.
@MainActor @Observable
final class Kitchen {
    enum State {
        case loading
        case loaded([Dish])
        case failed
    }

    private(set) var state = State.loading
    private(set) var isRefreshing = false
    private(set) var isStale = false

    func load() async {
        if case .loaded = state { isRefreshing = true } else { state = .loading }
        do {
            guard let url = URL(string: "https://canteen.example/menu") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            state = .loaded(try JSONDecoder().decode([Dish].self, from: data))
            isRefreshing = false
            isStale = false
        } catch {
            if Task.isCancelled { return }
            if isRefreshing { isStale = true } else { state = .failed }
        }
    }
}

/// The menu, with a button that loads it again.
struct LunchMenu: View {
    @State private var kitchen = Kitchen()
    @State private var refreshes = 0

    var body: some View {
        VStack {
            switch kitchen.state {
            case .loading:
                ProgressView()
            case .loaded(let menu):
                ForEach(menu) { Text($0.name) }
                if kitchen.isRefreshing { ProgressView() }
                if kitchen.isStale { Text("Could not refresh") }
                Button("Refresh") { refreshes += 1 }
                    .disabled(kitchen.isRefreshing && !kitchen.isStale)
            case .failed:
                Text("Could not load the menu")
                Button("Refresh") { refreshes += 1 }
            }
        }
        .task(id: refreshes) {
            await kitchen.load()
        }
    }
}

/// A dish on today's menu.
struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
