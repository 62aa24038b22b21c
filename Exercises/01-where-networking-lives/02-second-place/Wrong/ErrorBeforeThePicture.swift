// earns: wrong-screen
// looks right in: no-picture, server-down
// Loading ends before the picture is decoded, so the error is on screen until then.

import SwiftUI

@MainActor @Observable
final class Profile {
    private(set) var isLoading = true
    private(set) var image: UIImage?

    func load() async {
        isLoading = true
        image = nil
        let data = await download()
        if Task.isCancelled { return }
        isLoading = false
        if let data { image = await decode(data) }
    }

    private func download() async -> Data? {
        guard let url = URL(string: "https://feed.example/me/picture"),
            let (data, response) = try? await URLSession.shared.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return nil }
        return data
    }

    private nonisolated func decode(_ data: Data) async -> UIImage? {
        await Task.yield()
        return UIImage(data: data)
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
        if profile.isLoading {
            ProgressView()
        } else if let image = profile.image {
            Image(uiImage: image)
        } else {
            Text("Could not load your picture")
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
