// style: Plain state in Home and plain values for the tabs: no model to create, and two values to pass to every view.

import SwiftUI

struct Home: View {
    @State private var tab: String
    @State private var picture: UIImage?
    @State private var hasFailed = false

    init(opensWith tab: String) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        TabView(selection: $tab) {
            Feed(picture: picture, hasFailed: hasFailed).tabItem { Text("Feed") }.tag("feed")
            Compose(picture: picture, hasFailed: hasFailed).tabItem { Text("Compose") }.tag("compose")
        }
        .task { await load() }
    }

    private func load() async {
        guard let url = URL(string: "https://feed.example/me/picture") else { return }
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            picture = UIImage(data: data)
            hasFailed = picture == nil
        } catch {
            if !Task.isCancelled { hasFailed = true }
        }
    }
}

struct MyPicture: View {
    let picture: UIImage?
    let hasFailed: Bool

    var body: some View {
        if let picture {
            Image(uiImage: picture)
        } else if hasFailed {
            Text("Could not load your picture")
        } else {
            ProgressView()
        }
    }
}

struct Feed: View {
    let picture: UIImage?
    let hasFailed: Bool

    var body: some View {
        VStack {
            MyPicture(picture: picture, hasFailed: hasFailed)
            Text("Nothing new")
        }
    }
}

struct Compose: View {
    let picture: UIImage?
    let hasFailed: Bool
    @State private var draft = ""

    var body: some View {
        VStack {
            MyPicture(picture: picture, hasFailed: hasFailed)
            TextField("What is new?", text: $draft)
        }
    }
}
