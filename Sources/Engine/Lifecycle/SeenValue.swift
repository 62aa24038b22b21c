/// A state's value at the body's last run. A `SeenValue` keeps no object alive. For example, a subscription ends as
/// soon as the app replaces the subscription.
@MainActor struct SeenValue<Value> {
    private enum Memory {
        case value(Value)
        /// A single object, held weakly.
        case object(WeakObject)
        /// The value contains objects. `SeenValue` does not store the value, because storing would keep the objects
        /// alive.
        case nothing
    }

    private struct WeakObject { weak var object: AnyObject? }
    private let memory: Memory

    init(_ value: Value) {
        if !ObjectSearch.finds(in: Value.self) {
            memory = .value(value)
        } else if let object = ObjectSearch.object(value) {
            memory = .object(WeakObject(object: object))
        } else {
            memory = ObjectSearch.isNil(value) ? .value(value) : .nothing
        }
    }

    /// The value that the body saw; nil if `SeenValue` did not store the value, or if the object no longer exists.
    var value: Value? {
        switch memory {
        case .value(let value): value
        case .object(let weak): weak.object.flatMap { $0 as? Value }
        case .nothing: nil
        }
    }
}

/// Knows for each type whether its values contain objects.
@MainActor enum ObjectSearch {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func finds(in type: Any.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        // During the search, a type that contains itself counts as free of objects, so the recursion ends.
        known[ObjectIdentifier(type)] = false
        let answer = search(type)
        known[ObjectIdentifier(type)] = answer
        return answer
    }

    private static func search(_ type: Any.Type) -> Bool {
        if type is AnyObject.Type { return true }
        if let optional = type as? any OptionalValue.Type { return finds(in: optional.wrapped) }
        if let collection = type as? any Collection.Type { return finds(in: element(of: collection)) }
        let layout = FieldLayout.of(type)
        switch layout.shape {
        case .object, .box: return true
        case .bits, .choice, .closure: return false
        case .fields:
            let isOfALibrary = ["Swift.", "Foundation"].contains { _typeName(type).hasPrefix($0) }
            return !isOfALibrary && layout.fields.contains { finds(in: $0.type) }
        }
    }

    private static func element<C: Collection>(of type: C.Type) -> Any.Type { C.Element.self }

    static func object(_ value: some Any) -> AnyObject? {
        if type(of: value) is AnyObject.Type { return value as AnyObject }
        guard let inside = (value as? any OptionalValue)?.inside else { return nil }
        return type(of: inside) is AnyObject.Type ? inside as AnyObject : nil
    }

    static func isNil(_ value: some Any) -> Bool {
        (value as? any OptionalValue).map { $0.inside == nil } ?? false
    }
}

protocol OptionalValue {
    static var wrapped: Any.Type { get }
    var inside: Any? { get }
}

extension Optional: OptionalValue {
    static var wrapped: Any.Type { Wrapped.self }
    var inside: Any? { self }
}
