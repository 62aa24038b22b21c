// style: The home screen keeps one store with the lists of all tabs: other screens can read them, and all tabs depend on it.

import SwiftUI

/// One line of a list: a film or a ticket.
struct Entry: Decodable, Identifiable {
    let id: Int
    let title: String
}

/// The server of the cinema.
struct Cinema {
    func entries(_ path: String) async throws -> [Entry] {
        guard let url = URL(string: "https://cinema.example/\(path)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([Entry].self, from: data)
    }
}

extension EnvironmentValues {
    @Entry var cinema = Cinema()
}

/// All lists that have come since the home screen appeared.
@MainActor @Observable
final class Store {
    private(set) var lists: [String: [Entry]] = [:]
    private(set) var failures: Set<String> = []

    func load(_ path: String, from cinema: Cinema) async {
        guard lists[path] == nil else { return }
        failures.remove(path)
        do {
            let entries = try await cinema.entries(path)
            try Task.checkCancellation()
            lists[path] = entries
        } catch is CancellationError {
            return
        } catch {
            if (error as? URLError)?.code == .cancelled { return }
            failures.insert(path)
        }
    }
}

struct Home: View {
    @State private var store = Store()

    var body: some View {
        TabView {
            Tab("Films", systemImage: "film") { Listing(path: "films", store: store) }
            Tab("Tickets", systemImage: "ticket") { Listing(path: "tickets", store: store) }
        }
    }
}

/// The list of one tab.
struct Listing: View {
    let path: String
    let store: Store

    @Environment(\.cinema) private var cinema

    var body: some View {
        VStack {
            if let entries = store.lists[path] {
                if entries.isEmpty { Text("Nothing here yet") } else { List(entries) { Text($0.title) } }
            } else if store.failures.contains(path) {
                Text("Could not load")
            } else {
                ProgressView()
            }
        }
        .task { await store.load(path, from: cinema) }
    }
}
