// style: switchToLatest drops late responses, so no code checks for them; three modifiers replace the one.

import Combine
import SwiftUI

struct ProfilePicture: View {
    let width: Int
    let height: Int
    @StateObject private var model = PictureModel()

    var body: some View {
        VStack {
            switch model.phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture)
            case .failed: Text("Could not load the picture")
            }
        }
        .onAppear { model.want("\(width)/\(height)") }
        .onChange(of: "\(width)/\(height)") { _, new in model.want(new) }
        .onDisappear { model.stop() }
    }
}

@MainActor
final class PictureModel: ObservableObject {
    enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    @Published private(set) var phase = Phase.loading
    private let sizes = PassthroughSubject<String, Never>()
    private var subscription: AnyCancellable?

    func want(_ size: String) {
        if subscription == nil { connect() }
        phase = .loading
        sizes.send(size)
    }

    func stop() { subscription = nil }

    private func connect() {
        subscription =
            sizes
            .map { size in
                URLSession.shared.dataTaskPublisher(for: link("https://img.example/\(size)"))
                    .map { data, response in
                        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return Phase.failed }
                        return UIImage(data: data).map(Phase.loaded) ?? .failed
                    }
                    .replaceError(with: .failed)
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.phase = $0 }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
