// earns: redundant-fetch, wrong-screen
// at: .task(id: "\(name) \(size) \(isDrawing) \(isDark)") { await load() }
// The id also contains isDrawing, which changes no address in the light.

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

    private var size: Int { width <= 200 ? 200 : width <= 400 ? 400 : 800 }

    private var isDark: Bool { isDrawing && colorScheme == .dark }

    private var address: String {
        "https://news.example/\(name)/\(size)" + (isDark ? "/dark" : "")
    }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture).resizable().scaledToFit()
            case .failed: Text("Could not load the picture")
            }
        }
        .task(id: "\(name) \(size) \(isDrawing) \(isDark)") { await load() }
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
