// earns: work-in-body, missed-fetch, missing-cancellation, redundant-fetch, wrong-screen, unmet-expectation
// at: let _ = model.appeared(photo.id)
// The row requests its thumbnail in its body.

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

/// The photos and their thumbnails.
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
    private(set) var thumbnails: [Int: Thumbnail] = [:]
    private var fetches: [Int: Task<Void, Never>] = [:]
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

    /// A row has appeared. It needs its thumbnail, and the next two rows will soon need theirs.
    func appeared(_ id: Int) {
        guard case .loaded(let photos) = phase, let index = photos.firstIndex(where: { $0.id == id })
        else { return }
        for photo in photos[index...].prefix(3) { fetch(photo.id) }
    }

    func stop() {
        for fetch in fetches.values { fetch.cancel() }
        thumbnails = thumbnails.filter { if case .loading = $0.value { false } else { true } }
    }

    private func fetch(_ id: Int) {
        switch thumbnails[id] {
        case .loading, .loaded: return
        case .failed, nil: break
        }
        thumbnails[id] = .loading
        fetches[id] = Task {
            let data: Data?
            do { data = try await service.data("thumbs/\(id)") } catch { data = nil }
            if Task.isCancelled { return }
            thumbnails[id] = data.flatMap { UIImage(data: $0) }.map(Thumbnail.loaded) ?? .failed
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
            case .loaded(let photos): List(photos) { PhotoRow(photo: $0, model: model) }
            case .failed: Text("Could not load the photos")
            }
        }
        .task { await model.load() }
        .onDisappear { model.stop() }
    }
}

struct PhotoRow: View {
    let photo: Photo
    let model: GalleryModel

    var body: some View {
        let _ = model.appeared(photo.id)
        HStack {
            switch model.thumbnails[photo.id] {
            case .loaded(let picture): Image(uiImage: picture)
            case .failed: Text("No picture")
            case .loading, nil: ProgressView()
            }
            Text(photo.title)
        }
    }
}
