public import Foundation

/// A kind of object: its properties, and its objects' class.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    open var name: String?
    open var isAbstract = false
    open var managedObjectClassName: String! = "NSManagedObject"
    open var uniquenessConstraints: [[Any]] = []
    open var userInfo: [AnyHashable: Any]?
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    open internal(set) weak var superentity: NSEntityDescription?
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities { entity.superentity = self }
            forgetNames()
        }
    }
    private var ownProperties: [NSPropertyDescription] = []

    public override init() {}

    /// The properties of the parent entity, and then the entity's own properties.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = superentity?.properties ?? []
            ownProperties = newValue.filter { new in !inherited.contains { $0 === new } }
            for property in ownProperties { property.entity = self }
            forgetNames()
        }
    }

    /// A cache of the properties by name. The first read of a property fills the cache.
    private var named: [String: NSPropertyDescription]?

    func property(named name: String) -> NSPropertyDescription? {
        if let named { return named[name] }
        let names = propertiesByName
        named = names
        return names[name]
    }

    private func forgetNames() {
        named = nil
        for entity in subentities { entity.forgetNames() }
    }

    open var propertiesByName: [String: NSPropertyDescription] { Self.byName(properties) }
    open var attributesByName: [String: NSAttributeDescription] { Self.byName(attributes) }
    open var relationshipsByName: [String: NSRelationshipDescription] { Self.byName(relationships) }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    open class func entity(
        forEntityName name: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { context.model?.entitiesByName[name] }

    @discardableResult open class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: name, in: context) else {
            fatalError("+entityForName: could not locate an entity named '\(name)' in this model.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    var attributes: [NSAttributeDescription] { properties.compactMap { $0 as? NSAttributeDescription } }
    var relationships: [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }
    }

    private static func byName<Property: NSPropertyDescription>(
        _ properties: [Property]
    ) -> [String: Property] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }

    // MARK: - Class

    private var foundClass: NSManagedObject.Type?

    /// The class of the entity's objects; `NSManagedObject` if the app has no class of this name.
    var objectClass: NSManagedObject.Type {
        if let foundClass { return foundClass }
        let found = managedObjectClassName.flatMap { NSClassFromString($0) } as? NSManagedObject.Type
        foundClass = found
        return found ?? NSManagedObject.self
    }

    /// Whether this entity describes the objects of a class. Compares the class's name without its module.
    func isEntity(of type: NSManagedObject.Type) -> Bool {
        let word = "\(type)"
        guard managedObjectClassName?.split(separator: ".").last.map(String.init) == word else {
            return false
        }
        foundClass = type
        return true
    }
}
