// earns: wrong-screen
// An element that is not a dish is left out, and the rest passes for the whole menu.

import SwiftUI

/// Today's menu, as the canteen's server sends it.
@MainActor @Observable
final class Kitchen {
    private(set) var menu: [Dish]?
    private(set) var isLoading = true
    private(set) var hasFailed = false

    func load() async {
        isLoading = true
        hasFailed = false
        do {
            guard let url = URL(string: "https://canteen.example/menu") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            menu = try JSONDecoder().decode([Lossy].self, from: data).compactMap(\.dish)
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
        isLoading = false
    }
}

/// The menu, with a button that loads it again.
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
                Button("Refresh") { refreshes += 1 }
                    .disabled(kitchen.isLoading)
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

/// An element of the list, which may be broken.
struct Lossy: Decodable {
    let dish: Dish?

    init(from decoder: any Decoder) throws {
        dish = try? Dish(from: decoder)
    }
}
