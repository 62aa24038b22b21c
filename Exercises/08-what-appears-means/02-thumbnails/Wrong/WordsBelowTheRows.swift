// earns: wrong-screen
// No picture is once below the gallery, not in the row of the failed thumbnail.
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

    func thumbnail(_ id: Int) async throws -> UIImage {
        guard let image = UIImage(data: try await data("thumbs/\(id)")) else {
            throw URLError(.cannotDecodeContentData)
        }
        return image
    }
}

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

    /// The row of this photo has appeared.
    func appeared(_ photo: Photo) {
        guard case .loaded(let photos) = phase,
            let index = photos.firstIndex(where: { $0.id == photo.id })
        else { return }
        for photo in photos[index...].prefix(3) { request(photo.id) }
    }

    func cancelAll() {
        for (id, task) in tasks {
            task.cancel()
            thumbnails[id] = nil
        }
        tasks = [:]
    }

    private func request(_ id: Photo.ID) {
        switch thumbnails[id] {
        case .loading, .loaded: return
        case .failed, nil: break
        }
        thumbnails[id] = .loading
        tasks[id] = Task {
            let result: Thumbnail
            do {
                result = .loaded(try await service.thumbnail(id))
            } catch {
                result = .failed
            }
            if Task.isCancelled { return }
            thumbnails[id] = result
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
                    PhotoRow(photo: photo, thumbnail: model.thumbnails[photo.id])
                        .onAppear { model.appeared(photo) }
                }
            case .failed: Text("Could not load the photos")
            }
        }
        .safeAreaInset(edge: .bottom) {
            if model.thumbnails.values.contains(where: { if case .failed = $0 { true } else { false } }) {
                Text("No picture")
            }
        }
        .task { await model.load() }
        .onDisappear { model.cancelAll() }
    }
}

struct PhotoRow: View {
    let photo: Photo
    let thumbnail: GalleryModel.Thumbnail?

    var body: some View {
        HStack {
            switch thumbnail {
            case .loading, nil: ProgressView()
            case .loaded(let image): Image(uiImage: image)
            case .failed: EmptyView()
            }
            Text(photo.title)
        }
    }
}
