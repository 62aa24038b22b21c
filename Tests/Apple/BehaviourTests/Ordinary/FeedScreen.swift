import SwiftUI

struct Post: Identifiable, Decodable, Equatable {
    let id: Int
    let title: String
    let imageURL: URL?
    var isLiked = false
}

@Observable @MainActor
final class FeedModel {
    var posts: [Post] = []
    var isLoading = false
    var error: (any Error)?
    private var page = 0
    private var hasMore = true

    func loadNextPage() async {
        guard !isLoading, hasMore else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            var components = URLComponents(string: "https://api.example.com/posts")
            components?.queryItems = [URLQueryItem(name: "page", value: "\(page)")]
            guard let url = components?.url else { return }
            let (data, _) = try await URLSession.shared.data(from: url)
            try Task.checkCancellation()
            let more = try JSONDecoder().decode([Post].self, from: data)
            posts.append(contentsOf: more)
            page += 1
            hasMore = !more.isEmpty
        } catch {
            if !Task.isCancelled { self.error = error }
        }
    }

    func reload() async {
        page = 0
        hasMore = true
        posts.removeAll()
        await loadNextPage()
    }

    func toggleLike(_ post: Post) {
        guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
        posts[index].isLiked.toggle()
    }
}

struct FeedScreen: View {
    @State private var model = FeedModel()
    @State private var selection: Post.ID?
    @State private var deleted: Set<Int> = []

    var body: some View {
        @Bindable var model = model
        NavigationStack {
            List(selection: $selection) {
                Section {
                    ForEach(model.posts.filter { !deleted.contains($0.id) }) { post in
                        PostRow(post: post) { model.toggleLike(post) }
                            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                Button(role: .destructive) {
                                    withAnimation(.spring) { _ = deleted.insert(post.id) }
                                } label: {
                                    Label("Delete", systemImage: "trash")
                                }
                            }
                            .contextMenu {
                                Button("Copy", systemImage: "doc.on.doc") {}
                                ShareLinkRow(title: post.title)
                            }
                            .listRowSeparator(.hidden)
                            .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
                            .task {
                                if post == model.posts.last { await model.loadNextPage() }
                            }
                    }
                    .onDelete { offsets in model.posts.remove(atOffsets: offsets) }
                    .onMove { model.posts.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Latest")
                } footer: {
                    if model.isLoading { ProgressView().frame(maxWidth: .infinity) }
                }
            }
            .listStyle(.plain)
            .refreshable { await model.reload() }
            .overlay {
                if model.posts.isEmpty && !model.isLoading {
                    ContentUnavailableView(
                        "Nothing yet", systemImage: "tray", description: Text("Pull to refresh."))
                }
            }
            .navigationTitle("Feed")
            .task { await model.loadNextPage() }
            .animation(.default, value: model.posts)
            .alert(
                "Something went wrong", isPresented: .constant(model.error != nil),
                presenting: model.error?.localizedDescription
            ) { _ in
                Button("OK") { model.error = nil }
            } message: {
                Text($0)
            }
        }
    }
}

private struct ShareLinkRow: View {
    let title: String
    var body: some View { Label(title, systemImage: "square.and.arrow.up") }
}

struct PostRow: View, Equatable {
    let post: Post
    let onLike: () -> Void

    nonisolated static func == (lhs: PostRow, rhs: PostRow) -> Bool { lhs.post == rhs.post }

    var body: some View {
        VStack(alignment: .leading) {
            AsyncImage(url: post.imageURL) { phase in
                switch phase {
                case .empty: ProgressView()
                case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
                case .failure: Image(systemName: "photo")
                @unknown default: EmptyView()
                }
            }
            .frame(height: 180)
            .clipShape(.rect(cornerRadius: 12))
            HStack {
                Text(verbatim: post.title).font(.headline)
                Spacer()
                Button(action: onLike) {
                    Image(systemName: post.isLiked ? "heart.fill" : "heart")
                        .symbolEffect(.bounce, value: post.isLiked)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(post.isLiked ? "Unlike" : "Like")
            }
        }
    }
}
