// earns: missed-fetch, redundant-fetch
// The next two ids are loaded instead of the next two rows.

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

    func picture(_ id: Int) async throws -> UIImage {
        guard let picture = UIImage(data: try await data("thumbs/\(id)")) else {
            throw URLError(.cannotDecodeContentData)
        }
        return picture
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

enum Thumbnail {
    case loading
    case loaded(UIImage)
    case failed
}

@MainActor @Observable
final class GalleryModel {
    enum Phase {
        case loading
        case loaded([Photo])
        case failed
    }

    private(set) var phase = Phase.loading
    private(set) var thumbnails: [Photo.ID: Thumbnail] = [:]

    @ObservationIgnored private var tasks: [Photo.ID: Task<Void, Never>] = [:]
    private let service = PhotoService()
    private let lookahead = 2

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

    /// A row has appeared: it and the next rows want their thumbnails.
    func rowAppeared(_ photo: Photo) {
        guard case .loaded(let photos) = phase,
            let index = photos.firstIndex(where: { $0.id == photo.id })
        else { return }
        let known = Set(photos[index...].map(\.id))
        for id in photo.id...(photo.id + lookahead) where known.contains(id) {
            request(id)
        }
    }

    func cancelAll() {
        for (id, task) in tasks {
            task.cancel()
            thumbnails[id] = nil
        }
        tasks.removeAll()
    }

    private func request(_ id: Photo.ID) {
        if case .loaded = thumbnails[id] { return }
        guard tasks[id] == nil else { return }
        thumbnails[id] = .loading
        tasks[id] = Task {
            let thumbnail: Thumbnail
            do {
                thumbnail = .loaded(try await service.picture(id))
            } catch {
                thumbnail = .failed
            }
            if Task.isCancelled { return }
            thumbnails[id] = thumbnail
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
                List(photos) { photo in
                    PhotoRow(photo: photo, thumbnail: model.thumbnails[photo.id] ?? .loading)
                        .onAppear { model.rowAppeared(photo) }
                }
            case .failed: Text("Could not load the photos")
            }
        }
        .task { await model.load() }
        .onDisappear { model.cancelAll() }
    }
}

struct PhotoRow: View {
    let photo: Photo
    let thumbnail: Thumbnail

    var body: some View {
        HStack {
            switch thumbnail {
            case .loading: ProgressView()
            case .loaded(let image): Image(uiImage: image).resizable().scaledToFit()
            case .failed: Text("No picture")
            }
            Text(photo.title)
        }
    }
}
