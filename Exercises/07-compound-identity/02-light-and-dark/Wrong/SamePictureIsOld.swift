// earns: wrong-screen
// A picture with the same bytes as the last one counts as an old response, so the spinner stays.

import SwiftUI

/// A picture between two paragraphs of the news.
struct NewsPicture: View {
    let name: String
    let isDrawing: Bool
    let width: Int

    @Environment(\.colorScheme) private var colorScheme
    @State private var phase = Phase.loading
    @State private var last: Data?

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
        // It also loads when the view appears again. Part 8 explains when that is right.
        .task(id: address) { await load() }
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
            if data == last { return }
            last = data
            phase = .loaded(picture)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
