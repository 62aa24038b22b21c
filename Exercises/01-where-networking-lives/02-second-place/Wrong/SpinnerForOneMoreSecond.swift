// earns: wrong-screen
// looks right in: no-picture, server-down
// The tabs keep their spinner for one more second after the picture has arrived.

import SwiftUI

@MainActor @Observable
final class Profile {
    enum Picture {
        case loading
        case loaded(UIImage)
        case failed
    }

    private(set) var picture = Picture.loading

    func load() async {
        picture = .loading
        do {
            guard let url = URL(string: "https://feed.example/me/picture") else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data) else {
                throw URLError(.badServerResponse)
            }
            try await Task.sleep(for: .seconds(1))
            picture = .loaded(image)
        } catch {
            if Task.isCancelled { return }
            picture = .failed
        }
    }
}

struct Home: View {
    @State private var tab: String
    @State private var profile = Profile()

    init(opensWith tab: String) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        TabView(selection: $tab) {
            Feed(profile: profile).tabItem { Text("Feed") }.tag("feed")
            Compose(profile: profile).tabItem { Text("Compose") }.tag("compose")
        }
        .task { await profile.load() }
    }
}

struct Portrait: View {
    let profile: Profile

    var body: some View {
        switch profile.picture {
        case .loading: ProgressView()
        case .loaded(let image): Image(uiImage: image)
        case .failed: Text("Could not load your picture")
        }
    }
}

struct Feed: View {
    let profile: Profile

    var body: some View {
        VStack {
            Portrait(profile: profile)
            Text("Nothing new")
        }
    }
}

struct Compose: View {
    let profile: Profile
    @State private var draft = ""

    var body: some View {
        VStack {
            Portrait(profile: profile)
            TextField("What is new?", text: $draft)
        }
    }
}
