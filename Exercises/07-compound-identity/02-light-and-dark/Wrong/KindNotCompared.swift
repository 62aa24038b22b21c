// earns: missed-fetch, unowned-task, missing-cancellation, wrong-screen
// looks right in: as-it-appears, dragging, nightfall, next-picture, evening, thresholds, by-day, every-status
// at: .onChange(of: request) { _, newRequest in loader.start(newRequest) }
// The comparison leaves isDrawing out, so a change of isDrawing alone keeps the old picture in the dark.

import SwiftUI

/// What is asked of the server.
struct PictureRequest: Equatable, Sendable {
    enum Size: Int, CaseIterable {
        case small = 200
        case medium = 400
        case large = 800

        init(width: Int) {
            self = Self.allCases.first { $0.rawValue >= width } ?? .large
        }
    }

    let name: String
    let size: Size
    let isDrawing: Bool
    let colorScheme: ColorScheme

    private var isDark: Bool { isDrawing && colorScheme == .dark }

    static func == (a: PictureRequest, b: PictureRequest) -> Bool {
        a.name == b.name && a.size == b.size
            && (a.colorScheme == b.colorScheme || a.isDark == b.isDark)
    }

    var url: URL? {
        let address = "https://news.example/\(name)/\(size.rawValue)"
        return URL(string: isDark ? "\(address)/dark" : address)
    }
}

@MainActor @Observable
final class NewsPictureLoader {
    enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    private(set) var phase = Phase.loading
    @ObservationIgnored private var task: Task<Void, Never>?

    func start(_ request: PictureRequest) {
        stop()
        phase = .loading
        task = Task { await load(request) }
    }

    func stop() {
        task?.cancel()
        task = nil
    }

    private func load(_ request: PictureRequest) async {
        do {
            guard let url = request.url else { throw URLError(.badURL) }
            let (data, response) = try await URLSession.shared.data(from: url)
            try Task.checkCancellation()
            guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(picture)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// A picture between two paragraphs of the news.
struct NewsPicture: View {
    let name: String
    let isDrawing: Bool
    let width: Int

    @Environment(\.colorScheme) private var colorScheme
    @State private var loader = NewsPictureLoader()

    private var request: PictureRequest {
        PictureRequest(
            name: name,
            size: PictureRequest.Size(width: width),
            isDrawing: isDrawing,
            colorScheme: colorScheme
        )
    }

    var body: some View {
        VStack {
            switch loader.phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture).resizable().scaledToFit()
            case .failed: Text("Could not load the picture")
            }
        }
        .onAppear { loader.start(request) }
        .onChange(of: request) { _, newRequest in loader.start(newRequest) }
        .onDisappear { loader.stop() }
    }
}
