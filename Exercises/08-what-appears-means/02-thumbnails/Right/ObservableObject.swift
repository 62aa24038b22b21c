// style: An ObservableObject with one published dictionary: it runs on older systems, but each picture redraws the whole list.

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

@MainActor
final class GalleryStore: ObservableObject {
    @Published private(set) var photos: Result<[Photo], any Error>?
    @Published private(set) var pictures: [Int: UIImage?] = [:]
    private var running: [Int: Task<Void, Never>] = [:]
    private let service = PhotoService()

    func load() async {
        if case .success = photos { return }
        photos = nil
        do {
            photos = .success(try await service.photos())
        } catch {
            if !Task.isCancelled { photos = .failure(error) }
        }
    }

    func need(_ ids: [Int]) {
        for id in ids where running[id] == nil && (pictures[id] ?? nil) == nil {
            pictures[id] = nil
            running[id] = Task { [service] in
                let data: Data?
                do { data = try await service.data("thumbs/\(id)") } catch { data = nil }
                if Task.isCancelled { return }
                pictures.updateValue(data.flatMap { UIImage(data: $0) }, forKey: id)
                running[id] = nil
            }
        }
    }

    func stop() {
        for task in running.values { task.cancel() }
        running = [:]
    }
}

struct Gallery: View {
    @StateObject private var store = GalleryStore()

    var body: some View {
        Group {
            switch store.photos {
            case nil: ProgressView()
            case .success(let photos):
                if photos.isEmpty {
                    Text("No photos yet")
                } else {
                    List(photos.indices, id: \.self) { place in
                        row(photos[place])
                            .onAppear { store.need(photos[place...].prefix(3).map(\.id)) }
                    }
                }
            case .failure: Text("Could not load the photos")
            }
        }
        .task { await store.load() }
        .onDisappear { store.stop() }
    }

    private func row(_ photo: Photo) -> some View {
        HStack {
            if let known = store.pictures[photo.id] {
                if let picture = known { Image(uiImage: picture) } else { Text("No picture") }
            } else {
                ProgressView()
            }
            Text(photo.title)
        }
    }
}
