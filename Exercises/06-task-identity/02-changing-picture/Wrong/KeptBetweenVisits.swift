// earns: missed-fetch, wrong-screen
// Loaded pictures are kept in a static dictionary, so a view that appears again does not start over.

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

    /// Pictures that have already been loaded, by their address.
    private static var pictures: [String: UIImage] = [:]

    private var address: String { "https://img.example/\(width)/\(height)" }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture)
            case .failed: Text("Could not load the picture")
            }
        }
        .task(id: address) {
            await load()
        }
    }

    private func load() async {
        if let picture = Self.pictures[address] {
            phase = .loaded(picture)
            return
        }
        phase = .loading
        do {
            guard let url = URL(string: address) else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
                throw URLError(.badServerResponse)
            }
            Self.pictures[address] = picture
            phase = .loaded(picture)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
