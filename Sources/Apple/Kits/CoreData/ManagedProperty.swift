import Foundation

// The compiled form of `@NSManaged`. The course writes the accessors of managed properties into the source,
// because Linux has no Objective-C runtime that would make them.
extension NSManagedObject {
    /// Reads the property `key`, and converts the value to the type that the caller expects. `primitiveTitle` is
    /// another name for `title`.
    @_disfavoredOverload public func value<Value>(forKey key: String) -> Value {
        var name = key
        if entity.property(named: key) == nil, key.hasPrefix("primitive") {
            name = key.dropFirst(9).prefix(1).lowercased() + key.dropFirst(10)
        }
        let kept: Any? = value(forKey: name)
        return ManagedValue.read(kept, of: self, name)
    }

    /// Calls a method of a relationship that Xcode generates, such as `addToEvents` or `insertIntoEvents`.
    public func _manage(_ method: String, _ arguments: [Any]) {
        for (verb, change) in Self.verbs where method.hasPrefix(verb) {
            let name = method.dropFirst(verb.count)
            let relationship = entity.relationships.first {
                $0.name.prefix(1).uppercased() + $0.name.dropFirst() == name
            }
            guard let relationship else { continue }
            var objects = related(relationship)
            change(&objects, arguments)
            return relate(objects, by: relationship)
        }
        fatalError("the entity \(entity.name ?? "") has no relationship for \(method)")
    }

    private typealias Change = @Sendable (inout [NSManagedObject], [Any]) -> Void
    private static let verbs: [(String, Change)] = [
        ("addTo", { all, arguments in all += objects(arguments[0]).filter { !all.contains($0) } }),
        (
            "removeFrom",
            { all, arguments in
                if let places = places(arguments[0]) {
                    all = all.enumerated().filter { !places.contains($0.offset) }.map(\.element)
                } else {
                    let gone = objects(arguments[0])
                    all.removeAll(where: gone.contains)
                }
            }
        ),
        (
            "insertInto",
            { all, arguments in
                let new = zip(objects(arguments[0]), places(arguments[1]) ?? IndexSet())
                for (object, place) in new { all.insert(object, at: min(place, all.count)) }
            }
        ),
        (
            "replace",
            { all, arguments in
                for (place, object) in zip(places(arguments[0]) ?? IndexSet(), objects(arguments[1])) {
                    all[place] = object
                }
            }
        ),
    ]

    private static func objects(_ value: Any) -> [NSManagedObject] {
        (ManagedValue.elements(of: value) ?? [value]).compactMap { $0 as? NSManagedObject }
    }

    private static func places(_ value: Any) -> IndexSet? {
        (value as? Int).map { [$0] } ?? (value as? NSIndexSet).map { $0 as IndexSet }
    }
}
