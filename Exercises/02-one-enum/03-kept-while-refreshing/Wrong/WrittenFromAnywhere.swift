// earns: off-main-write
// The states are right. They are written off the main actor, while the view reads them.

import SwiftUI

/// What there is for lunch today.
@Observable
final class Kitchen: @unchecked Sendable {
    enum State {
        case loading
        case loaded(String, Freshness)
        case failed
    }

    /// How good the menu on screen is.
    enum Freshness {
        case current
        case refreshing
        case stale
    }

    private(set) var state = State.loading

    func load() async {
        let shown: String?
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
            state = .loaded(String(decoding: data, as: UTF8.self), .current)
        } catch {
            if Task.isCancelled { return }
            state = shown.map { .loaded($0, .stale) } ?? .failed
        }
    }
}

/// The menu, with a button that asks for it again.
struct LunchMenu: View {
    @State private var kitchen = Kitchen()
    @State private var refreshes = 0

    var body: some View {
        VStack {
            switch kitchen.state {
            case .loading:
                ProgressView()
            case .loaded(let menu, .current):
                Text(menu)
                refresh
            case .loaded(let menu, .refreshing):
                Text(menu)
                ProgressView()
                refresh.disabled(true)
            case .loaded(let menu, .stale):
                Text(menu)
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
