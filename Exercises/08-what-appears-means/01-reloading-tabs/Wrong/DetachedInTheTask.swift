// earns: unowned-task, missing-cancellation
// at: let entries = try await Task.detached { [cinema, path] in try await cinema.entries(path) }.value
// The tab's task awaits a detached task, which goes on when the tab disappears.

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
            case .loaded(let entries): List(entries) { Text($0.title) }
            case .failed: Text("Could not load")
            }
        }
        .task { await load() }
    }

    private func load() async {
        if case .loaded = phase { return }
        phase = .loading
        do {
            let entries = try await Task.detached { [cinema, path] in try await cinema.entries(path) }.value
            if Task.isCancelled { return }
            phase = .loaded(entries)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
