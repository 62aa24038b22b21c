// earns: wrong-screen
// looks right in: author-and-back, leafing, no-signal
// A cancelled load writes the error too. It is on screen for a moment when the reader comes back.

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
                guard !isLiked else { return }
                isLiked = true
                Task { await like() }
            }
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
        .task { await load() }
    }

    private func load() async {
        if case .loaded = phase { return }
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

struct Article: Decodable {
    let text: String
}
