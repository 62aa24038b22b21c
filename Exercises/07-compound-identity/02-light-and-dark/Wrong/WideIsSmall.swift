// earns: missed-fetch, redundant-fetch, wrong-screen
// at: .task(id: address) { await load(address) }
// A width above 800 finds no size, and gets the smallest.

import SwiftUI

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

    private var address: String {
        let size = [200, 400, 800].first { width <= $0 } ?? 200
        let suffix = isDrawing && colorScheme == .dark ? "/dark" : ""
        return "https://news.example/\(name)/\(size)\(suffix)"
    }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture).resizable().scaledToFit()
            case .failed: Text("Could not load the picture")
            }
        }
        .task(id: address) { await load(address) }
    }

    private func load(_ address: String) async {
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
