// earns: missed-fetch, wrong-screen
// looks right in: drawn-again, new-size-after-loading, leaving, failure-left-behind, written-alike
// at: .task(id: width * 1000 + height) {
// The id packs both numbers into one, and a height of 1000 or more reads like another width.

import SwiftUI

/// A picture of the size its parent asks for.
struct ProfilePicture: View {
    let width: Int
    let height: Int

    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    private var address: String { "https://img.example/\(width)/\(height)" }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture)
            case .failed: Text("Could not load the picture")
            }
        }
        // This also loads again when the view reappears. Part 8 discusses when that is right.
        .task(id: width * 1000 + height) {
            await load()
        }
    }

    private func load() async {
        phase = .loading
        do {
            guard let url = URL(string: address) else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            // The response is late: another task may already be loading into `phase`.
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(picture)
        } catch {
            // A cancelled load has not failed, whichever error it throws.
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
