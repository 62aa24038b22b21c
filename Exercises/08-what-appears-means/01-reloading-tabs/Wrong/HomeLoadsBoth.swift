// earns: redundant-fetch, missed-fetch, missing-cancellation, wrong-screen
// at: .task { films = await load("films") }
// The home screen loads both lists when it appears. Nothing loads again, not even after a failure.

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

/// Whether a list is there yet.
enum Phase {
    case loading
    case loaded([Entry])
    case failed
}

struct Home: View {
    @Environment(\.cinema) private var cinema
    @State private var films = Phase.loading
    @State private var tickets = Phase.loading

    var body: some View {
        TabView {
            Tab("Films", systemImage: "film") { Listing(phase: films) }
            Tab("Tickets", systemImage: "ticket") { Listing(phase: tickets) }
        }
        .task { films = await load("films") }
        .task { tickets = await load("tickets") }
    }

    private func load(_ path: String) async -> Phase {
        do { return .loaded(try await cinema.entries(path)) } catch { return .failed }
    }
}

/// The list of one tab.
struct Listing: View {
    let phase: Phase

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let entries) where entries.isEmpty: Text("Nothing here yet")
            case .loaded(let entries): List(entries) { Text($0.title) }
            case .failed: Text("Could not load")
            }
        }
    }
}
