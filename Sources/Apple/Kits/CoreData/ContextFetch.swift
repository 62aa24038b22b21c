public import Foundation

extension NSManagedObjectContext {
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        try found(request).compactMap { $0 as? Result }
    }

    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        try objects(request).count
    }

    func found<Result>(_ request: NSFetchRequest<Result>) throws -> [Any] {
        let objects = try objects(request)
        switch request.resultType {
        case .managedObjectResultType: return objects
        case .managedObjectIDResultType: return objects.map(\.objectID)
        case .countResultType: return [NSNumber(value: objects.count)]
        case .dictionaryResultType: return dictionaries(of: objects, for: request)
        default: return objects
        }
    }

    private func dictionaries<Result>(
        of objects: [NSManagedObject], for request: NSFetchRequest<Result>
    ) -> [NSDictionary] {
        let wanted = request.propertiesToFetch?.compactMap {
            $0 as? String ?? ($0 as? NSPropertyDescription)?.name
        }
        var seen: Set<NSDictionary> = []
        return objects.compactMap { object in
            let keys = wanted ?? object.entity.attributes.map(\.name)
            let pairs = keys.compactMap { key in object.value(forKeyPath: key).map { (key, $0) } }
            let row = Dictionary(pairs) { first, _ in first } as NSDictionary
            return !request.returnsDistinctResults || seen.insert(row).inserted ? row : nil
        }
    }

    private func objects<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
        guard source != nil else { return [] }
        // The request's entity can belong to another copy of the model, so the entity is found by name.
        let named = request.entity?.name ?? request.entityName
        guard let entity = named.flatMap({ model?.entitiesByName[$0] }) ?? request.entity else {
            let name =
                request.entityName.map { "no entity named '\($0)'" } ?? "a fetch request needs an entity"
            fatalError("NSFetchRequest: \(name) in the model of this context")
        }
        var found = allIDs(of: entity, pending: request.includesPendingChanges).compactMap(registered)
        if !request.includesSubentities { found = found.filter { $0.entity.name == entity.name } }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        found = Self.sorted(found, by: request.sortDescriptors ?? [])
        if request.fetchOffset > 0 { found.removeFirst(min(request.fetchOffset, found.count)) }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found
    }

    /// Objects that compare equal keep their order.
    static func sorted(
        _ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]
    ) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return objects }
        return objects.enumerated().sorted { one, other in
            for descriptor in descriptors {
                let order = descriptor.compare(one.element, to: other.element)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return one.offset < other.offset
        }.map(\.element)
    }

    public func object(with id: NSManagedObjectID) -> NSManagedObject {
        guard let object = registered(id) else {
            fatalError("CoreData could not fulfill a fault for '\(id)'")
        }
        return object
    }

    public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registered(id) else {
            throw NSError(domain: NSCocoaErrorDomain, code: 133_000, userInfo: ["objectID": id])
        }
        return object
    }

    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let coordinator = persistentStoreCoordinator else { return NSPersistentStoreResult() }
        return try request.run(on: coordinator)
    }
}
