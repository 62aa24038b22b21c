// swift-format-ignore-file: NeverForceUnwrap
// Like many apps, this file force-unwraps constants such as URLs.

import SwiftUI

struct Post: Identifiable, Decodable, Equatable {
    let id: Int
    let title: String
    let body: String
}

actor PostCache {
    private var storage: [Int: [Post]] = [:]
    private var inFlight: [Int: Task<[Post], Error>] = [:]

    func posts(page: Int) async throws -> [Post] {
        if let cached = storage[page] { return cached }
        if let task = inFlight[page] { return try await task.value }
        let task = Task<[Post], Error> {
            let url = URL(string: "https://api.example/posts?_page=\(page)")!
            let (data, _) = try await URLSession.shared.data(from: url)
            return try JSONDecoder().decode([Post].self, from: data)
        }
        inFlight[page] = task
        defer { inFlight[page] = nil }
        let result = try await task.value
        storage[page] = result
        return result
    }

    nonisolated var name: String { "cache" }
}

@MainActor
final class FeedModel: ObservableObject {
    enum Phase { case idle, loading, done, failed(Error) }
    @Published private(set) var posts: [Post] = []
    @Published private(set) var phase: Phase = .idle
    private var page = 1
    private let cache = PostCache()

    var isLoading: Bool { if case .loading = phase { return true } else { return false } }

    func loadMoreIfNeeded(currentItem item: Post?) async {
        guard let item else { await loadMore(); return }
        let threshold =
            posts.index(posts.endIndex, offsetBy: -5, limitedBy: posts.startIndex) ?? posts.startIndex
        if posts.firstIndex(where: { $0.id == item.id }) == threshold { await loadMore() }
    }

    private func loadMore() async {
        guard !isLoading else { return }
        phase = .loading
        do {
            let more = try await cache.posts(page: page)
            if more.isEmpty { phase = .done; return }
            posts.append(contentsOf: more)
            page += 1
            phase = .idle
        } catch {
            phase = .failed(error)
        }
    }

    func reset() async {
        page = 1
        posts.removeAll(keepingCapacity: true)
        await loadMore()
    }
}

struct FeedView: View {
    @StateObject var model = FeedModel()
    @Namespace private var animation
    @State private var expanded: Post.ID?

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 16, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(model.posts) { post in
                            PostCard(post: post, isExpanded: expanded == post.id)
                                .matchedGeometryEffect(id: post.id, in: animation)
                                .id(post.id)
                                .onTapGesture {
                                    withAnimation(.interactiveSpring()) {
                                        expanded = expanded == post.id ? nil : post.id
                                        proxy.scrollTo(post.id, anchor: .top)
                                    }
                                }
                                .task { await model.loadMoreIfNeeded(currentItem: post) }
                        }
                    } header: {
                        HStack {
                            Text("Feed"); Spacer(); Text("\(model.posts.count)")
                        }
                        .padding()
                        .background(.bar)
                    }
                    footer
                }
                .padding(.horizontal)
            }
            .refreshable { await model.reset() }
            .overlay(alignment: .bottomTrailing) {
                Button {
                    withAnimation { proxy.scrollTo(model.posts.first?.id) }
                } label: {
                    Image(systemName: "arrow.up.circle.fill").font(.largeTitle).symbolRenderingMode(
                        .hierarchical)
                }
                .padding()
            }
        }
        .task { await model.loadMoreIfNeeded(currentItem: nil) }
        .animation(.default, value: model.posts)
    }

    @ViewBuilder
    private var footer: some View {
        switch model.phase {
        case .loading:
            HStack {
                Spacer(); ProgressView(); Spacer()
            }
        case .failed(let error):
            VStack {
                Text(error.localizedDescription)
                Button("Try again") { Task { await model.loadMoreIfNeeded(currentItem: nil) } }.buttonStyle(
                    .bordered)
            }
        case .done: Text("That's all").foregroundStyle(.secondary)
        case .idle: EmptyView()
        }
    }
}

struct PostCard: View {
    let post: Post
    var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(post.title).font(.headline).lineLimit(isExpanded ? nil : 1)
            if isExpanded {
                Text(post.body).transition(
                    .asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
            }
        }
        .padding()
        .background {
            RoundedRectangle(cornerRadius: 12).fill(Color(uiColor: .secondarySystemBackground)).shadow(
                color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
        }
        .contentShape(.rect(cornerRadius: 12))
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
    }
}
