// style: Both tabs get a closure that builds the picture: they contain no picture code, and become generic types.

import SwiftUI

struct Home: View {
    private enum Phase {
        case waiting
        case image(UIImage)
        case failure
    }

    @State private var tab: String
    @State private var phase = Phase.waiting

    init(opensWith tab: String) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        VStack {
            TabView(selection: $tab) {
                Feed { header }.tabItem { Text("Feed") }.tag("feed")
                Compose { header }.tabItem { Text("Compose") }.tag("compose")
            }
        }
        .task {
            guard let url = URL(string: "https://feed.example/me/picture") else { return }
            do {
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data)
                else {
                    throw URLError(.badServerResponse)
                }
                phase = .image(image)
            } catch {
                if !Task.isCancelled { phase = .failure }
            }
        }
    }

    @ViewBuilder private var header: some View {
        switch phase {
        case .waiting: ProgressView()
        case .image(let image): Image(uiImage: image).resizable()
        case .failure: Text("Could not load your picture")
        }
    }
}

struct Feed<Header: View>: View {
    @ViewBuilder let header: () -> Header

    var body: some View {
        VStack {
            header()
            Text("Nothing new")
        }
    }
}

struct Compose<Header: View>: View {
    @ViewBuilder let header: () -> Header
    @State private var draft = ""

    var body: some View {
        VStack {
            header()
            TextField("What is new?", text: $draft)
        }
    }
}
