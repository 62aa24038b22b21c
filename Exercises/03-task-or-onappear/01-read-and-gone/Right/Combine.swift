// style: Combine in an ObservableObject: it runs on older systems, and you pair appearing and disappearing by hand.

import Combine
import SwiftUI

@MainActor
final class ArticleViewModel: ObservableObject {
    @Published private(set) var text: String?
    @Published private(set) var hasFailed = false
    private var reading: AnyCancellable?

    func appear(_ id: Int) {
        guard text == nil, let url = URL(string: "https://news.example/articles/\(id)") else { return }
        hasFailed = false
        reading = URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { data, response -> String in
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                return try JSONDecoder().decode(Article.self, from: data).text
            }
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] in if case .failure = $0 { self?.hasFailed = true } },
                receiveValue: { [weak self] in self?.text = $0 })
    }

    func disappear() {
        reading = nil
    }
}

struct ArticlePage: View {
    let id: Int

    @StateObject private var model = ArticleViewModel()
    @State private var isLiked = false

    var body: some View {
        VStack {
            if let text = model.text {
                Text(text)
            } else if model.hasFailed {
                Text("Could not load the article")
            } else {
                ProgressView()
            }
            Button(isLiked ? "Liked" : "Like", action: like)
                .disabled(isLiked)
            NavigationLink("The author") { Text("Writes about stones, and what grows on them.") }
        }
        .onAppear { model.appear(id) }
        .onDisappear { model.disappear() }
    }

    private func like() {
        guard let url = URL(string: "https://news.example/articles/\(id)/likes") else { return }
        isLiked = true
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        let sending = request
        Task { try? await URLSession.shared.data(for: sending) }
    }
}

/// An article as the server sends it.
struct Article: Decodable {
    let text: String
}
