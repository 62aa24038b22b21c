// earns: redundant-fetch, wrong-screen
// at: defer { if Task.isCancelled { contents = [:] } }
// A cancelled load throws both lists away, also the loaded one.
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

enum Section: String, Hashable, CaseIterable {
    case films, tickets

    var title: String { rawValue.capitalized }
    var symbol: String { self == .films ? "film" : "ticket" }
}

@MainActor @Observable
final class CinemaModel {
    enum Content {
        case loading
        case entries([Entry])
        case error
    }

    private var contents: [Section: Content] = [:]

    func content(of section: Section) -> Content { contents[section] ?? .loading }

    func select(_ section: Section, in cinema: Cinema) async {
        if case .entries = content(of: section) { return }
        contents = contents.filter { if case .error = $0.value { false } else { $0.key != section } }
        defer { if Task.isCancelled { contents = [:] } }
        let content: Content
        do {
            content = .entries(try await cinema.entries(section.rawValue))
        } catch {
            content = .error
        }
        if Task.isCancelled { return }
        contents[section] = content
    }
}

struct Home: View {
    @Environment(\.cinema) private var cinema
    @State private var model = CinemaModel()
    @State private var selection = Section.films

    var body: some View {
        TabView(selection: $selection) {
            ForEach(Section.allCases, id: \.self) { section in
                Tab(section.title, systemImage: section.symbol, value: section) {
                    SectionView(content: model.content(of: section))
                }
            }
        }
        .task(id: selection) { await model.select(selection, in: cinema) }
    }
}

struct SectionView: View {
    let content: CinemaModel.Content

    var body: some View {
        switch content {
        case .loading:
            ProgressView()
        case .error:
            Text("Could not load")
        case .entries(let entries):
            if entries.isEmpty {
                Text("Nothing here yet")
            } else {
                List(entries) { entry in Text(entry.title) }
            }
        }
    }
}
