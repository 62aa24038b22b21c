import SwiftUI
import UIKit

actor ImageCache {
    static let shared = ImageCache()
    private var images: [URL: UIImage] = [:]
    private var running: [URL: Task<UIImage, any Error>] = [:]

    func image(for url: URL) async throws -> UIImage {
        if let image = images[url] { return image }
        if let task = running[url] { return try await task.value }
        let task = Task<UIImage, any Error> {
            let (data, _) = try await URLSession.shared.data(from: url)
            guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
            return image
        }
        running[url] = task
        defer { running[url] = nil }
        let image = try await task.value
        images[url] = image
        return image
    }
}

struct RemoteImage<Placeholder: View>: View {
    private let url: URL?
    private let placeholder: Placeholder
    @State private var image: UIImage?

    init(url: URL?, @ViewBuilder placeholder: () -> Placeholder = { ProgressView() }) {
        self.url = url
        self.placeholder = placeholder()
    }

    var body: some View {
        ZStack {
            if let image {
                Image(uiImage: image)
                    .resizable()
                    .scaledToFit()
                    .transition(.opacity.combined(with: .scale))
            } else {
                placeholder
            }
        }
        .task(id: url) {
            image = nil
            guard let url else { return }
            image = try? await ImageCache.shared.image(for: url)
        }
    }
}

struct Avatar: View {
    let address: String
    var body: some View {
        RemoteImage(url: URL(string: address)) { Color.gray.opacity(0.3) }
            .frame(width: 44, height: 44)
            .clipShape(Circle())
            .overlay(Circle().stroke(.white, lineWidth: 2))
    }
}
