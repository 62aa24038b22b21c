// earns: redundant-fetch
// A like whose request fails is forgotten, so a tap on "Liked" sends it again.

import Combine
import SwiftUI

@MainActor
final class ArticleModel: ObservableObject {
    enum Phase: Equatable {
        case loading
        case loaded(String)
        case failed
    }

    @Published private(set) var phase = Phase.loading

    private var download: Task<Void, Never>?

    func appear(_ id: Int) {
        if case .loaded = phase { return }
        download?.cancel()
        phase = .loading
        download = Task {
            let outcome = await Self.fetch(id)
            guard !Task.isCancelled else { return }
            phase = outcome
        }
    }

    func disappear() {
        download?.cancel()
        download = nil
    }

    private static func fetch(_ id: Int) async -> Phase {
        do {
            guard let url = URL(string: "https://news.example/articles/\(id)") else { return .failed }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
                return .failed
            }
            return .loaded(try JSONDecoder().decode(Article.self, from: data).text)
        } catch {
            return .failed
        }
    }
}

/// An article with a like button and a link to its author's page.
struct ArticlePage: View {
    let id: Int

    @StateObject private var model = ArticleModel()
    @State private var liking: Task<Void, Never>?
    @State private var isLiked = false

    var body: some View {
        VStack {
            if model.phase == .loading {
                ProgressView()
            } else if case .loaded(let text) = model.phase {
                Text(text)
            } else {
                Text("Could not load the article")
            }
            Button(isLiked ? "Liked" : "Like", action: like)
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
        .onAppear { model.appear(id) }
        .onDisappear { model.disappear() }
    }

    private func like() {
        isLiked = true
        guard liking == nil else { return }
        liking = Task {
            guard let url = URL(string: "https://news.example/articles/\(id)/likes") else { return }
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            do {
                _ = try await URLSession.shared.data(for: request)
            } catch {
                liking = nil
            }
        }
    }
}

/// An article as the server sends it.
struct Article: Decodable {
    let text: String
}
