import Foundation
import OSLog
import SwiftData
import SwiftUI

/// A feed that an actor of the app saves, with two versions of the store's schema.
enum FeedSchemaV1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Article.self] }

    @Model final class Article {
        var title: String
        init(title: String) { self.title = title }
    }
}

enum FeedSchemaV2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Article.self, Source.self] }

    @Model final class Article: Identifiable {
        #Unique<Article>([\.link])
        #Index<Article>([\.published], [\.title, \.published])
        var link: String
        var title: String
        var published: Date
        var isRead: Bool = false
        var tags: [String] = []
        @Relationship(inverse: \Source.articles) var sources: [Source]?

        init(link: String, title: String, published: Date = .now) {
            self.link = link
            self.title = title
            self.published = published
        }
    }

    @Model final class Source {
        var name: String
        var articles: [Article] = []
        init(name: String) { self.name = name }
    }
}

enum FeedMigration: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FeedSchemaV1.self, FeedSchemaV2.self] }
    static var stages: [MigrationStage] { [toV2] }

    static let toV2 = MigrationStage.custom(
        fromVersion: FeedSchemaV1.self, toVersion: FeedSchemaV2.self,
        willMigrate: { context in
            try context.delete(model: FeedSchemaV1.Article.self)
            try context.save()
        }, didMigrate: nil)
}

typealias FeedArticle = FeedSchemaV2.Article

@ModelActor
actor FeedArchive {
    struct Entry: Decodable, Sendable {
        let link: String
        let title: String
    }

    func take(_ entries: [Entry]) throws -> Int {
        for entry in entries { modelContext.insert(FeedArticle(link: entry.link, title: entry.title)) }
        try modelContext.save()
        return try modelContext.fetchCount(FetchDescriptor<FeedArticle>())
    }

    func markRead(_ id: PersistentIdentifier) throws {
        guard let article = self[id, as: FeedArticle.self] else { return }
        article.isRead = true
        try modelContext.save()
    }

    func removeRead() throws {
        try modelContext.delete(model: FeedArticle.self, where: #Predicate { $0.isRead })
    }
}

@MainActor @Observable final class FeedStore {
    static let shared = FeedStore()
    private(set) var failure: String?
    let container: ModelContainer
    @ObservationIgnored private lazy var archive = FeedArchive(modelContainer: container)
    private let log = Logger(subsystem: "feed", category: "store")

    private init() {
        do {
            container = try ModelContainer(
                for: Schema(versionedSchema: FeedSchemaV2.self), migrationPlan: FeedMigration.self,
                configurations: [ModelConfiguration("feed", isStoredInMemoryOnly: true)])
        } catch {
            fatalError("\(error)")
        }
        container.mainContext.autosaveEnabled = false
    }

    func refresh() async {
        do {
            guard let url = URL(string: "https://feed.example/articles") else { return }
            let (data, _) = try await URLSession.shared.data(from: url)
            let count = try await archive.take(JSONDecoder().decode([FeedArchive.Entry].self, from: data))
            log.info("\(count) articles")
        } catch is CancellationError {
        } catch {
            failure = error.localizedDescription
        }
    }

    func read(_ article: FeedArticle) async {
        let id = article.persistentModelID
        try? await archive.markRead(id)
    }

    var latest: [FeedArticle] {
        var descriptor = FetchDescriptor<FeedArticle>(
            predicate: #Predicate { !$0.isRead && $0.title != "" },
            sortBy: [SortDescriptor(\FeedArticle.published, order: .reverse)])
        descriptor.fetchLimit = 3
        descriptor.relationshipKeyPathsForPrefetching = [\.sources]
        return (try? container.mainContext.fetch(descriptor)) ?? []
    }
}

struct FeedArchiveScreen: View {
    private static var unread: FetchDescriptor<FeedArticle> {
        var descriptor = FetchDescriptor<FeedArticle>(sortBy: [
            SortDescriptor(\.title, comparator: .localizedStandard)
        ])
        descriptor.fetchLimit = 20
        return descriptor
    }

    @Query(FeedArchiveScreen.unread) private var articles: [FeedArticle]
    @State private var store = FeedStore.shared

    var body: some View {
        List(articles, id: \.persistentModelID) { article in
            Button(article.title) { Task { await store.read(article) } }
                .strikethrough(article.isRead)
        }
        .refreshable { await store.refresh() }
        .task { await store.refresh() }
        .modelContainer(store.container)
    }
}
