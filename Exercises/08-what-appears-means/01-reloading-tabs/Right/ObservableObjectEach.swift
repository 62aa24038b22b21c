// style: Each tab keeps an ObservableObject, which can be tested without a view, but two of its values have to agree.

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

/// One tab's list, and whether it's there yet.
@MainActor
final class ListingModel: ObservableObject {
    @Published private(set) var entries: [Entry]?
    @Published private(set) var hasFailed = false

    func load(_ path: String, from cinema: Cinema) async {
        guard entries == nil else { return }
        hasFailed = false
        do {
            entries = try await cinema.entries(path)
        } catch {
            hasFailed = !Task.isCancelled
        }
    }
}

/// The list of one tab.
struct Listing: View {
    let path: String

    @Environment(\.cinema) private var cinema
    @StateObject private var model = ListingModel()

    var body: some View {
        VStack {
            if let entries = model.entries {
                if entries.isEmpty { Text("Nothing here yet") } else { List(entries) { Text($0.title) } }
            } else if model.hasFailed {
                Text("Could not load")
            } else {
                ProgressView()
            }
        }
        .task { await model.load(path, from: cinema) }
    }
}
