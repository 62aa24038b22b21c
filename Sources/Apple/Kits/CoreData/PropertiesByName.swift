public import Foundation
public import SwiftUI

// Managed objects give their values by name, so that predicates and orders can be written as text.
extension NSManagedObject: _PropertiesByName {
    public func _satisfies(_ format: String, _ arguments: [Any?]) -> Bool {
        switch PredicateParser.tree(of: format) {
        case .success(let tree): tree.isTrue(of: self, arguments)
        case .failure(let fault):
            fatalError("NSPredicate(format: \"\(format)\"): \(fault.reason) by the course's Core Data")
        }
    }

    public func _property(at path: String) -> Any? { value(forKeyPath: path) }

    public static func _order(_ one: Any?, _ other: Any?) -> ComparisonResult {
        ManagedValue.order(one, other)
    }
}

extension NSSortDescriptor {
    /// Sorts by any property, optional or not.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { ManagedValue.order($0, $1) }
    }

    public convenience init<Compared: NSManagedObject>(_ descriptor: SortDescriptor<Compared>) {
        self.init(keyPath: \NSManagedObject.self, ascending: true) { one, other in
            guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
            return descriptor.compare(one, other)
        }
    }
}
