import Foundation

/// Converts between the values that objects keep and the types of an app's properties.
enum ManagedValue {
    /// Unwraps an optional value, and replaces an enum case by its raw value.
    static func content(of value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any Emptiable { return content(of: optional.content) }
        if !(value is NSObject), let wrapped = value as? any RawRepresentable { return wrapped.rawValue }
        return value
    }

    /// A stored value, converted to its property's type. Unset numbers and texts are 0 and "", as on a device.
    static func read<Value>(_ kept: Any?, of object: NSManagedObject, _ name: String) -> Value {
        if let value = kept as? Value { return value }
        if kept == nil {
            if let empty = Value.self as? any ExpressibleByNilLiteral.Type,
                let value = empty.init(nilLiteral: ()) as? Value
            {
                return value
            }
            for plain in [NSNumber(value: 0), "", Data(), Decimal(0)] as [Any] {
                if let value = plain as? Value { return value }
            }
        }
        if let raw = Value.self as? any RawRepresentable.Type,
            let value = Self.wrapped(kept, as: raw) as? Value
        {
            return value
        }
        let fact = kept.map { "is a \(type(of: $0))" } ?? "has no value"
        fatalError("\(object.entity.name ?? "").\(name) \(fact), and the property is a \(Value.self)")
    }

    private static func wrapped<Raw: RawRepresentable>(_ kept: Any?, as type: Raw.Type) -> Raw? {
        ((kept ?? NSNumber(value: 0)) as? Raw.RawValue).flatMap(Raw.init(rawValue:))
    }

    /// The elements of a set or a list; nil for other values.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: set.map(\.base)
        case let list as [Any]: list
        default: nil
        }
    }

    /// The order of two values: nil comes first, then numbers, then texts, then dates.
    static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
        switch (content(of: one), content(of: other)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let one as NSNumber, let other as NSNumber): one.compare(other)
        case (let one as String, let other as String): order(one, other)
        case (let one as Date, let other as Date): order(one, other)
        case (let one as UUID, let other as UUID): order(one.uuidString, other.uuidString)
        case (let one as URL, let other as URL): order(one.absoluteString, other.absoluteString)
        case (let one?, let other?): compared(one, other)
        }
    }

    private static func compared(_ one: Any, _ other: Any) -> ComparisonResult {
        func open<Value: Comparable>(_ one: Value) -> ComparisonResult? {
            (other as? Value).map { order(one, $0) }
        }
        return (one as? any Comparable).flatMap { open($0) } ?? .orderedSame
    }

    private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
        one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
    }
}

private protocol Emptiable {
    var content: Any? { get }
}
extension Optional: Emptiable {
    fileprivate var content: Any? { self }
}
