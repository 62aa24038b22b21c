// earns: wrong-screen
// One spinner covers the gallery while anything loads; the rows have none.
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

    /// One attempt to load a thumbnail.
    struct Attempt: Hashable, Identifiable {
        let photo: Int
        let number: Int
        var id: Self { self }
    }

    private(set) var phase = Phase.loading
    private(set) var attempts: [Attempt] = []
    private(set) var images: [Int: UIImage] = [:]
    private(set) var failures: Set<Int> = []
    private let service = PhotoService()
    private var count = 0

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

    func need(_ ids: some Sequence<Int>) {
        for id in ids where images[id] == nil && !attempts.contains(where: { $0.photo == id }) {
            count += 1
            failures.remove(id)
            attempts.append(Attempt(photo: id, number: count))
        }
    }

    func run(_ attempt: Attempt) async {
        let image = try? await service.thumbnail(attempt.photo)
        // A cancelled attempt stays in the list, and its view runs it again when it is back.
        if Task.isCancelled { return }
        if let image { images[attempt.photo] = image } else { failures.insert(attempt.photo) }
        attempts.removeAll { $0 == attempt }
    }
}

struct Gallery: View {
    @State private var model = GalleryModel()

    var body: some View {
        VStack {
            switch model.phase {
            case .loading: ProgressView()
            case .failed: Text("Could not load the photos")
            case .loaded(let photos):
                if photos.isEmpty { Text("No photos yet") } else { rows(photos) }
            }
        }
        .overlay { if !model.attempts.isEmpty { ProgressView() } }
        .background {
            ForEach(model.attempts) { attempt in
                Color.clear.task { await model.run(attempt) }
            }
        }
        .task { await model.load() }
    }

    private func rows(_ photos: [Photo]) -> some View {
        List {
            ForEach(photos) { photo in
                HStack {
                    if let image = model.images[photo.id] {
                        Image(uiImage: image)
                    } else if model.failures.contains(photo.id) {
                        Text("No picture")
                    }
                    Text(photo.title)
                }
                .onAppear { model.need(photos.drop { $0.id != photo.id }.prefix(3).map(\.id)) }
            }
        }
    }
}
