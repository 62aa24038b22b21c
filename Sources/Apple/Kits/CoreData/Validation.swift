import Foundation

/// The rules of the data model that each save checks.
enum Validation {
    /// Throws if a required property has no value.
    static func check(_ object: NSManagedObject) throws {
        for property in object.entity.properties where !property.isOptional && !property.isTransient {
            let isEmpty =
                switch property {
                case let relationship as NSRelationshipDescription:
                    !relationship.isToMany && object.related(relationship).isEmpty
                default: object.values[property.name] == nil
                }
            guard isEmpty else { continue }
            throw fault(
                1570, "\(property.name) is a required value.",
                [
                    NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: object,
                ])
        }
    }

    /// Throws if an object still refers to objects that forbid the object's deletion.
    static func checkDeletion(of object: NSManagedObject) throws {
        for relationship in object.entity.relationships where relationship.deleteRule == .denyDeleteRule {
            guard object.related(relationship).contains(where: { !$0.isDeleted }) else { continue }
            throw fault(
                1600, "Items cannot be deleted from \(relationship.name).",
                [
                    NSValidationKeyErrorKey: relationship.name, NSValidationObjectErrorKey: object,
                ])
        }
    }

    /// Finds another object with equal values in the properties of a uniqueness constraint.
    static func rival(
        of object: NSManagedObject, in context: NSManagedObjectContext
    ) -> NSManagedObject? {
        for constraint in object.entity.uniquenessConstraints {
            let keys = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            guard !keys.isEmpty, keys.allSatisfy({ object.values[$0] != nil }) else { continue }
            let rival = context.allIDs(of: object.entity).lazy.compactMap(context.registered).first { other in
                other !== object
                    && keys.allSatisfy {
                        ManagedValue.order(object.values[$0], other.values[$0]) == .orderedSame
                    }
            }
            if let rival { return rival }
        }
        return nil
    }

    static func conflict(of object: NSManagedObject) -> NSError {
        fault(133_021, "\(object.entity.name ?? "") has two objects with the same unique values.", [:])
    }

    private static func fault(_ code: Int, _ reason: String, _ facts: [String: Any]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: facts.merging([NSLocalizedDescriptionKey: reason]) { first, _ in first })
    }
}
