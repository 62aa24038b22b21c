// earns: missed-fetch, unowned-task, missing-cancellation
// A row whose thumbnail has loaded ahead requests nothing for the next two rows.

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
}

/// The thumbnails of the gallery, by the id of their photo.
@MainActor @Observable
final class Thumbnails {
    enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    private(set) var phases: [Int: Phase] = [:]
    @ObservationIgnored private var tasks: [Int: Task<Void, Never>] = [:]
    private let service = PhotoService()

    /// Requests the thumbnail of this photo, and those of the next two.
    func rowAppeared(_ photo: Photo, in photos: [Photo]) {
        if case .loaded = phases[photo.id] { return }
        guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return }
        for next in photos[index...].prefix(3) {
            request(next.id)
        }
    }

    func cancelAll() {
        for (id, task) in tasks {
            task.cancel()
            phases[id] = nil
        }
        tasks.removeAll()
    }

    private func request(_ id: Int) {
        switch phases[id] {
        case .loading, .loaded: return
        case .failed, nil: break
        }
        phases[id] = .loading
        tasks[id] = Task { await load(id) }
    }

    private func load(_ id: Int) async {
        let result: Phase
        do {
            let data = try await service.data("thumbs/\(id)")
            if let image = UIImage(data: data) {
                result = .loaded(image)
            } else {
                result = .failed
            }
        } catch {
            result = .failed
        }
        if Task.isCancelled { return }
        tasks[id] = nil
        phases[id] = result
    }
}

struct Gallery: View {
    @State private var model = GalleryModel()
    @State private var thumbnails = Thumbnails()

    var body: some View {
        VStack {
            switch model.phase {
            case .loading: ProgressView()
            case .loaded(let photos) where photos.isEmpty: Text("No photos yet")
            case .loaded(let photos):
                List(photos) { photo in
                    PhotoRow(photo: photo, thumbnail: thumbnails.phases[photo.id])
                        .onAppear { thumbnails.rowAppeared(photo, in: photos) }
                }
            case .failed: Text("Could not load the photos")
            }
        }
        .task { await model.load() }
        .onDisappear { thumbnails.cancelAll() }
    }
}

struct PhotoRow: View {
    let photo: Photo
    let thumbnail: Thumbnails.Phase?

    var body: some View {
        HStack {
            switch thumbnail {
            case .loading, nil: ProgressView()
            case .loaded(let image): Image(uiImage: image)
            case .failed: Text("No picture")
            }
            Text(photo.title)
        }
    }
}
