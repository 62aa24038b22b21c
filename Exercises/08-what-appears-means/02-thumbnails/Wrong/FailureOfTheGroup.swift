// earns: wrong-screen
// One group loads three thumbnails, and shows a failure only after the last of them has loaded.

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

/// The photos, and whether they have loaded.
@MainActor @Observable
final class GalleryModel {
    enum Phase {
        case loading
        case loaded([Photo])
        case failed
    }

    private(set) var phase = Phase.loading
    private let service = PhotoService()

    func load() async {
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

    // MARK: Thumbnails

    enum Thumbnail {
        case loading
        case loaded(UIImage)
        case failed
    }

    private(set) var thumbnails: [Photo.ID: Thumbnail] = [:]
    @ObservationIgnored private var tasks: [Task<Void, Never>] = []

    /// The row of this photo has appeared.
    func rowAppeared(_ photo: Photo) {
        guard case .loaded(let photos) = phase,
            let index = photos.firstIndex(where: { $0.id == photo.id })
        else { return }
        var ids: [Photo.ID] = []
        for next in photos[index...].prefix(3) {
            switch thumbnails[next.id] {
            case .loading?, .loaded?: continue
            case .failed?, nil: ids.append(next.id)
            }
        }
        if ids.isEmpty { return }
        for id in ids { thumbnails[id] = .loading }
        tasks.append(Task { await load(ids) })
    }

    /// The gallery has left the screen.
    func cancelThumbnails() {
        for task in tasks { task.cancel() }
        tasks = []
        for (id, thumbnail) in thumbnails {
            if case .loading = thumbnail { thumbnails[id] = nil }
        }
    }

    private func load(_ ids: [Photo.ID]) async {
        try? await withThrowingTaskGroup(of: Void.self) { group in
            for id in ids {
                group.addTask { try await self.load(id) }
            }
            try await group.waitForAll()
        }
        if Task.isCancelled { return }
        for id in ids {
            if case .loading? = thumbnails[id] { thumbnails[id] = .failed }
        }
    }

    private func load(_ id: Photo.ID) async throws {
        let data = try await service.data("thumbs/\(id)")
        guard let picture = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
        try Task.checkCancellation()
        thumbnails[id] = .loaded(picture)
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
                List(photos) { photo in
                    PhotoRow(photo: photo, thumbnail: model.thumbnails[photo.id])
                        .onAppear { model.rowAppeared(photo) }
                }
            case .failed: Text("Could not load the photos")
            }
        }
        .task { await model.load() }
        .onDisappear { model.cancelThumbnails() }
    }
}

struct PhotoRow: View {
    let photo: Photo
    let thumbnail: GalleryModel.Thumbnail?

    var body: some View {
        HStack {
            switch thumbnail {
            case .loading?, nil: ProgressView()
            case .loaded(let picture)?: Image(uiImage: picture).resizable().frame(width: 40, height: 40)
            case .failed?: Text("No picture")
            }
            Text(photo.title)
        }
    }
}
