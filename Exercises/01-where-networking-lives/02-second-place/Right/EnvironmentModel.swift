// style: The model is in the environment: no view has to pass it on, and a view without it in its environment crashes.

import SwiftUI

@MainActor @Observable
final class Portrait {
    enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    private(set) var phase = Phase.loading

    func load() async {
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
            Feed().tabItem { Text("Feed") }.tag("feed")
            Compose().tabItem { Text("Compose") }.tag("compose")
        }
        .environment(portrait)
        .task {
            await portrait.load()
        }
    }
}

private struct PortraitView: View {
    @Environment(Portrait.self) private var portrait

    var body: some View {
        switch portrait.phase {
        case .loading: ProgressView()
        case .loaded(let image): Image(uiImage: image)
        case .failed: Text("Could not load your picture")
        }
    }
}

struct Feed: View {
    var body: some View {
        VStack {
            PortraitView()
            Text("Nothing new")
        }
    }
}

struct Compose: View {
    @State private var draft = ""

    var body: some View {
        VStack {
            PortraitView()
            TextField("What is new?", text: $draft)
        }
    }
}
