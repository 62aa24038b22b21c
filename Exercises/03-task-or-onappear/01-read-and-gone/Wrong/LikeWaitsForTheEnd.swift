// earns: missed-fetch, unowned-task, missing-cancellation, redundant-fetch, unmet-expectation
// looks right in: author-and-back, author-in-flight
// at: .onDisappear {
// The like is sent when the page disappears, so that it can be undone until then.

import SwiftUI

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
                if isLiked { return }
                isLiked = true
            }
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
        .onDisappear {
            if isLiked { Task { await like() } }
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
        _ = try? await URLSession.shared.data(for: request)
    }
}

/// An article as the server sends it.
struct Article: Decodable {
    let text: String
}
