import Foundation

/// Decides whether a value differs from the last one, so that a body has to run.
///
/// - Plain data is compared field by field, even if the type has its own `==`.
/// - Other types are compared by their `==` if they have one, else field by field.
/// - Objects without an `==` are the same when they are the same object.
/// - Closures are the same when their two words are: the code, and the box of what they captured. A closure that captures
///   nothing and the method of one object are the same each time; one that captured values has a new box each time.
@MainActor public enum ValueComparison {
    /// Whether a body would do the same with either value, by the rules above.
    public static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        let rule = rule(for: Value.self)
        return withBytes(of: left, right, rule)
    }

    /// Compares the values of one type at two addresses.
    typealias Rule = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// What can be known of a type without a value is found out once.
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
        // Only the value says what is in it.
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
        // A connected property decides for itself.
        func connected<Property: Connectable>(_ type: Property.Type) -> Rule {
            {
                $0.assumingMemoryBound(to: type).pointee
                    ._isSame(as: $1.assumingMemoryBound(to: type).pointee)
            }
        }
        return field.connectable.map { connected($0) } ?? rule(for: field.type)
    }

    /// What the `==` says that the value itself has; nil if it has none.
    private static func verdict<Value>(of left: Value, on right: Value) -> Bool? {
        func compare<Comparable: Equatable>(_ left: Comparable) -> Bool? {
            (right as? Comparable).map { left == $0 }
        }
        guard let left = left as? any Equatable else { return nil }
        return compare(left)
    }

    /// Cases are compared by name and payloads by the same rules again, because the bytes that a short case leaves unused
    /// have no meaning.
    private static func areTheSameChoice<Value>(_ left: Value, _ right: Value) -> Bool {
        // Plain data of the same bits is the same, and mostly nothing has changed.
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
        // By the dynamic type, and not by opening the box: there may be a box in it.
        let inside = type(of: left as Any)
        return inside == type(of: right as Any) && _openExistential(inside, do: compare)
    }

    private static func withBytes<Value>(of left: Value, _ right: Value, _ compare: Rule) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in compare(left, right) }
        }
    }
}
