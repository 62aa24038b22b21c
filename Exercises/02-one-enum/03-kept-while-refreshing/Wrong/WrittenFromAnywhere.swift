// earns: off-main-write
// at: .task(id: refreshes) {
// The class has no actor, so a background thread writes its state while the view reads it.

import SwiftUI

/// Today's menu, as the canteen's server sends it.
@Observable
final class Kitchen: @unchecked Sendable {
    enum State {
        case loading
        case loaded([Dish], Freshness)
        case failed
    }

    /// The condition of the menu on screen.
    enum Freshness {
        case current
        case refreshing
        case stale
    }

    private(set) var state = State.loading

    func load() async {
        let shown: [Dish]?
        if case .loaded(let menu, _) = state {
            shown = menu
            state = .loaded(menu, .refreshing)
        } else {
            shown = nil
            state = .loading
        }
        do {
            guard let url = URL(string: "https://canteen.example/menu") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            state = .loaded(try JSONDecoder().decode([Dish].self, from: data), .current)
        } catch {
            if Task.isCancelled { return }
            state = shown.map { .loaded($0, .stale) } ?? .failed
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
            case .loaded(let menu, .current):
                ForEach(menu) { Text($0.name) }
                refresh
            case .loaded(let menu, .refreshing):
                ForEach(menu) { Text($0.name) }
                ProgressView()
                refresh.disabled(true)
            case .loaded(let menu, .stale):
                ForEach(menu) { Text($0.name) }
                Text("Could not refresh")
                refresh
            case .failed:
                Text("Could not load the menu")
                refresh
            }
        }
        .task(id: refreshes) {
            await kitchen.load()
        }
    }

    private var refresh: some View {
        Button("Refresh") { refreshes += 1 }
    }
}

/// A dish on today's menu.
struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
