import Combine
import Foundation
import SwiftUI
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if canImport(UIKit)
    import UIKit
#endif

protocol FeedLoading: Sendable {
    func posts(after page: Int) async throws -> [Post]
}

struct Post: Decodable, Identifiable, Sendable { let id: Int; let text: String }

actor FeedCache: FeedLoading {
    private var pages: [Int: [Post]] = [:]
    func posts(after page: Int) async throws -> [Post] { pages[page] ?? [] }
}

final class FeedModel: ObservableObject {
    @Published var posts: [Post] = []
    @Published var section = Section.top
    enum Section: String, CaseIterable { case top, new, exit }
    private var bag = Set<AnyCancellable>()

    init() {
        $section.removeDuplicates().debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
            .sink { [weak self] _ in self?.posts.removeAll() }
            .store(in: &bag)
    }
}

extension EnvironmentValues { @Entry var loader: any FeedLoading = FeedCache() }

struct FeedView: View {
    @StateObject private var model = FeedModel()
    @Environment(\.loader) private var loader
    @Environment(\.scenePhase) private var phase
    @ViewBuilder private func row(_ post: Post, process: @escaping () -> Void) -> some View {
        HStack {
            Text(post.text).lineLimit(2); Spacer(); Button("Hide", action: process)
        }
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 8) {
                ForEach(model.posts) { post in row(post) { model.posts.removeAll { $0.id == post.id } } }
            }
        }
        .onChange(of: phase, initial: true) { old, new in print(old, new) }
        .task(id: model.section) { model.posts = (try? await loader.posts(after: 0)) ?? [] }
        .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in }
    }
}
