// earns: missing-cancellation, wrong-screen
// A row that appears requests a failed thumbnail of the row above it, too.

import SwiftUI

struct Photo: Decodable, Identifiable {
    let id: Int
    let title: String
}

/// The server of the photos.
struct PhotoService {
    func photos() async throws -> [Photo] {
        try JSONDecoder().decode([Photo].self, from: try await data("photos"))
    }

    func data(_ path: String) async throws -> Data {
        guard let url = URL(string: "https://img.example/\(path)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return data
    }
}

/// The photos and their thumbnails. All requests are children of the gallery's task.
@MainActor @Observable
final class GalleryModel {
    enum Phase {
        case loading
        case loaded([Photo])
        case failed
    }

    private(set) var phase = Phase.loading
    private(set) var pictures: [Int: Result<UIImage, any Error>] = [:]

    @ObservationIgnored private var busy: Set<Int> = []
    @ObservationIgnored private var orders = AsyncStream<Int>.makeStream()
    private let service = PhotoService()

    func run() async {
        await load()
        let stream = orders.stream
        await withDiscardingTaskGroup { group in
            for await id in stream {
                group.addTask { await self.fetch(id) }
            }
        }
    }

    func stop() {
        orders.continuation.finish()
        orders = AsyncStream.makeStream()
        busy = []
    }

    /// The row at `index` appears.
    func show(_ index: Int) {
        guard case .loaded(let photos) = phase else { return }
        for id in photos.dropFirst(max(index - 1, 0)).prefix(index == 0 ? 3 : 4).map(\.id) {
            if case .success = pictures[id] { continue }
            guard busy.insert(id).inserted else { continue }
            pictures[id] = nil
            orders.continuation.yield(id)
        }
    }

    private func fetch(_ id: Int) async {
        let result: Result<UIImage, any Error>
        do {
            guard let picture = UIImage(data: try await service.data("thumbs/\(id)")) else {
                throw URLError(.cannotDecodeContentData)
            }
            result = .success(picture)
        } catch {
            result = .failure(error)
        }
        guard !Task.isCancelled else { return }
        pictures[id] = result
        busy.remove(id)
    }

    private func load() async {
        if case .loaded = phase { return }
        phase = .loading
        do {
            let photos = try await service.photos()
            if Task.isCancelled { return }
            phase = .loaded(photos)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

struct Gallery: View {
    @State private var model = GalleryModel()

    var body: some View {
        VStack {
            switch model.phase {
            case .loading: ProgressView()
            case .loaded(let photos) where photos.isEmpty: Text("No photos yet")
            case .loaded(let photos):
                List(Array(photos.enumerated()), id: \.element.id) { index, photo in
                    PhotoRow(title: photo.title, picture: model.pictures[photo.id])
                        .onAppear { model.show(index) }
                }
            case .failed: Text("Could not load the photos")
            }
        }
        .task { await model.run() }
        .onDisappear { model.stop() }
    }
}

struct PhotoRow: View {
    let title: String
    let picture: Result<UIImage, any Error>?

    var body: some View {
        HStack {
            Text(title)
            switch picture {
            case .success(let image): Image(uiImage: image)
            case .failure: Text("No picture")
            case nil: ProgressView()
            }
        }
    }
}
