import Foundation
import SwiftUI

/// An app's saved models, in memory only while the app runs.
public final class ModelContainer: @unchecked Sendable, Equatable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?

    /// The saved row of each object, by the object's identifier.
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

    /// The context that views use.
    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let context = ModelContext(self, isOfViews: true)
        main = context
        return context
    }

    public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }

    // MARK: - Contexts

    func add(_ context: ModelContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(WeakContext(context))
    }

    /// Saves the contexts that are due for an autosave.
    func autosave() {
        for context in contexts { context.context?.autosaveIfDue() }
    }

    func ids(of entity: String) -> [PersistentIdentifier] { order.filter { $0.entityName == entity } }

    /// Stores the rows of a context's save, and notifies the other contexts.
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
