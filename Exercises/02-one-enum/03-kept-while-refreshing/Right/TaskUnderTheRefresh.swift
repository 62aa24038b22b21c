// style: The stored task is the busy state: no flag to forget, and every end has to set it to nil.

import SwiftUI

struct LunchMenu: View {
    @State private var menu: [Dish]?
    @State private var didFail = false
    @State private var work: Task<Void, Never>?

    var body: some View {
        VStack {
            ForEach(menu ?? []) { Text($0.name) }
            if work != nil { ProgressView() }
            if didFail {
                Text(menu == nil ? "Could not load the menu" : "Could not refresh")
            }
            if menu != nil || didFail {
                Button("Refresh", action: load)
            }
        }
        .onAppear(perform: load)
        .onDisappear {
            work?.cancel()
            work = nil
        }
    }

    private func load() {
        guard work == nil else { return }
        didFail = false
        work = Task {
            do {
                let text = try await fetch()
                menu = text
            } catch {
                if Task.isCancelled { return }
                didFail = true
            }
            work = nil
        }
    }

    private func fetch() async throws -> [Dish] {
        guard let url = URL(string: "https://canteen.example/menu") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
        try Task.checkCancellation()
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode([Dish].self, from: data)
    }
}

/// A dish on today's menu.
struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
