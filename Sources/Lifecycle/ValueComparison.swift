import Foundation

/// Decides whether a value differs from the last one, so that a body has to run.
///
/// - Plain data is compared field by field, even if the type has an `==` of its own.
/// - Other types are compared by their `==` if they have one, else field by field.
/// - Objects without an `==` are the same when they are the same object.
/// - Closures are the same when their two words are: the code, and the box of what they captured. A closure that captures
///   nothing and the method of one object are the same each time; one that captured values has a new box each time.
@MainActor public enum ValueComparison {
    /// Whether a body would do the same with either value, by the rules above.
    public static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if !_isPOD(Value.self), let verdict = verdictOfTheType(left, right) { return verdict }
        let layout = FieldLayout.of(Value.self)
        return switch layout.shape {
        case .bits, .closure: haveTheSameBits(left, right)
        case .fields: haveTheSameFields(left, right, layout.fields)
        case .choice: areTheSameChoice(left, right)
        case .box: haveTheSameInside(left, right)
        case .object: (left as AnyObject) === (right as AnyObject)
        }
    }

    /// What `==` says; nil if the type has none.
    private static func verdictOfTheType<Value>(_ left: Value, _ right: Value) -> Bool? {
        func compare<Comparable: Equatable>(_ left: Comparable) -> Bool? {
            (right as? Comparable).map { left == $0 }
        }
        guard let left = left as? any Equatable else { return nil }
        return compare(left)
    }

    private static func haveTheSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
        withBytes(of: left, right) { memcmp($0, $1, MemoryLayout<Value>.size) == 0 }
    }

    private static func haveTheSameFields<Value>(
        _ left: Value, _ right: Value, _ fields: [FieldLayout.Field]
    ) -> Bool {
        withBytes(of: left, right) { left, right in
            fields.allSatisfy { isSame($0, left + $0.offset, right + $0.offset) }
        }
    }

    private static func isSame(
        _ field: FieldLayout.Field, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
    ) -> Bool {
        func compare<Value>(_ type: Value.Type) -> Bool {
            areEqual(
                left.assumingMemoryBound(to: type).pointee, right.assumingMemoryBound(to: type).pointee)
        }
        // A connected property decides for itself.
        func compare<Property: Connectable>(connected type: Property.Type) -> Bool {
            left.assumingMemoryBound(to: type).pointee
                ._isSame(as: right.assumingMemoryBound(to: type).pointee)
        }
        if let type = field.connectable { return compare(connected: type) }
        return _openExistential(field.type, do: compare)
    }

    /// Cases are compared by name and payloads by the same rules again, because the bytes that a short case leaves unused
    /// have no meaning.
    private static func areTheSameChoice<Value>(_ left: Value, _ right: Value) -> Bool {
        switch (Mirror(reflecting: left).children.first, Mirror(reflecting: right).children.first) {
        case (let left?, let right?):
            left.label == right.label && haveTheSameInside(left.value, right.value)
        case (nil, nil): haveTheSameBits(left, right)
        case (nil, _?), (_?, nil): false
        }
    }

    private static func haveTheSameInside<Value>(_ left: Value, _ right: Value) -> Bool {
        func compare<Inside>(_ inside: Inside.Type) -> Bool {
            guard let left = left as? Inside, let right = right as? Inside else { return false }
            return areEqual(left, right)
        }
        // By the dynamic type, and not by opening the box: there may be a box in it.
        let inside = type(of: left as Any)
        return inside == type(of: right as Any) && _openExistential(inside, do: compare)
    }

    private static func withBytes<Value>(
        of left: Value, _ right: Value, _ compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in compare(left, right) }
        }
    }
}
