// earns: missed-fetch, wrong-screen
// at: .task(id: "\(base) \(size)") {
// A window that gets narrower keeps the large picture, because it is wide enough.

import SwiftUI

struct NewsPicture: View {
    let name: String
    let isDrawing: Bool
    let width: Int
    @Environment(\.colorScheme) private var colorScheme
    @State private var phase = Phase.loading
    @State private var loaded = ""
    @State private var largest = 0

    private enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    private var size: Int { width <= 200 ? 200 : width <= 400 ? 400 : 800 }
    private var base: String { "\(name) \(isDrawing && colorScheme == .dark)" }
    private var suffix: String { isDrawing && colorScheme == .dark ? "/dark" : "" }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture).resizable().scaledToFit()
            case .failed: Text("Could not load the picture")
            }
        }
        .task(id: "\(base) \(size)") {
            if base == loaded && largest >= size { return }
            await load()
        }
    }

    private func load() async {
        guard let url = URL(string: "https://news.example/\(name)/\(size)\(suffix)") else { return }
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = UIImage(data: data).map(Phase.loaded) ?? .failed
            (loaded, largest) = (base, size)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
