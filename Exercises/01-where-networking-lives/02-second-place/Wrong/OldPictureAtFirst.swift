// earns: wrong-screen
// One model serves all home screens. Its task resets it, so the next one begins with the old picture.

import SwiftUI

struct Home: View {
    @State private var tab: String
    private let me = Me.shared

    init(opensWith tab: String) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        TabView(selection: $tab) {
            Feed(me: me).tabItem { Text("Feed") }.tag("feed")
            Compose(me: me).tabItem { Text("Compose") }.tag("compose")
        }
        .task { await me.load() }
    }
}

/// The signed-in user's picture.
@MainActor @Observable
final class Me {
    enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    static let shared = Me()

    private(set) var phase = Phase.loading

    func load() async {
        phase = .loading
        do {
            guard let url = URL(string: "https://feed.example/me/picture") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(picture)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// The picture, or why there is none.
struct MyPicture: View {
    let me: Me

    var body: some View {
        switch me.phase {
        case .loading: ProgressView()
        case .loaded(let picture): Image(uiImage: picture)
        case .failed: Text("Could not load your picture")
        }
    }
}

/// The posts of others, with the picture of the signed-in user.
struct Feed: View {
    let me: Me

    var body: some View {
        VStack {
            MyPicture(me: me)
            Text("Nothing new")
        }
    }
}

/// A new post.
struct Compose: View {
    let me: Me
    @State private var draft = ""

    var body: some View {
        VStack {
            MyPicture(me: me)
            TextField("What is new?", text: $draft)
        }
    }
}
