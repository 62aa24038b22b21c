///     <entity name="Item" representedClassName="Item" codeGenerationType="class">
///         <attribute name="timestamp" optional="YES" attributeType="Date"/>
///     </entity>
extension DataModel {
    /// Returns nil if the XML text contains no Core Data model.
    init?(name: String, xml: String) {
        self.init(name: name)
        var isModel = false
        for tag in Self.tags(in: xml) {
            let facts = tag.facts
            switch tag.name {
            case "model": isModel = true
            case "entity":
                if let entity = Entity(facts) { entities.append(entity) }
            case "attribute":
                if let attribute = Attribute(facts) { change { $0.attributes.append(attribute) } }
            case "relationship":
                if let relationship = Relationship(facts) { change { $0.relationships.append(relationship) } }
            case "uniquenessConstraint": change { $0.uniqueness.append([]) }
            case "constraint":
                change { entity in
                    guard let value = facts["value"], let last = entity.uniqueness.indices.last else {
                        return
                    }
                    entity.uniqueness[last].append(value)
                }
            default: break
            }
        }
        guard isModel else { return nil }
    }

    private init(name: String) { self.name = name }

    /// Changes the entity whose XML is being read.
    private mutating func change(_ change: (inout Entity) -> Void) {
        if !entities.isEmpty { change(&entities[entities.count - 1]) }
    }

    /// A model's opening tags, in order, with their attributes.
    private static func tags(in xml: String) -> [(name: String, facts: [String: String])] {
        xml.matches(of: /<(\w+)((?:\s+[\w:]+\s*=\s*"[^"]*")*)\s*\/?>/).map { tag in
            let pairs = tag.output.2.matches(of: /([\w:]+)\s*=\s*"([^"]*)"/).map {
                (String($0.output.1), unescaped($0.output.2))
            }
            return (String(tag.output.1), Dictionary(pairs) { first, _ in first })
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }
}

extension DataModel.Entity {
    fileprivate init?(_ facts: [String: String]) {
        guard let name = facts["name"] else { return nil }
        // A class name can begin with a module's name or a dot, as in `Demo.Item` and `.Item`.
        let type = facts["representedClassName"]?.split(separator: ".").last.map(String.init)
        self.init(
            name: name, className: type == "NSManagedObject" ? "" : type ?? "",
            parent: facts["parentEntity"], isAbstract: facts["isAbstract"] == "YES",
            generation: facts["codeGenerationType"].flatMap(DataModel.Generation.init) ?? .manual)
    }
}

extension DataModel.Attribute {
    fileprivate init?(_ facts: [String: String]) {
        guard let name = facts["name"] else { return nil }
        self.init(
            name: name, type: facts["attributeType"] ?? "Transformable",
            isOptional: facts["optional"] == "YES", isScalar: facts["usesScalarValueType"] == "YES",
            defaultValue: facts["defaultValueString"] ?? facts["defaultDateTimeInterval"],
            customClass: facts["customClassName"])
    }
}

extension DataModel.Relationship {
    fileprivate init?(_ facts: [String: String]) {
        guard let name = facts["name"], let destination = facts["destinationEntity"] else { return nil }
        self.init(
            name: name, destination: destination, inverse: facts["inverseName"],
            isOptional: facts["optional"] == "YES", isToMany: facts["toMany"] == "YES",
            isOrdered: facts["ordered"] == "YES", deletionRule: facts["deletionRule"] ?? "Nullify")
    }
}
