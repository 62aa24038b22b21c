// earns: redundant-fetch, wrong-screen, unmet-expectation
// looks right in: both-places, from-a-notification
// at: .task { await account.load() }
// Both tabs load the shared model. Switching tabs during the load cancels one request and sends another.

import SwiftUI

/// The picture of the signed-in user, for every view that shows it.
@MainActor @Observable
final class Account {
    private(set) var picture: UIImage?
    private(set) var hasFailed = false

    func load() async {
        guard picture == nil else { return }
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

struct Home: View {
    @State private var tab: String
    @State private var account = Account()

    init(opensWith tab: String) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        TabView(selection: $tab) {
            Feed(account: account).tabItem { Text("Feed") }.tag("feed")
            Compose(account: account).tabItem { Text("Compose") }.tag("compose")
        }
    }
}

/// The picture, a spinner or the failure text.
struct Portrait: View {
    let account: Account

    var body: some View {
        if let picture = account.picture {
            Image(uiImage: picture)
        } else if account.hasFailed {
            Text("Could not load your picture")
        } else {
            ProgressView()
        }
    }
}

/// The posts of others, with the picture of the signed-in user.
struct Feed: View {
    let account: Account

    var body: some View {
        VStack {
            Portrait(account: account)
            Text("Nothing new")
        }
        .task { await account.load() }
    }
}

/// A new post.
struct Compose: View {
    let account: Account
    @State private var draft = ""

    var body: some View {
        VStack {
            Portrait(account: account)
            TextField("What is new?", text: $draft)
        }
        .task { await account.load() }
    }
}
