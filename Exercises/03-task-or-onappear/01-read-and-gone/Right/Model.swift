// style: A model holds the article and its like: you can test both without a view, and the page creates it in its task.

import SwiftUI

@MainActor @Observable
final class Article {
    let id: Int
    private(set) var text: String?
    private(set) var error: Error?
    private(set) var isLiked = false

    init(id: Int) {
        self.id = id
    }

    func loadIfNeeded() async {
        guard text == nil else { return }
        error = nil
        do {
            text = try await fetch()
        } catch let error as URLError where error.code == .cancelled {
        } catch is CancellationError {
        } catch {
            self.error = error
        }
    }

    func like() {
        guard !isLiked, let url = URL(string: "https://news.example/articles/\(id)/likes") else { return }
        isLiked = true
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        URLSession.shared.dataTask(with: request).resume()
    }

    private func fetch() async throws -> String {
        guard let url = URL(string: "https://news.example/articles/\(id)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(ArticleText.self, from: data).text
    }
}

struct ArticlePage: View {
    let id: Int

    // Created in the task: the link creates its page once, so every visit would share an object from the page's init.
    @State private var article: Article?

    var body: some View {
        VStack {
            if let text = article?.text {
                Text(text)
            } else if article?.error != nil {
                Text("Could not load the article")
            } else {
                ProgressView()
            }
            Button(article?.isLiked == true ? "Liked" : "Like") { article?.like() }
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
        .task {
            let article = self.article ?? Article(id: id)
            self.article = article
            await article.loadIfNeeded()
        }
    }
}

/// An article as the server sends it.
struct ArticleText: Decodable {
    let text: String
}
