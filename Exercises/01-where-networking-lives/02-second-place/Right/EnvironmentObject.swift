// style: An ObservableObject that keeps its task: it runs on older systems, and Home has to start and cancel the load.

import SwiftUI

@MainActor
final class Session: ObservableObject {
    @Published private(set) var picture: UIImage?
    @Published private(set) var error: Error?
    private var work: Task<Void, Never>?

    func open() {
        guard work == nil else { return }
        work = Task { [weak self] in
            do {
                let image = try await Session.download()
                self?.picture = image
            } catch {
                if !Task.isCancelled { self?.error = error }
            }
        }
    }

    func close() {
        work?.cancel()
        work = nil
    }

    private static func download() async throws -> UIImage {
        guard let url = URL(string: "https://feed.example/me/picture") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data) else {
            throw URLError(.badServerResponse)
        }
        return image
    }
}

struct Home: View {
    @StateObject private var session = Session()
    @State private var tab: String

    init(opensWith tab: String) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        TabView(selection: $tab) {
            Feed().tabItem { Text("Feed") }.tag("feed")
            Compose().tabItem { Text("Compose") }.tag("compose")
        }
        .environmentObject(session)
        .onAppear { session.open() }
        .onDisappear { session.close() }
    }
}

struct Avatar: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        if let picture = session.picture {
            Image(uiImage: picture)
        } else if session.error != nil {
            Text("Could not load your picture")
        } else {
            ProgressView()
        }
    }
}

struct Feed: View {
    var body: some View {
        VStack {
            Avatar()
            Text("Nothing new")
        }
    }
}

struct Compose: View {
    @State private var draft = ""

    var body: some View {
        VStack {
            Avatar()
            TextField("What is new?", text: $draft)
        }
    }
}
