// earns: missed-fetch, wrong-screen, unmet-expectation
// looks right in: refreshed, impatient
// at: .task(id: refreshes) {
// A failure leaves the busy flag set: the button does nothing, and the spinner stays.

import SwiftUI

@MainActor @Observable
final class Kitchen {
    private(set) var menu: [Dish]?
    private(set) var isLoading = false
    private(set) var hasFailed = false

    func load() async {
        isLoading = true
        hasFailed = false
        do {
            guard let url = URL(string: "https://canteen.example/menu") else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            menu = try JSONDecoder().decode([Dish].self, from: data)
            isLoading = false
        } catch {
            if Task.isCancelled { return }
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
                if kitchen.isLoading { ProgressView() }
                if kitchen.hasFailed { Text("Could not refresh") }
                refreshButton
            } else if kitchen.hasFailed {
                Text("Could not load the menu")
                refreshButton
            } else {
                ProgressView()
            }
        }
        .task(id: refreshes) {
            await kitchen.load()
        }
    }

    private var refreshButton: some View {
        Button("Refresh") {
            if !kitchen.isLoading { refreshes += 1 }
        }
    }
}

/// A dish on today's menu.
struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
