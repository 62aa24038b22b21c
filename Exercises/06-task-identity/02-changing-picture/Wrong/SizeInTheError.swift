// earns: wrong-screen
// The error adds the size to the words of the task.

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
            case .failed: Text("Could not load the picture (\(width) × \(height))")
            }
        }
        .task(id: address) {
            await load()
        }
    }

    private func load() async {
        phase = .loading
        do {
            guard let url = URL(string: address) else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(picture)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
