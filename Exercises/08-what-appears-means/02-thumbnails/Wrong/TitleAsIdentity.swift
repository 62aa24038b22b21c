// earns: duplicate-identity, missed-fetch, wrong-screen, unowned-task, missing-cancellation
// at: List(photos, id: \.title) { photo in
// Two photos with one title have one identity.

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

/// The photos, their thumbnails, and whether they have loaded.
@MainActor @Observable
final class GalleryModel {
    enum Phase {
        case loading
        case loaded([Photo])
        case failed
    }

    enum Thumbnail {
        case loading
        case loaded(UIImage)
        case failed
    }

    private(set) var phase = Phase.loading
    private(set) var thumbnails: [Photo.ID: Thumbnail] = [:]
    @ObservationIgnored private var tasks: [Photo.ID: Task<Void, Never>] = [:]
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

    /// A row appears: its thumbnail and the next two have to be there.
    func rowAppeared(_ photo: Photo) {
        guard case .loaded(let photos) = phase,
            let index = photos.firstIndex(where: { $0.id == photo.id })
        else { return }
        for next in photos[index...].prefix(3) {
            switch thumbnails[next.id] {
            case .loading, .loaded: continue
            case .failed where next.id != photo.id: continue
            case .failed, nil: request(next.id)
            }
        }
    }

    func cancelThumbnails() {
        for (id, task) in tasks {
            task.cancel()
            thumbnails[id] = nil
        }
        tasks = [:]
    }

    private func request(_ id: Photo.ID) {
        thumbnails[id] = .loading
        tasks[id] = Task {
            let picture = (try? await service.data("thumbs/\(id)")).flatMap { UIImage(data: $0) }
            if Task.isCancelled { return }
            thumbnails[id] = picture.map { .loaded($0) } ?? .failed
            tasks[id] = nil
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
                List(photos, id: \.title) { photo in
                    PhotoRow(photo: photo, thumbnail: model.thumbnails[photo.id] ?? .loading)
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
    let thumbnail: GalleryModel.Thumbnail

    var body: some View {
        HStack {
            switch thumbnail {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture)
            case .failed: Text("No picture")
            }
            Text(photo.title)
        }
    }
}
