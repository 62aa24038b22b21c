// earns: missed-fetch, premature-cancel, missing-cancellation, redundant-fetch
// at: .task {
// Each row loads only its own thumbnail, and scrolling cancels it. Nothing loads ahead.

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

struct Gallery: View {
    @State private var model = GalleryModel()

    var body: some View {
        VStack {
            switch model.phase {
            case .loading: ProgressView()
            case .loaded(let photos) where photos.isEmpty: Text("No photos yet")
            case .loaded(let photos): List(photos) { PhotoRow(photo: $0) }
            case .failed: Text("Could not load the photos")
            }
        }
        .task { await model.load() }
    }
}

struct PhotoRow: View {
    let photo: Photo

    @State private var picture: UIImage?
    @State private var hasFailed = false

    var body: some View {
        HStack {
            if let picture {
                Image(uiImage: picture)
            } else if hasFailed {
                Text("No picture")
            } else {
                ProgressView()
            }
            Text(photo.title)
        }
        .task {
            guard picture == nil else { return }
            hasFailed = false
            do {
                picture = UIImage(data: try await PhotoService().data("thumbs/\(photo.id)"))
                hasFailed = picture == nil
            } catch {
                hasFailed = !Task.isCancelled
            }
        }
    }
}
