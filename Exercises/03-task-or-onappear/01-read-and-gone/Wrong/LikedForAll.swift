// earns: missed-fetch, wrong-screen
// looks right in: author-and-back, liked-and-left, liked-twice
// All articles share one "Liked", so the second article can't be liked.

import Combine
import SwiftUI

actor NewsDesk {
    static let shared = NewsDesk()

    func text(of id: Int) async throws -> String {
        guard let url = URL(string: "https://news.example/articles/\(id)") else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Article.self, from: data).text
    }

    func like(_ id: Int) async {
        guard let url = URL(string: "https://news.example/articles/\(id)/likes") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        _ = try? await URLSession.shared.data(for: request)
    }
}

@MainActor
final class ArticleModel: ObservableObject {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    @Published private(set) var phase = Phase.loading
    @Published private(set) var isLiked = ArticleModel.hasLiked

    private static var hasLiked = false

    func load(_ id: Int) async {
        if case .loaded = phase { return }
        phase = .loading
        do {
            let text = try await NewsDesk.shared.text(of: id)
            phase = .loaded(text)
        } catch {
            if !Task.isCancelled { phase = .failed }
        }
    }

    func like(_ id: Int) {
        guard !isLiked else { return }
        isLiked = true
        Self.hasLiked = true
        Task { await NewsDesk.shared.like(id) }
    }
}

/// An article with a like button and a link to its author's page.
struct ArticlePage: View {
    let id: Int

    @StateObject private var model = ArticleModel()

    var body: some View {
        VStack {
            article
            Button(model.isLiked ? "Liked" : "Like") { model.like(id) }
                .disabled(model.isLiked)
            NavigationLink("The author") { AuthorPage() }
        }
        .task(id: id) { await model.load(id) }
    }

    @ViewBuilder private var article: some View {
        switch model.phase {
        case .loading: ProgressView()
        case .loaded(let text): Text(text)
        case .failed: Text("Could not load the article")
        }
    }
}

private struct AuthorPage: View {
    var body: some View {
        Text("Writes about stones, and what grows on them.")
    }
}

/// An article as the server sends it.
struct Article: Decodable {
    let text: String
}
