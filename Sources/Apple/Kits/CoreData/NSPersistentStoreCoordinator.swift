public import Foundation

/// Connects contexts with a store's rows.
open class NSPersistentStoreCoordinator: NSObject, RowSource, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    public private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    private(set) var rows = StoredRows()
    private var contexts: [WeakContext] = []

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        let known = NSManagedObjectModel.known
        if !known.models.contains(where: { $0 === model }) { known.models.append(model) }
    }

    @discardableResult open func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: type, url: url)
        rows = StoredRows.at(type == NSInMemoryStoreType ? nil : url)
        persistentStores.append(store)
        return store
    }

    @discardableResult open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: url, options: options)
    }

    open func addPersistentStore(
        with description: NSPersistentStoreDescription,
        completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        _ = try? addPersistentStore(ofType: description.type, configurationName: nil, at: description.url)
        completionHandler(description, nil)
    }

    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        rows = StoredRows()
    }

    open func destroyPersistentStore(
        at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
    ) throws { StoredRows.remove(at: url) }

    open func persistentStore(for url: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url == url }
    }

    @discardableResult open func execute(
        _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
    ) throws -> Any { try request.run(on: self) }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { rows.id(at: url) }

    func add(_ context: NSManagedObjectContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(WeakContext(context))
    }

    // MARK: - Rows

    func row(_ id: NSManagedObjectID) -> Row? { rows[id] }

    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] { rows.ids(of: entity) }

    /// Stores a context's changes. Contexts that merge automatically update their objects from the
    /// saved rows.
    func take(_ saved: SavedChanges, from context: NSManagedObjectContext) {
        for (id, _) in saved.rows { id.store = persistentStores.first }
        rows.take(saved)
        for other in contexts.compactMap(\.context)
        where other !== context && other.automaticallyMergesChangesFromParent {
            other.hear(saved)
        }
    }
}

open class NSPersistentStore: NSObject {
    public let type: String
    open var url: URL?
    open var metadata: [String: Any]! = [:]

    init(type: String, url: URL?) { (self.type, self.url) = (type, url) }

    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

/// A weak reference to a context. The type is `@unchecked Sendable` because the engine has one thread.
final class WeakContext: @unchecked Sendable {
    private(set) weak var context: NSManagedObjectContext?

    init(_ context: NSManagedObjectContext) { self.context = context }
}
