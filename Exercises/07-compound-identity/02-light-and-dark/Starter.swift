import SwiftUI

/// A picture between two paragraphs of the news.
struct NewsPicture: View {
    let name: String
    let isDrawing: Bool
    let width: Int

    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    // TODO: the smallest of 200, 400 and 800 that is at least `width`.
    private var size: Int { 800 }

    // TODO: in the dark, the address of a drawing ends in "/dark".
    private var address: String { "https://news.example/\(name)/\(size)" }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture).resizable().scaledToFit()
            case .failed: Text("Could not load the picture")
            }
        }
        .task(id: name) { await load() }
    }

    private func load() async {
        phase = .loading
        do {
            guard let url = URL(string: address) else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
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
