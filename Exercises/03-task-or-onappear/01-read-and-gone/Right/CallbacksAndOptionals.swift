// style: A completion handler sends the like: it needs no task, and waiting for its result is harder.

import SwiftUI

struct ArticlePage: View {
    let id: Int

    @State private var text: String?
    @State private var hasFailed = false
    @State private var isLiked = false

    var body: some View {
        VStack {
            if let text {
                Text(text)
            } else {
                if hasFailed { Text("Could not load the article") } else { ProgressView() }
            }
            Button(isLiked ? "Liked" : "Like") {
                if isLiked { return }
                isLiked = true
                like()
            }
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
        .task {
            if text == nil { await load() }
        }
    }

    private func load() async {
        hasFailed = false
        do {
            guard let url = URL(string: "https://news.example/articles/\(id)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            text = try JSONDecoder().decode(Article.self, from: data).text
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }

    private func like() {
        guard let url = URL(string: "https://news.example/articles/\(id)/likes") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        URLSession.shared.dataTask(with: request) { _, _, _ in }.resume()
    }
}

/// An article as the server sends it.
struct Article: Decodable {
    let text: String
}
