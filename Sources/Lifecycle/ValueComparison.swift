import Foundation

/// Whether a value is worth running a body for.
///
/// - Plain data is compared field by field, even if the type has an `==` of its own.
/// - Other types are compared by their `==` if they have one, else field by field.
/// - Objects are the same when they are the same object. A closure is never the same.
@MainActor public enum ValueComparison {
    /// A view or a property of it: by its fields, what is connected counting as the same wherever its place is.
    public static func viewsAreEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if !_isPOD(Value.self), FieldLayout.of(Value.self).connectable.isEmpty,
            let verdict = equatableVerdict(left, right)
        {
            return verdict
        }
        return bytesAreEqual(left, right)
    }

    public static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        if !_isPOD(Value.self) || isLeaf(Value.self), let verdict = equatableVerdict(left, right) {
            return verdict
        }
        return bytesAreEqual(left, right)
    }

    private static func bytesAreEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        withUnsafeBytes(of: left) { left in
            withUnsafeBytes(of: right) { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                return fieldsAreEqual(Value.self, left, right)
            }
        }
    }

    /// By the fields alone, even where the type has an `==`: what a view's own value is compared by.
    private static func fieldsAreEqual<Value>(
        _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
    ) -> Bool {
        let layout = FieldLayout.of(type)
        // No fields: an object, an enum or a built-in. The same bits are the same value.
        guard !layout.fields.isEmpty, !(type is AnyObject.Type) else {
            return memcmp(left, right, MemoryLayout<Value>.size) == 0
        }
        return layout.fields.allSatisfy { field in
            guard !field.isFunction else { return false }
            return fieldIsEqual(field.type, left + field.offset, right + field.offset)
        }
    }

    private static func fieldIsEqual(_ type: Any.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer)
        -> Bool
    {
        func open<Field>(_ type: Field.Type) -> Bool {
            let left = left.assumingMemoryBound(to: Field.self).pointee
            let right = right.assumingMemoryBound(to: Field.self).pointee
            if let property = left as? any Connectable { return isSame(property, right) }
            return areEqual(left, right)
        }
        return _openExistential(type, do: open)
    }

    private static func isSame<Property: Connectable>(_ left: Property, _ right: Any) -> Bool {
        (right as? Property).map { left._isSame(as: $0) } ?? false
    }

    private static func equatableVerdict<Value>(_ left: Value, _ right: Value) -> Bool? {
        func compare<Comparable: Equatable>(_ left: Comparable) -> Bool? {
            (right as? Comparable).map { left == $0 }
        }
        guard let left = left as? any Equatable else { return nil }
        return compare(left)
    }

    /// A standard type whose own `==` is its meaning: `Int`, `Double`, `Bool`. `0.0` equals `-0.0`.
    private static func isLeaf<Value>(_ type: Value.Type) -> Bool {
        FieldLayout.of(type).fields.allSatisfy { FieldLayout.of($0.type).fields.isEmpty }
    }
}
