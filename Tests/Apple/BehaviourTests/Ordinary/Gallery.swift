import SwiftUI

struct Photo: Identifiable, Hashable, Codable {
    var id: Int
    var url: URL
}

struct PhotoGallery: View {
    @State private var photos: [Photo] = []
    @State private var shown: Photo?
    @State private var failure: GalleryError?
    @Namespace private var animation

    enum GalleryError: LocalizedError {
        case offline
        var errorDescription: String? { "You are offline." }
        var recoverySuggestion: String? { "Try later." }
    }

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 8) {
                ForEach(photos) { photo in
                    AsyncImage(url: photo.url, transaction: Transaction(animation: .easeIn)) { phase in
                        if let image = phase.image {
                            image.resizable().scaledToFill()
                        } else if phase.error != nil {
                            Label("Failed", systemImage: "exclamationmark.triangle")
                        } else {
                            Color.secondary.opacity(0.2)
                        }
                    }
                    .frame(width: 120, height: 120)
                    .matchedGeometryEffect(id: photo.id, in: animation)
                    .onTapGesture { shown = photo }
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.viewAligned)
        .fullScreenCover(item: $shown) { photo in
            AsyncImage(url: photo.url) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
            .onTapGesture { shown = nil }
        }
        .alert(isPresented: .constant(failure != nil), error: failure) {
            Button("OK") { failure = nil }
        }
        .task {
            guard let url = URL(string: "https://api.example.com/photos") else { return }
            do {
                let (file, _) = try await URLSession.shared.download(from: url)
                photos = try JSONDecoder().decode([Photo].self, from: Data(contentsOf: file))
            } catch let error as URLError where error.code == .notConnectedToInternet {
                failure = .offline
            } catch { print(error.localizedDescription) }
        }
        .refreshable {
            try? await Task.sleep(for: .seconds(1))
        }
    }
}
