// earns: unmet-expectation
// A like that fails is sent once more, without a tap.

import SwiftUI

/// An article with a like button and a link to its author's page.
struct ArticlePage: View {
    let id: Int

    @State private var phase = Phase.loading
    @State private var isLiked = false

    private enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let text): Text(text)
            case .failed: Text("Could not load the article")
            }
            Button(isLiked ? "Liked" : "Like") {
                guard !isLiked else { return }
                isLiked = true
                Task { await like() }
            }
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
        .task {
            if case .loaded = phase { return }
            await load()
        }
    }

    private func load() async {
        phase = .loading
        do {
            guard let url = URL(string: "https://news.example/articles/\(id)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(try JSONDecoder().decode(Article.self, from: data).text)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }

    private func like() async {
        guard let url = URL(string: "https://news.example/articles/\(id)/likes") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        for _ in 0..<2 {
            if (try? await URLSession.shared.data(for: request)) != nil { return }
        }
    }
}

/// An article as the server sends it.
struct Article: Decodable {
    let text: String
}
