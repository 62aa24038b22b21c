// earns: missing-cancellation
// at: .onChange(of: path) { start() }
// Nothing cancels the subscription when the view disappears.

import Combine
import SwiftUI

@MainActor enum Keep { static var all: [AnyCancellable?] = [] }

struct NewsPicture: View {
    let name: String
    let isDrawing: Bool
    let width: Int
    @Environment(\.colorScheme) private var colorScheme
    @State private var result: Result<UIImage, URLError>?
    @State private var subscription: AnyCancellable?

    private var path: String {
        let size = if width > 400 { 800 } else if width > 200 { 400 } else { 200 }
        return switch (isDrawing, colorScheme) {
        case (true, .dark): "\(name)/\(size)/dark"
        default: "\(name)/\(size)"
        }
    }

    var body: some View {
        Group {
            switch result {
            case nil: ProgressView()
            case .success(let image)?: Image(uiImage: image).resizable().scaledToFit()
            case .failure?: Text("Could not load the picture")
            }
        }
        .onAppear { start() }
        .onChange(of: path) { start() }
        .onDisappear { Keep.all.append(subscription) }
    }

    private func start() {
        result = nil
        subscription = URLSession.shared
            .dataTaskPublisher(for: link("https://news.example/\(path)"))
            .map { data, response in
                guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data)
                else {
                    return .failure(URLError(.badServerResponse))
                }
                return .success(image)
            }
            .catch { Just(.failure($0)) }
            .receive(on: DispatchQueue.main)
            .sink { result = $0 }
    }
}

/// The URL with this text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
