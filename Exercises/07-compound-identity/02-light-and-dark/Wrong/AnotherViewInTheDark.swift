// earns: redundant-fetch, wrong-screen
// looks right in: as-it-appears, dragging, nightfall, next-picture, evening, thresholds, by-day, to-and-fro
// at: content.task(id: address) { await load() }
// One branch for light and one for dark: when it gets dark, a photograph's view is removed and created again.

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
        if colorScheme == .dark {
            content.task(id: address) { await load() }
        } else {
            content.task(id: address) { await load() }
        }
    }

    @ViewBuilder private var content: some View {
        switch phase {
        case .loading: ProgressView()
        case .loaded(let picture): Image(uiImage: picture).resizable().scaledToFit()
        case .failed: Text("Could not load the picture")
        }
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
