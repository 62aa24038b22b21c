// earns: redundant-fetch, wrong-screen, unmet-expectation
// at: .task { await load() }
// The second tab sends its own request, and each return to a tab sends one more.

import SwiftUI

struct Home: View {
    @State private var tab: String

    init(opensWith tab: String) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        TabView(selection: $tab) {
            Feed().tabItem { Text("Feed") }.tag("feed")
            Compose().tabItem { Text("Compose") }.tag("compose")
        }
    }
}

/// The posts of others, with the picture of the signed-in user.
struct Feed: View {
    @State private var picture: UIImage?
    @State private var hasFailed = false

    var body: some View {
        VStack {
            if let picture {
                Image(uiImage: picture)
            } else if hasFailed {
                Text("Could not load your picture")
            } else {
                ProgressView()
            }
            Text("Nothing new")
        }
        .task { await load() }
    }

    private func load() async {
        do {
            guard let url = URL(string: "https://feed.example/me/picture") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            picture = UIImage(data: data)
            hasFailed = picture == nil
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }
}

/// A new post.
struct Compose: View {
    @State private var draft = ""
    @State private var picture: UIImage?
    @State private var hasFailed = false

    var body: some View {
        VStack {
            if let picture {
                Image(uiImage: picture)
            } else if hasFailed {
                Text("Could not load your picture")
            } else {
                ProgressView()
            }
            TextField("What is new?", text: $draft)
        }
        .task { await load() }
    }

    private func load() async {
        do {
            guard let url = URL(string: "https://feed.example/me/picture") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            picture = UIImage(data: data)
            hasFailed = picture == nil
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }
}
