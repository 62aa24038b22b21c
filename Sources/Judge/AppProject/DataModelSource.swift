/// The Swift source that Xcode generates for a model's entities.
extension DataModel {
    /// The Swift source that Xcode would generate for the model; nil if Xcode would generate no source.
    public var source: String? {
        let parts = entities.filter { $0.generation != .manual && !$0.className.isEmpty }.map(source(of:))
        return parts.isEmpty ? nil : "import Foundation\nimport CoreData\n" + parts.joined()
    }

    private func source(of entity: Entity) -> String {
        let name = entity.className
        var text = ""
        if entity.generation == .wholeClass {
            let parent = entity.parent.map(className(of:)) ?? "NSManagedObject"
            text += "nonisolated public class \(name): \(parent) {}\n"
        }
        text += """
            nonisolated extension \(name) {
                public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                }

            """
        for attribute in entity.attributes { text += property(attribute.name, attribute.swiftType) }
        for relationship in entity.relationships {
            let one = className(of: relationship.destination)
            let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
            text += property(relationship.name, relationship.isToMany ? "\(many)?" : "\(one)?")
            if relationship.isToMany { text += accessors(of: relationship, one, many) }
        }
        // A child entity inherits the `Identifiable` conformance of its parent entity.
        return text + "}\n" + (entity.parent == nil ? "nonisolated extension \(name): Identifiable {}\n" : "")
    }

    private func className(of entity: String) -> String {
        let type = entities.first { $0.name == entity }?.className ?? ""
        return type.isEmpty ? "NSManagedObject" : type
    }

    private func property(_ name: String, _ type: String) -> String {
        "    @NSManaged public var \(name): \(type)\n"
    }

    private func accessors(of relationship: Relationship, _ one: String, _ many: String) -> String {
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        var heads = [
            "addTo\(name)(_ value: \(one))", "removeFrom\(name)(_ value: \(one))",
            "addTo\(name)(_ values: \(many))", "removeFrom\(name)(_ values: \(many))",
        ]
        if relationship.isOrdered {
            heads += [
                "insertInto\(name)(_ value: \(one), at idx: Int)", "removeFrom\(name)(at idx: Int)",
                "insertInto\(name)(_ values: [\(one)], at indexes: NSIndexSet)",
                "removeFrom\(name)(at indexes: NSIndexSet)",
                "replace\(name)(at idx: Int, with value: \(one))",
                "replace\(name)(at indexes: NSIndexSet, with values: [\(one)])",
            ]
        }
        return heads.map { "    @NSManaged public func \($0)\n" }.joined()
    }
}

extension DataModel.Attribute {
    fileprivate var swiftType: String {
        switch type {
        case "Integer 16": isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": isScalar ? "Int64" : "NSNumber?"
        case "Double": isScalar ? "Double" : "NSNumber?"
        case "Float": isScalar ? "Float" : "NSNumber?"
        case "Boolean": isScalar ? "Bool" : "NSNumber?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Date": "Date?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        default: customClass.map { "\($0)?" } ?? "NSObject?"
        }
    }
}
