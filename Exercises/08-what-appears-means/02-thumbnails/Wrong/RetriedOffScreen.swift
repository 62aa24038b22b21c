// earns: redundant-fetch, wrong-screen, missed-fetch
// Uncovering the gallery loads failed thumbnails of rows that scrolled out.

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

/// What the gallery wants to load, and how often it wanted it. A hidden view for each entry, outside of the list, does the work.
struct Wanted: Identifiable, Equatable {
    let id: Int
    var attempt = 0
    var picture: UIImage?
    var hasFailed = false

    static func == (a: Wanted, b: Wanted) -> Bool {
        a.id == b.id && a.attempt == b.attempt && a.hasFailed == b.hasFailed
            && (a.picture == nil) == (b.picture == nil)
    }

    var isOpen: Bool { picture == nil && !hasFailed }
}

struct Gallery: View {
    private enum Phase {
        case loading
        case loaded([Photo])
        case failed
    }

    @State private var phase = Phase.loading
    @State private var wanted: [Wanted] = []

    private let service = PhotoService()

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let photos) where photos.isEmpty: Text("No photos yet")
            case .loaded(let photos):
                List(photos) { photo in
                    PhotoRow(title: photo.title, entry: wanted.first { $0.id == photo.id })
                        .onAppear { want(photo, among: photos) }
                }
                .background {
                    ForEach(wanted) { entry in
                        Color.clear.task(id: entry.attempt) { await load(entry) }
                    }
                }
            case .failed: Text("Could not load the photos")
            }
        }
        .task { await loadList() }
    }

    private func want(_ photo: Photo, among photos: [Photo]) {
        guard let start = photos.firstIndex(where: { $0.id == photo.id }) else { return }
        for index in start...min(start + 2, photos.count - 1) {
            let id = photos[index].id
            if let known = wanted.firstIndex(where: { $0.id == id }) {
                if wanted[known].hasFailed {
                    wanted[known].hasFailed = false
                    wanted[known].attempt += 1
                }
            } else {
                wanted.append(Wanted(id: id))
            }
        }
    }

    private func load(_ entry: Wanted) async {
        guard let current = wanted.first(where: { $0.id == entry.id }), current.picture == nil else { return }
        let picture = try? await service.picture(entry.id)
        guard !Task.isCancelled, let index = wanted.firstIndex(where: { $0.id == entry.id }) else { return }
        wanted[index].picture = picture
        wanted[index].hasFailed = picture == nil
    }

    private func loadList() async {
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

struct PhotoRow: View {
    let title: String
    let entry: Wanted?

    var body: some View {
        HStack {
            if let picture = entry?.picture {
                Image(uiImage: picture)
            } else if entry?.hasFailed == true {
                Text("No picture")
            } else {
                ProgressView()
            }
            Text(title)
        }
    }
}
