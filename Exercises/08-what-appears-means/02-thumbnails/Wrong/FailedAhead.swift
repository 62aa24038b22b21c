// earns: missed-fetch, wrong-screen, unowned-task, missing-cancellation
// looks right in: on-screen, there-and-back, in-flight, covered
// A thumbnail that fails before its row appears counts as the row's first attempt.

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

/// Thumbnails, each loaded once. A failed one is forgotten.
@MainActor
final class Thumbnails {
    private var tasks: [Int: Task<Data, any Error>] = [:]
    private var finished: Set<Int> = []
    private let service = PhotoService()

    func picture(_ id: Int) async -> UIImage? {
        let task = task(id)
        do {
            let data = try await task.value
            if let picture = UIImage(data: data) { return picture }
        } catch {
            if task.isCancelled { return nil }
        }
        tasks[id] = nil
        finished.remove(id)
        return nil
    }

    func prefetch(_ ids: [Int]) {
        for id in ids { _ = task(id) }
    }

    func stop() {
        for (id, task) in tasks where !finished.contains(id) {
            task.cancel()
            tasks[id] = nil
        }
    }

    private func task(_ id: Int) -> Task<Data, any Error> {
        if let task = tasks[id] { return task }
        let task = Task {
            let data = try await service.data("thumbs/\(id)")
            try Task.checkCancellation()
            finished.insert(id)
            return data
        }
        tasks[id] = task
        return task
    }
}

struct Gallery: View {
    @State private var photos: [Photo]?
    @State private var hasFailed = false
    @State private var thumbnails = Thumbnails()

    var body: some View {
        VStack {
            if let photos {
                if photos.isEmpty { Text("No photos yet") }
                List(photos) { photo in
                    PhotoRow(photo: photo, next: next(after: photo, in: photos), thumbnails: thumbnails)
                }
            } else if hasFailed {
                Text("Could not load the photos")
            } else {
                ProgressView()
            }
        }
        .task {
            guard photos == nil else { return }
            hasFailed = false
            do {
                photos = try await PhotoService().photos()
            } catch {
                hasFailed = !Task.isCancelled
            }
        }
        .onDisappear { thumbnails.stop() }
    }

    private func next(after photo: Photo, in photos: [Photo]) -> [Int] {
        guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return [] }
        return photos[index...].dropFirst().prefix(2).map(\.id)
    }
}

struct PhotoRow: View {
    let photo: Photo
    let next: [Int]
    let thumbnails: Thumbnails

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
            thumbnails.prefetch(next)
            let fresh = await thumbnails.picture(photo.id)
            if Task.isCancelled { return }
            picture = fresh
            hasFailed = fresh == nil
        }
    }
}
