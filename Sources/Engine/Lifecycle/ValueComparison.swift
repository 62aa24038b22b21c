import Foundation

/// Decides whether a view's value differs from its last value, so that the view's body must run.
///
/// - Plain data is compared field by field, even if the type has its own `==`.
/// - Values that are not plain data are compared by `==`, or field by field if the type has no `==`.
/// - Objects whose class has no `==` are equal if they are the same object.
/// - Closures are equal if they have the same code and share the storage of their captured values. Two closures that
///   capture nothing, or two references to a method of one object, are equal if the code is the same. In each run of
///   a body, a closure with captured values gets new storage, and differs from the last closure.
@MainActor public enum ValueComparison {
    /// True if the values are equal by the rules of this type.
    public static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        let rule = rule(for: Value.self)
        return withBytes(of: left, right, rule)
    }

    /// Compares two values of one type at their addresses.
    typealias Rule = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// The comparison rule of each type. A rule is made when a type is compared for the first time.
    private static var rules: [ObjectIdentifier: Rule] = [:]

    static func rule(for type: Any.Type) -> Rule {
        if let known = rules[ObjectIdentifier(type)] { return known }
        func make<Value>(_ type: Value.Type) -> Rule { makeRule(for: type) }
        let rule = _openExistential(type, do: make)
        rules[ObjectIdentifier(type)] = rule
        return rule
    }

    private static func makeRule<Value>(for type: Value.Type) -> Rule {
        let layout = FieldLayout.of(type)
        let isPlain = _isPOD(type)
        if !isPlain, layout.isOfOneType, let comparable = type as? any Equatable.Type {
            return rule(ofTheType: comparable)
        }
        let rule = ruleByShape(of: type, layout)
        guard !isPlain, !layout.isOfOneType else { return rule }
        // The value may be of a subclass, or in an existential box, so the dynamic type decides how to compare.
        return { left, right in
            let (left, right) = (left.assumingMemoryBound(to: type), right.assumingMemoryBound(to: type))
            return verdict(of: left.pointee, on: right.pointee) ?? rule(left, right)
        }
    }

    private static func rule<Value: Equatable>(ofTheType type: Value.Type) -> Rule {
        { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
    }

    private static func ruleByShape<Value>(of type: Value.Type, _ layout: FieldLayout) -> Rule {
        let size = MemoryLayout<Value>.size
        func values(_ compare: @escaping @MainActor (Value, Value) -> Bool) -> Rule {
            { compare($0.assumingMemoryBound(to: type).pointee, $1.assumingMemoryBound(to: type).pointee) }
        }
        switch layout.shape {
        case .bits, .closure: return { memcmp($0, $1, size) == 0 }
        case .fields: return ruleOfFields(layout.fields.map { ($0.offset, rule(for: $0)) })
        case .choice: return values { areTheSameChoice($0, $1) }
        case .box: return values { haveTheSameInside($0, $1) }
        case .object: return values { ($0 as AnyObject) === ($1 as AnyObject) }
        }
    }

    private static func ruleOfFields(_ fields: [(offset: Int, rule: Rule)]) -> Rule {
        { left, right in fields.allSatisfy { $0.rule(left + $0.offset, right + $0.offset) } }
    }

    private static func rule(for field: FieldLayout.Field) -> Rule {
        // A property that conforms to `Connectable`, such as `@State`, compares itself with `_isSame`.
        func connected<Property: Connectable>(_ type: Property.Type) -> Rule {
            {
                $0.assumingMemoryBound(to: type).pointee
                    ._isSame(as: $1.assumingMemoryBound(to: type).pointee)
            }
        }
        return field.connectable.map { connected($0) } ?? rule(for: field.type)
    }

    /// The result of `==` if the value's type has an `==`, and otherwise nil.
    private static func verdict<Value>(of left: Value, on right: Value) -> Bool? {
        func compare<Comparable: Equatable>(_ left: Comparable) -> Bool? {
            (right as? Comparable).map { left == $0 }
        }
        guard let left = left as? any Equatable else { return nil }
        return compare(left)
    }

    /// Compares the names of the enum cases, and the payloads by the rules of their types. A comparison of bytes
    /// would be wrong, because a case with a small payload leaves some bytes undefined.
    private static func areTheSameChoice<Value>(_ left: Value, _ right: Value) -> Bool {
        // Plain data with equal bits is equal. The fast check of the bits comes first, because most values have not
        // changed.
        if _isPOD(Value.self), haveTheSameBits(left, right) { return true }
        return switch (Mirror(reflecting: left).children.first, Mirror(reflecting: right).children.first) {
        case (let left?, let right?):
            left.label == right.label && haveTheSameInside(left.value, right.value)
        case (nil, nil): haveTheSameBits(left, right)
        case (nil, _?), (_?, nil): false
        }
    }

    private static func haveTheSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
        withBytes(of: left, right) { memcmp($0, $1, MemoryLayout<Value>.size) == 0 }
    }

    private static func haveTheSameInside<Value>(_ left: Value, _ right: Value) -> Bool {
        func compare<Inside>(_ inside: Inside.Type) -> Bool {
            guard let left = left as? Inside, let right = right as? Inside else { return false }
            return areEqual(left, right)
        }
        // The box may contain another box, so the comparison uses the dynamic type.
        let inside = type(of: left as Any)
        return inside == type(of: right as Any) && _openExistential(inside, do: compare)
    }

    private static func withBytes<Value>(of left: Value, _ right: Value, _ compare: Rule) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in compare(left, right) }
        }
    }
}
