// earns: duplicate-identity, wrong-screen
// at: ForEach(stories, id: \.headline) { Text($0.headline) }
// Two stories with one headline have one identity.

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

/// Loads a value, and knows how old it is.
@MainActor @Observable
final class Freshness<Value: Sendable> {
    private(set) var value: Value?
    private(set) var isBusy = true
    private(set) var failure: (any Error)?
    /// Each new value of `turn` stands for one load.
    private(set) var turn = 0

    @ObservationIgnored private var arrived: ContinuousClock.Instant?
    @ObservationIgnored private let maxAge: Duration

    init(maxAge: Duration) { self.maxAge = maxAge }

    func run(_ fetch: @Sendable () async throws -> Value) async {
        (isBusy, failure) = (true, nil)
        do {
            let new = try await fetch()
            guard !Task.isCancelled else { return }
            value = new
            arrived = .now
            isBusy = false
        } catch {
            guard !Task.isCancelled else { return }
            failure = error
            isBusy = false
        }
    }

    func userCameBack() {
        guard !isBusy else { return }
        if failure == nil, let arrived, ContinuousClock.now - arrived < maxAge { return }
        (isBusy, failure) = (true, nil)
        turn &+= 1
    }
}

struct NewsScreen: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.news) private var news
    @State private var news5 = Freshness<[Story]>(maxAge: .seconds(300))
    @State private var away = false

    var body: some View {
        VStack {
            if let stories = news5.value {
                ForEach(stories, id: \.headline) { Text($0.headline) }
                if stories.isEmpty { Text("No news is good news") }
            }
            if news5.failure != nil { Text("Could not load the news") }
            if news5.isBusy { ProgressView() }
        }
        .task(id: news5.turn) { [news] in await news5.run { try await news.stories() } }
        .onChange(of: phase) { _, now in
            if now == .background {
                away = true
            } else if now == .active, away {
                away = false
                news5.userCameBack()
            }
        }
        .onDisappear { news5 = Freshness(maxAge: .seconds(300)) }
    }
}
