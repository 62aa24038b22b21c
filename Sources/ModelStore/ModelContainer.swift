import Foundation
import SwiftUI

/// The models of an app, as its contexts have saved them. They are in memory and gone when the app ends.
public final class ModelContainer: @unchecked Sendable, Equatable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?

    /// What is saved, in the order in which it was inserted.
    private(set) var rows: [PersistentIdentifier: Row] = [:]
    private var order: [PersistentIdentifier] = []
    private var contexts: [WeakContext] = []
    private var main: ModelContext?

    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
    }

    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// The context of views.
    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let context = ModelContext(self, isOfViews: true)
        main = context
        return context
    }

    public func deleteAllData() { erase() }

    public func erase() {
        let deleted = Set(order)
        (rows, order) = ([:], [])
        for context in contexts { context.context?.hear(changed: [], deleted: deleted) }
    }

    public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }

    // MARK: - Contexts

    func add(_ context: ModelContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(WeakContext(context))
    }

    /// Lets each context that saves by itself do so, if it is time.
    func autosave() {
        for context in contexts { context.context?.autosaveIfDue() }
    }

    func ids(of entity: String) -> [PersistentIdentifier] { order.filter { $0.entityName == entity } }

    /// Keeps what a context saves, and tells the others.
    func save(
        _ changed: [(PersistentIdentifier, Row)], deleted: Set<PersistentIdentifier>, by context: ModelContext
    ) {
        for (id, row) in changed {
            if rows[id] == nil { order.append(id) }
            rows[id] = row
        }
        for id in deleted { rows[id] = nil }
        order.removeAll(where: deleted.contains)
        for other in contexts.compactMap(\.context) where other !== context {
            other.hear(changed: changed.map(\.0), deleted: deleted)
        }
    }
}

/// Where the models of a container would be stored. Here they are in memory, whatever it says.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    public let name: String
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let url: URL
    public let schema: Schema?
    public let cloudKitDatabase: CloudKitDatabase

    public var id: String { name }

    public static func == (one: Self, other: Self) -> Bool { one.name == other.name && one.url == other.url }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public struct GroupContainer: Sendable {
        public static let automatic = GroupContainer()
        public static let none = GroupContainer()
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
    }

    public struct CloudKitDatabase: Sendable {
        public static let automatic = CloudKitDatabase()
        public static let none = CloudKitDatabase()
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.schema = schema
        self.cloudKitDatabase = cloudKitDatabase
        url = URL(filePath: isStoredInMemoryOnly ? "/dev/null" : "/default.store")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.schema = schema
        self.cloudKitDatabase = cloudKitDatabase
        self.url = url
    }

    @_disfavoredOverload public init(
        for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) {
        self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

/// What a container or a context cannot do.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable {
    private let name: String
    let reason: String

    public static let loadIssueModelContainer = Self(name: "loadIssueModelContainer", reason: "")
    public static let modelValidationFailure = Self(name: "modelValidationFailure", reason: "")

    static func notAllowed(_ reason: String) -> Self { Self(name: "modelValidationFailure", reason: reason) }

    public static func == (one: Self, other: Self) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SwiftDataError: LocalizedError {
    public var errorDescription: String? { reason.isEmpty ? name : reason }
}
