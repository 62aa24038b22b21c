// earns: premature-cancel, wrong-screen
// looks right in: both-places, no-picture
// at: .task { await portrait.load() }
// Each tab loads the model, but the model still counts the request that the tab switch cancelled as running.

import SwiftUI

@MainActor @Observable
final class Portrait {
    enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    private(set) var phase = Phase.loading
    private var hasBegun = false

    func load() async {
        if hasBegun { return }
        hasBegun = true
        do {
            guard let url = URL(string: "https://feed.example/me/picture") else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data) else {
                throw URLError(.cannotDecodeContentData)
            }
            phase = .loaded(image)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

struct Home: View {
    @State private var tab: String
    @State private var portrait = Portrait()

    init(opensWith tab: String) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        TabView(selection: $tab) {
            Feed(portrait: portrait).tabItem { Text("Feed") }.tag("feed")
            Compose(portrait: portrait).tabItem { Text("Compose") }.tag("compose")
        }
    }
}

private struct PortraitView: View {
    let portrait: Portrait

    var body: some View {
        switch portrait.phase {
        case .loading: ProgressView()
        case .loaded(let image): Image(uiImage: image)
        case .failed: Text("Could not load your picture")
        }
    }
}

struct Feed: View {
    let portrait: Portrait

    var body: some View {
        VStack {
            PortraitView(portrait: portrait)
            Text("Nothing new")
        }
        .task { await portrait.load() }
    }
}

struct Compose: View {
    let portrait: Portrait
    @State private var draft = ""

    var body: some View {
        VStack {
            PortraitView(portrait: portrait)
            TextField("What is new?", text: $draft)
        }
        .task { await portrait.load() }
    }
}
