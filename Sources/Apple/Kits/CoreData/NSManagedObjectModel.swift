public import Foundation
import SwiftUI

/// An app's entities. The course writes Xcode's model file into the app's bundle as JSON.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }

    public override init() {}

    public init?(contentsOf url: URL) {
        super.init()
        guard let data = try? Data(contentsOf: url),
            let file = try? JSONDecoder().decode(ModelFile.self, from: data)
        else { return nil }
        build(file)
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let models = (bundles ?? [.main]).flatMap { bundle in
            (bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [])
                .compactMap { NSManagedObjectModel(contentsOf: $0 as URL) }
        }
        let whole = NSManagedObjectModel()
        whole.entities = models.flatMap(\.entities)
        return whole
    }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        entities.first { $0.isEntity(of: type) }
    }

    /// The models that containers of this run have used. `Item.entity()` searches the models that this run has used.
    final class Known {
        var models: [NSManagedObjectModel] = []
    }
    static var known: Known { Singletons.shared { Known() } }

    static func anyEntity(of type: NSManagedObject.Type) -> NSEntityDescription {
        if let entity = known.models.lazy.compactMap({ $0.entity(of: type) }).first { return entity }
        if let merged = mergedModel(from: nil), let entity = merged.entity(of: type) {
            known.models.append(merged)
            return entity
        }
        fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(type)'")
    }

    private func build(_ file: ModelFile) {
        entities = file.entities.map { $0.description() }
        let byName = entitiesByName
        for entity in file.entities {
            guard let parent = entity.parent.flatMap({ byName[$0] }), let own = byName[entity.name] else {
                continue
            }
            parent.subentities.append(own)
        }
        for entity in file.entities {
            for relationship in entity.relationships {
                let description = byName[entity.name]?.relationshipsByName[relationship.name]
                let destination = byName[relationship.destination]
                description?.destinationEntity = destination
                description?.inverseRelationship = relationship.inverse.flatMap {
                    destination?.relationshipsByName[$0]
                }
            }
        }
    }
}

/// The model file that the course writes for `Model.xcdatamodeld`.
private struct ModelFile: Decodable {
    var entities: [Entity]

    struct Entity: Decodable {
        var name: String
        var className: String
        var parent: String?
        var isAbstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
        var uniqueness: [[String]]

        func description() -> NSEntityDescription {
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName = className
            entity.isAbstract = isAbstract
            entity.uniquenessConstraints = uniqueness
            entity.properties = attributes.map { $0.description() } + relationships.map { $0.description() }
            return entity
        }
    }

    struct Attribute: Decodable {
        var name: String
        var type: String
        var isOptional: Bool
        var defaultValue: String?

        func description() -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.isOptional) = (name, isOptional)
            attribute.attributeType = Self.types[type] ?? .transformableAttributeType
            attribute.defaultValue = defaultValue.flatMap { text in
                switch attribute.attributeType {
                case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1")
                case .dateAttributeType: TimeInterval(text).map(Date.init(timeIntervalSinceReferenceDate:))
                case .UUIDAttributeType: UUID(uuidString: text)
                case .URIAttributeType: URL(string: text)
                case let type where type.isNumber: Double(text).map { attribute.kept($0) ?? $0 }
                default: text
                }
            }
            return attribute
        }

        private static let types: [String: NSAttributeType] = [
            "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
            "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
            "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
            "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType,
            "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
        ]
    }

    struct Relationship: Decodable {
        var name: String
        var destination: String
        var inverse: String?
        var isOptional: Bool
        var isToMany: Bool
        var isOrdered: Bool
        var deletionRule: String

        func description() -> NSRelationshipDescription {
            let relationship = NSRelationshipDescription()
            (relationship.name, relationship.isOptional) = (name, isOptional)
            relationship.maxCount = isToMany ? 0 : 1
            relationship.isOrdered = isOrdered
            relationship.deleteRule =
                switch deletionRule {
                case "Cascade": .cascadeDeleteRule
                case "Deny": .denyDeleteRule
                case "No Action": .noActionDeleteRule
                default: .nullifyDeleteRule
                }
            return relationship
        }
    }
}
