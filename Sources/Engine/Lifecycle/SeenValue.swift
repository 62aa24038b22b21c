/// What a body saw of a state when it ran last. It keeps no object alive: what an app lets go of is gone at once, as a
/// subscription that another replaces.
@MainActor struct SeenValue<Value> {
    private enum Memory {
        case value(Value)
        /// A single object, or none where the value is an optional.
        case object(WeakObject)
        /// A value with objects in it. It cannot be kept without them, so it is not kept.
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
            // An optional without an object has none to keep.
            memory = ObjectSearch.isNil(value) ? .value(value) : .nothing
        }
    }

    /// The value that was seen; nil if it is not known any more.
    var value: Value? {
        switch memory {
        case .value(let value): value
        case .object(let weak): weak.object.flatMap { $0 as? Value }
        case .nothing: nil
        }
    }
}

/// Whether values of a type hold objects.
@MainActor private enum ObjectSearch {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func finds(in type: Any.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        // A type that contains itself is no reason.
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

    /// The object that the value is.
    static func object(_ value: some Any) -> AnyObject? {
        if type(of: value) is AnyObject.Type { return value as AnyObject }
        guard let inside = (value as? any OptionalValue)?.inside else { return nil }
        return type(of: inside) is AnyObject.Type ? inside as AnyObject : nil
    }

    static func isNil(_ value: some Any) -> Bool {
        (value as? any OptionalValue).map { $0.inside == nil } ?? false
    }
}

private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    var inside: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var inside: Any? { self }
}
