// earns: redundant-fetch, unmet-expectation
// looks right in: author-and-back, author-in-flight
// at: .task(id: likes) {
// The view's task sends the like after half a second of debouncing.

import SwiftUI

struct ArticlePage: View {
    let id: Int

    @State private var phase = Phase.loading
    @State private var isLiked = false
    @State private var likes = 0

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
                likes += 1
            }
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
        .task(id: likes) {
            guard likes > 0 else { return }
            try? await Task.sleep(for: .milliseconds(500))
            Task { await like() }
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
