public import Foundation

/// An app's model, store and contexts. The store is in memory and lasts as long as the app runs.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// - Parameter name: the name of the model file, without `.xcdatamodeld`.
    public convenience init(name: String) {
        let file = Bundle.main.url(forResource: name, withExtension: "momd")
        guard let model = file.flatMap({ NSManagedObjectModel(contentsOf: $0) }) else {
            fatalError("NSPersistentContainer(name: \"\(name)\"): the app has no \(name).xcdatamodeld")
        }
        self.init(name: name, managedObjectModel: model)
    }

    public required init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(.mainQueue)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        viewContext.name = "viewContext"
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appending(path: "\(name).sqlite"))
        ]
    }

    open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

    /// Calls the completion handler at once, as on a device.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    open func performBackgroundTask<Result, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) in try block(context) }
    }
}

/// A container for iCloud; without an iCloud account, the container stores objects only on the
/// device.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
}

open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    private(set) open var options: [String: NSObject] = [:]

    public override init() {}
    public init(url: URL) { self.url = url }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setOption(_ option: Bool, forKey key: String) { options[key] = NSNumber(value: option) }
}

open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
