// style: An app-wide actor sends each article's like once: leaving the page does not matter, and the actor remembers likes until the app ends.

import SwiftUI

actor Likes {
    static let shared = Likes()
    private var sent: Set<Int> = []

    func send(_ id: Int) async {
        guard sent.insert(id).inserted,
            let url = URL(string: "https://news.example/articles/\(id)/likes")
        else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        _ = try? await URLSession.shared.data(for: request)
    }
}

struct ArticlePage: View {
    let id: Int
    @State private var isLiked = false

    var body: some View {
        VStack {
            ArticleText(id: id)
            Button(isLiked ? "Liked" : "Like") {
                isLiked = true
                Task { [id] in await Likes.shared.send(id) }
            }
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
    }
}

private struct ArticleText: View {
    let id: Int
    @State private var text: String?
    @State private var hasFailed = false

    var body: some View {
        Group {
            if let text {
                Text(text)
            } else if hasFailed {
                Text("Could not load the article")
            } else {
                ProgressView()
            }
        }
        .task(id: id) {
            guard text == nil else { return }
            hasFailed = false
            let answer = await fetch()
            if Task.isCancelled { return }
            text = answer
            hasFailed = answer == nil
        }
    }

    private func fetch() async -> String? {
        guard let url = URL(string: "https://news.example/articles/\(id)"),
            let (data, response) = try? await URLSession.shared.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return nil }
        return try? JSONDecoder().decode(Article.self, from: data).text
    }
}

/// An article as the server sends it.
struct Article: Decodable {
    let text: String
}
