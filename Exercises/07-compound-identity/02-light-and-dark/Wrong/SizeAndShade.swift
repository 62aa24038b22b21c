// earns: missed-fetch, wrong-screen
// looks right in: as-it-appears, dragging, nightfall, photograph-at-night, evening, thresholds, by-day, to-and-fro
// at: .task(id: [size, colorScheme == .dark && isDrawing ? 1 : 0]) { await load() }
// The id contains size and shade, and no longer the name.

import SwiftUI

/// A picture between two paragraphs of the news.
struct NewsPicture: View {
    let name: String
    let isDrawing: Bool
    let width: Int

    @Environment(\.colorScheme) private var colorScheme
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    private var size: Int {
        [200, 400].first { $0 >= width } ?? 800
    }

    private var address: String {
        let shade = isDrawing && colorScheme == .dark ? "/dark" : ""
        return "https://news.example/\(name)/\(size)\(shade)"
    }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture).resizable().scaledToFit()
            case .failed: Text("Could not load the picture")
            }
        }
        .task(id: [size, colorScheme == .dark && isDrawing ? 1 : 0]) { await load() }
    }

    private func load() async {
        guard let url = URL(string: address) else { return }
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = UIImage(data: data).map(Phase.loaded) ?? .failed
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
