// earns: unmet-expectation
// looks right in: author-and-back, liked-twice
// Sends the like 50 milliseconds after the tap.

import SwiftUI

struct ArticlePage: View {
    let id: Int

    var body: some View {
        VStack {
            ArticleText(id: id)
            LikeButton(id: id)
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
    }
}

private struct ArticleText: View {
    let id: Int
    @State private var text: String?
    @State private var problem: String?

    var body: some View {
        ZStack {
            if let text {
                Text(text)
            } else if let problem {
                Text(problem)
            } else {
                ProgressView()
            }
        }
        .task(id: id) {
            guard text == nil else { return }
            problem = nil
            do {
                let article = try await Article.load(id)
                try Task.checkCancellation()
                text = article.text
            } catch is CancellationError {
            } catch let error as URLError where error.code == .cancelled {
            } catch {
                problem = "Could not load the article"
            }
        }
    }
}

private struct LikeButton: View {
    let id: Int
    @State private var isLiked = false

    var body: some View {
        Button(isLiked ? "Liked" : "Like") {
            isLiked = true
            let id = id
            Task.detached {
                try await Task.sleep(for: .milliseconds(50))
                try? await Article.like(id)
            }
        }
        .disabled(isLiked)
    }
}

struct Article: Decodable, Sendable {
    let text: String

    static func load(_ id: Int) async throws -> Article {
        let (data, response) = try await URLSession.shared.data(from: address(id))
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(Article.self, from: data)
    }

    static func like(_ id: Int) async throws {
        var request = URLRequest(url: address(id).appendingPathComponent("likes"))
        request.httpMethod = "POST"
        _ = try await URLSession.shared.data(for: request)
    }

    private static func address(_ id: Int) -> URL {
        (URL(string: "https://news.example/articles/\(id)") ?? URL(filePath: "/"))
    }
}
