// earns: missed-fetch, wrong-screen
// The init of the page creates the model, and the list keeps the page. So one model serves all visits.

import SwiftUI

@MainActor @Observable
final class Reader {
    private(set) var text: String?
    private(set) var hasFailed = false
    private(set) var isLiked = false
    @ObservationIgnored private var loading: Task<Void, Never>?
    private let id: Int

    init(id: Int) { self.id = id }

    func appear() {
        guard text == nil else { return }
        loading?.cancel()
        hasFailed = false
        loading = Task {
            do {
                let article = try await News.article(id)
                try Task.checkCancellation()
                text = article.text
            } catch {
                if !Task.isCancelled { hasFailed = true }
            }
        }
    }

    func disappear() {
        loading?.cancel()
        loading = nil
        hasFailed = false
    }

    func like() {
        if isLiked { return }
        isLiked = true
        let id = id
        Task { await News.like(id) }
    }
}

enum News {
    static func article(_ id: Int) async throws -> Article {
        guard let url = URL(string: "https://news.example/articles/\(id)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(Article.self, from: data)
    }

    static func like(_ id: Int) async {
        guard let url = URL(string: "https://news.example/articles/\(id)/likes") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        _ = try? await URLSession.shared.data(for: request)
    }
}

/// An article with a like button and a link to its author's page.
struct ArticlePage: View {
    let id: Int
    @State private var reader: Reader

    init(id: Int) {
        self.id = id
        _reader = State(initialValue: Reader(id: id))
    }

    var body: some View {
        VStack {
            if let text = reader.text {
                Text(text)
            } else if reader.hasFailed {
                Text("Could not load the article")
            } else {
                ProgressView()
            }
            Button(reader.isLiked ? "Liked" : "Like", action: reader.like)
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
        .onAppear { reader.appear() }
        .onDisappear { reader.disappear() }
    }
}

/// An article as the server sends it.
struct Article: Decodable, Sendable {
    let text: String
}
