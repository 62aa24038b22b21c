// earns: duplicate-identity, wrong-screen
// at: case .loaded(let entries): List(entries, id: \.title) { Text($0.title) }
// Two tickets for one film have one identity.

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

struct Home: View {
    var body: some View {
        TabView {
            Tab("Films", systemImage: "film") { Listing(path: "films") }
            Tab("Tickets", systemImage: "ticket") { Listing(path: "tickets") }
        }
    }
}

/// The list of one tab.
struct Listing: View {
    let path: String

    @Environment(\.cinema) private var cinema
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded([Entry])
        case failed
    }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let entries) where entries.isEmpty: Text("Nothing here yet")
            case .loaded(let entries): List(entries, id: \.title) { Text($0.title) }
            case .failed: Text("Could not load")
            }
        }
        .task {
            if case .loaded = phase { return }
            await load()
        }
    }

    private func load() async {
        phase = .loading
        do {
            let entries = try await cinema.entries(path)
            if Task.isCancelled { return }
            phase = .loaded(entries)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
