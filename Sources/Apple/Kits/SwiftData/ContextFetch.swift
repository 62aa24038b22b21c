import Foundation

extension ModelContext {
    /// Returns the matching objects. Unlike a `Query`, a fetch does not make a body run again when the
    /// matching objects change.
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        try Self.unobserved { try found(descriptor) }
    }

    /// False while code reads properties that the running body must not depend on. The unsafe access to
    /// `isObserved` is fine, because the engine has one thread.
    private(set) nonisolated(unsafe) static var isObserved = true

    static func unobserved<Result>(_ work: () throws -> Result) rethrows -> Result {
        let before = isObserved
        isObserved = false
        defer { isObserved = before }
        return try work()
    }

    func found<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        demand(Model.self)
        container.autosave()
        if Self.isObserved { revision(of: Model.entityName).wasRead() }
        var found = ids(of: Model.self, pending: descriptor.includePendingChanges)
            .compactMap { object($0) as? Model }
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found.removeFirst(min(max(offset, 0), found.count)) }
        if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return found
    }

    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
        try fetch(descriptor).count
    }

    public func enumerate<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (Model) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }

    public func model(for id: PersistentIdentifier) -> any PersistentModel {
        guard let model = object(id) else {
            end("\(id.entityName) has no object with this identifier in the app's ModelContainer")
        }
        return model
    }

    func ids(of type: any PersistentModel.Type, pending: Bool) -> [PersistentIdentifier] {
        let saved = container.ids(of: type.entityName)
        guard pending else { return saved }
        return saved.filter { !deleted.contains($0) } + inserted.filter { $0.entityName == type.entityName }
    }
}
