public import Foundation

// `NSPredicate(format:)` and `NSSortDescriptor(key:)` name properties by text. Filtering and sorting by property names
// works for objects that find their values by name, such as Core Data's objects. Evaluating a predicate for an object
// that cannot find values by name ends the app with a message that gives the reason.

extension NSPredicate {
    public convenience init(format: String, _ arguments: Any?...) {
        self.init(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
    }

    public convenience init(format: String, argumentArray arguments: [Any]?) {
        self.init { object, _ in
            guard let object = object as? any _PropertiesByName else {
                fatalError(
                    "the course cannot evaluate NSPredicate(format: \"\(format)\"), because it "
                        + "names properties by text; use NSPredicate(block:) instead")
            }
            return object._satisfies(format, arguments ?? [])
        }
    }
}

extension NSSortDescriptor {
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
            guard let key, let one = one as? any _PropertiesByName,
                let other = other as? any _PropertiesByName
            else {
                fatalError(
                    "the course cannot sort by NSSortDescriptor(key: \"\(key ?? "")\"), because it "
                        + "names a property by text; use SortDescriptor with a key path instead")
            }
            return type(of: one)._order(one._property(at: key), other._property(at: key))
        }
    }
}
