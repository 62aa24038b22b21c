import Combine
import SwiftUI

// Every modifier that follows the life of a view, in each form up to the SDK of 2026.

@MainActor @Observable
final class Newsroom {
    private(set) var stories: [String] = []
    func load() async { stories = ["first"] }
    func reload() async throws {
        try await Task.sleep(for: .seconds(1))
        stories.append("next")
    }
}

struct EveryLifecycle: View {
    @State private var newsroom = Newsroom()
    @State private var query = ""
    @State private var page = 1
    @State private var isSearching = false
    @State private var scope = Scope.all
    @Environment(\.scenePhase) private var scenePhase
    private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    enum Scope: String, CaseIterable { case all, unread }
    struct Request: Equatable { var query: String, page: Int }

    var body: some View {
        NavigationStack {
            List(newsroom.stories, id: \.self) { story in
                Text(story)
                    .onAppear { page += 1 }
                    .onAppear(perform: prepare)
                    .onDisappear { page -= 1 }
                    .onDisappear(perform: prepare)
            }
            .refreshable { try? await newsroom.reload() }
            .searchable(text: $query)
            .searchScopes($scope) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .onSubmit(of: .search) { page = 1 }
        }
        .searchable(text: $query, prompt: "Stories")
        .searchable(
            text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Stories")
        )
        .searchable(text: $query, isPresented: $isSearching, prompt: "Stories")
        .onSubmit { prepare() }
        .task { await newsroom.load() }
        .task(newsroom.load)
        .task(priority: .background) { await newsroom.load() }
        .task(name: "stories") { await newsroom.load() }
        .task(name: "stories", priority: .low) { await newsroom.load() }
        .task(name: "stories", executorPreference: globalConcurrentExecutor) { await newsroom.load() }
        .task(executorPreference: globalConcurrentExecutor, priority: .utility) { await newsroom.load() }
        .task(id: query) { await newsroom.load() }
        .task(id: page, priority: .high) { await newsroom.load() }
        .task(id: Request(query: query, page: page), name: "page") { await newsroom.load() }
        .task(id: scope, name: "scope", priority: .medium) { await newsroom.load() }
        .task(id: page, name: "page", executorPreference: globalConcurrentExecutor) { await newsroom.load() }
        .task {
            for await _ in NotificationCenter.default.notifications(named: .init("changed")) { prepare() }
        }
        .onChange(of: query) { page = 1 }
        .onChange(of: query, prepare)
        .onChange(of: page, initial: true) { prepare() }
        .onChange(of: page) { old, new in if new > old { prepare() } }
        .onChange(of: page, initial: true) { _, _ in prepare() }
        .onChange(of: page) { newValue in if newValue > 3 { prepare() } }
        .onChange(of: [query, "\(page)"]) { prepare() }
        .onChange(of: scenePhase) { _, phase in
            switch phase {
            case .active: prepare()
            case .inactive, .background: break
            @unknown default: break
            }
        }
        .onReceive(clock) { now in if now.timeIntervalSince1970 > 0 { prepare() } }
        .onReceive(Just(page)) { _ in prepare() }
        .onReceive(NotificationCenter.default.publisher(for: .init("changed"))) { _ in prepare() }
        .id(scope)
    }

    private func prepare() {}
}
