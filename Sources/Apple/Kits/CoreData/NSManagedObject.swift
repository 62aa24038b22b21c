public import Combine
public import Foundation

/// An object that a Core Data context manages. A managed object keeps its values by name.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
    public let entity: NSEntityDescription
    public internal(set) var objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var isDeleted = false
    /// True from the insertion to the first save.
    var isNew = false

    /// The value of each property, by the property's name. Each attribute is stored in the form that
    /// `NSAttributeDescription.kept` returns. Each relationship is stored as a list, even a relationship to one
    /// object.
    var values: [String: Any] = [:]

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(of: entity)
        super.init()
        for attribute in entity.attributes { values[attribute.name] = attribute.kept(attribute.defaultValue) }
        context?.insert(self)
    }

    public convenience init(context: NSManagedObjectContext) {
        let entity = context.model?.entity(of: Self.self) ?? NSManagedObjectModel.anyEntity(of: Self.self)
        self.init(entity: entity, insertInto: context)
    }

    open class func entity() -> NSEntityDescription { NSManagedObjectModel.anyEntity(of: self) }

    public var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
    public var isUpdated: Bool { managedObjectContext?.isUpdated(self) ?? false }
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted && managedObjectContext != nil }
    public var hasPersistentChangedValues: Bool { hasChanges }

    // MARK: - Values

    open func value(forKey key: String) -> Any? {
        guard let property = entity.property(named: key) else { missing(key) }
        guard let relationship = property as? NSRelationshipDescription else { return values[key] }
        let related = related(relationship)
        guard relationship.isToMany else { return related.first }
        return relationship.isOrdered ? NSOrderedSet(array: related) : NSSet(array: related)
    }

    /// The value at a path such as `author.name`. A path through a to-many relationship gives a list.
    open func value(forKeyPath path: String) -> Any? {
        var value: Any? = self
        for key in path.split(separator: ".").map(String.init) {
            if key == "@count" {
                value = ManagedValue.elements(of: value)?.count
            } else if let elements = ManagedValue.elements(of: value) {
                value = elements.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) }
            } else {
                value = (value as? NSManagedObject)?.value(forKey: key)
            }
        }
        return value
    }

    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = entity.property(named: key) else { missing(key) }
        if let relationship = property as? NSRelationshipDescription {
            let content = ManagedValue.content(of: value)
            let all = ManagedValue.elements(of: content) ?? content.map { [$0] } ?? []
            relate(all.compactMap { $0 as? NSManagedObject }, by: relationship)
        } else {
            note(key) { values[key] = (property as? NSAttributeDescription)?.kept(value) }
        }
    }

    open func setValue(_ value: Any?, forKeyPath path: String) {
        guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
        let owner = self.value(forKeyPath: String(path[..<dot])) as? NSManagedObject
        owner?.setValue(value, forKey: String(path[path.index(after: dot)...]))
    }

    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

    /// Sets a value without a notification.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let attribute = entity.property(named: key) as? NSAttributeDescription else {
            return setValue(value, forKey: key)
        }
        values[key] = attribute.kept(value)
    }

    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) { objectWillChange.send() }
    open func didChangeValue(forKey key: String) { managedObjectContext?.note(self, key) }

    /// The unsaved values by name.
    open func changedValues() -> [String: Any] {
        let keys = managedObjectContext?.changedKeys(of: self) ?? []
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    private func missing(_ key: String) -> Never {
        fatalError(
            "the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
    }

    /// Sends `objectWillChange`, makes the change, and records the change in the context.
    func note(_ key: String, _ change: () -> Void) {
        objectWillChange.send()
        change()
        managedObjectContext?.note(self, key)
    }

    // MARK: - What a subclass overrides

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
}
