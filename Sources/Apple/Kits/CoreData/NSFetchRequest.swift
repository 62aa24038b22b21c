public import Foundation

open class NSPersistentStoreRequest: NSObject {
    /// Runs the request directly on the store, without a context.
    func run(on coordinator: NSPersistentStoreCoordinator) throws -> NSPersistentStoreResult {
        NSPersistentStoreResult()
    }
}

open class NSPersistentStoreResult: NSObject {}

/// Which objects a context finds, and the objects' order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesPendingChanges = true
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var relationshipKeyPathsForPrefetching: [String]?

    public override init() {}
    public init(entityName: String) { self.entityName = entityName }

    open func execute() throws -> [ResultType] {
        guard let model = NSManagedObjectModel.known.models.last else { return [] }
        let context = NSManagedObjectContext(.mainQueue)
        context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        return try context.fetch(self)
    }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: Self = []
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

/// Deletes rows of the store. A context keeps its copies of the deleted objects until it merges the
/// deletion, as on a device.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    private let find: (NSManagedObjectContext) throws -> [NSManagedObjectID]

    public init<Result>(fetchRequest: NSFetchRequest<Result>) {
        find = { context in
            fetchRequest.resultType = .managedObjectIDResultType
            return try context.found(fetchRequest).compactMap { $0 as? NSManagedObjectID }
        }
    }

    public init(objectIDs: [NSManagedObjectID]) { find = { _ in objectIDs } }

    override func run(on coordinator: NSPersistentStoreCoordinator) throws -> NSPersistentStoreResult {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = coordinator
        let ids = try find(context)
        coordinator.rows.take(SavedChanges(deleted: ids))
        let result: Any =
            switch resultType {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: ids.count
            }
        return NSBatchDeleteResult(result, resultType)
    }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        (self.result, resultType) = (result, type)
    }
}
