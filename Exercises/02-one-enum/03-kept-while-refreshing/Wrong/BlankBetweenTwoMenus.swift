// earns: wrong-screen
// looks right in: refresh-fails, nothing-to-keep
// Drops the old menu one update before it shows the new one, so menu and button disappear for a moment.

import SwiftUI

@MainActor @Observable
final class Kitchen {
    private(set) var menu: [Dish]?
    private(set) var isLoading = true
    private(set) var hasFailed = false

    func begin() {
        isLoading = true
        hasFailed = false
    }

    func load() async {
        begin()
        do {
            guard let url = URL(string: "https://canteen.example/menu") else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            let fresh = try JSONDecoder().decode([Dish].self, from: data)
            menu = nil
            await Task.yield()
            menu = fresh
            isLoading = false
        } catch {
            if Task.isCancelled { return }
            isLoading = false
            hasFailed = true
        }
    }
}

struct LunchMenu: View {
    @State private var kitchen = Kitchen()
    @State private var refreshes = 0

    var body: some View {
        VStack {
            if let menu = kitchen.menu {
                ForEach(menu) { Text($0.name) }
            }
            if kitchen.isLoading {
                ProgressView()
            }
            if kitchen.hasFailed {
                Text(kitchen.menu == nil ? "Could not load the menu" : "Could not refresh")
            }
            if kitchen.menu != nil || !kitchen.isLoading {
                Button("Refresh") { refresh() }
            }
        }
        .task(id: refreshes) { await kitchen.load() }
    }

    private func refresh() {
        if kitchen.isLoading { return }
        kitchen.begin()
        refreshes += 1
    }
}

struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
