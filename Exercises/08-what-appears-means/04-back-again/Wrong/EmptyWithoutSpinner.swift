// earns: wrong-screen
// An empty list loads again without a spinner.
import SwiftUI

struct Story: Decodable, Identifiable {
    let id: Int
    let headline: String
}

/// The server of the news.
struct NewsService {
    func stories() async throws -> [Story] {
        guard let url = URL(string: "https://news.example/stories") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([Story].self, from: data)
    }
}

extension EnvironmentValues {
    @Entry var news = NewsService()
}

@MainActor
final class Newsstand: ObservableObject {
    enum Status: Equatable {
        case loading
        case current(since: Date)
        case failed
    }

    @Published private(set) var stories: [Story]?
    @Published private(set) var status = Status.loading

    private let maximumAge: TimeInterval
    private let now: () -> Date

    init(maximumAge: TimeInterval = 300, now: @escaping () -> Date = Date.init) {
        self.maximumAge = maximumAge
        self.now = now
    }

    /// Marks the news as loading if it is stale or failed, and says whether it did.
    func returned() -> Bool {
        switch status {
        case .loading: return false
        case .failed: break
        case .current(let arrival): if now().timeIntervalSince(arrival) < maximumAge { return false }
        }
        status = .loading
        return true
    }

    func load(_ fetch: () async throws -> [Story]) async {
        status = .loading
        do {
            let fresh = try await fetch()
            guard !Task.isCancelled else { return }
            stories = fresh
            status = .current(since: now())
        } catch {
            guard !Task.isCancelled else { return }
            status = .failed
        }
    }
}

struct NewsScreen: View {
    @State private var visit = 0

    var body: some View {
        NewsPage().id(visit).onDisappear { visit += 1 }
    }
}

struct NewsPage: View {
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.news) private var news
    @StateObject private var stand = Newsstand()
    @State private var ticket = UUID()

    var body: some View {
        VStack {
            Group {
                if stand.status == .loading, stand.stories?.isEmpty != true { ProgressView() }
                if stand.status == .failed { Text("Could not load the news") }
            }
            if let stories = stand.stories {
                ForEach(stories) { Text($0.headline) }
                if stories.isEmpty { Text("No news is good news") }
            }
        }
        .task(id: ticket) { await stand.load(news.stories) }
        .onChange(of: scenePhase) { old, new in
            guard new == .active else { return }
            if stand.returned() { ticket = UUID() }
        }
    }
}
