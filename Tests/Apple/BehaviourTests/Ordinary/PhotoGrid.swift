import SwiftUI

struct Photo: Identifiable, Codable, Hashable {
    let id: String
    let author: String
    let width, height: Int
    let downloadURL: URL

    enum CodingKeys: String, CodingKey {
        case id, author, width, height
        case downloadURL = "download_url"
    }
}

struct PhotoGrid: View {
    @State private var photos: [Photo] = []
    @State private var selected: Photo?
    @State private var columns = 3
    @Namespace private var namespace

    private var layout: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 2), count: columns) }

    var body: some View {
        ZStack {
            ScrollView {
                LazyVGrid(columns: layout, spacing: 2) {
                    ForEach(photos, id: \.id) { photo in
                        AsyncImage(url: photo.downloadURL, transaction: .init(animation: .easeIn)) { phase in
                            switch phase {
                            case .empty:
                                Rectangle().fill(.quaternary).overlay(ProgressView())
                            case .success(let image):
                                image.resizable().scaledToFill().transition(.opacity)
                            case .failure:
                                Image(systemName: "photo").imageScale(.large).foregroundStyle(.secondary)
                            @unknown default:
                                EmptyView()
                            }
                        }
                        .frame(minWidth: 0, maxWidth: .infinity)
                        .aspectRatio(1, contentMode: .fill)
                        .clipped()
                        .matchedGeometryEffect(id: photo.id, in: namespace, isSource: selected == nil)
                        .onTapGesture {
                            withAnimation(.spring(duration: 0.4, bounce: 0.2)) { selected = photo }
                        }
                        .contextMenu {
                            Button {
                                selected = photo
                            } label: {
                                Label("Copy", systemImage: "doc.on.doc")
                            }
                            ShareLink(item: photo.downloadURL)
                        } preview: {
                            Text(photo.author)
                        }
                    }
                }
            }
            if let selected {
                PhotoDetail(photo: selected)
                    .matchedGeometryEffect(id: selected.id, in: namespace)
                    .zIndex(1)
                    .onTapGesture { withAnimation { self.selected = nil } }
            }
        }
        .task { await load() }
        .toolbar {
            Menu {
                Picker("Columns", selection: $columns) {
                    ForEach(1..<6) { Text("\($0) columns").tag($0) }
                }
            } label: {
                Label("Layout", systemImage: "square.grid.3x3")
            }
        }
    }

    func load() async {
        guard let url = URL(string: "https://api.example/v2/list") else { return }
        do {
            let (data, _) = try await URLSession.shared.data(from: url)
            photos = try JSONDecoder().decode([Photo].self, from: data)
        } catch {
            print("Failed:", error)
        }
    }
}

struct PhotoDetail: View {
    let photo: Photo
    @State private var image: UIImage?

    var body: some View {
        Group {
            if let image {
                Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
            } else {
                ProgressView()
            }
        }
        .task(id: photo.id) {
            image = nil
            guard let (data, _) = try? await URLSession.shared.data(from: photo.downloadURL) else { return }
            image = UIImage(data: data)
        }
    }
}
