// earns: redundant-fetch, wrong-screen
// at: .onChange(of: width) {
// Each change of width shows the spinner, even if the address stays the same.

import SwiftUI

@MainActor
final class NewsPictureModel: ObservableObject {
    @Published var image: UIImage?
    @Published var isLoading = true
    private var task: Task<Void, Never>?

    func load(_ url: URL) {
        task?.cancel()
        image = nil
        isLoading = true
        task = Task { [weak self] in
            let image = await Self.fetch(url)
            if Task.isCancelled { return }
            self?.image = image
            self?.isLoading = false
        }
    }

    func cancel() { task?.cancel() }

    nonisolated private static func fetch(_ url: URL) async -> UIImage? {
        guard let (data, _) = try? await URLSession.shared.data(from: url) else { return nil }
        return UIImage(data: data)
    }
}

struct NewsPicture: View {
    let name: String
    let isDrawing: Bool
    let width: Int
    @Environment(\.colorScheme) private var scheme
    @StateObject private var model = NewsPictureModel()

    private var url: URL {
        let size = width <= 200 ? 200 : width <= 400 ? 400 : 800
        let base = "https://news.example/\(name)/\(size)"
        return link(isDrawing && scheme == .dark ? base + "/dark" : base)
    }

    var body: some View {
        VStack {
            if let image = model.image {
                Image(uiImage: image).resizable().scaledToFit()
            } else if model.isLoading {
                ProgressView()
            } else {
                Text("Could not load the picture")
            }
        }
        .onChange(of: url, initial: true) { model.load(url) }
        .onChange(of: width) {
            model.isLoading = true
            model.image = nil
            model.load(url)
        }
        .onDisappear { model.cancel() }
    }
}

/// The URL with this text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
