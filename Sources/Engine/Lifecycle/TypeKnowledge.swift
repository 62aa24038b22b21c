/// What the engine works out about a type before it uses values of it, such as how to compare them.
///
/// It depends only on the type and is kept for as long as the process lives. A host that copies itself for each run works it out
/// once, before the first copy.
@MainActor public enum TypeKnowledge {
    private static var known: Set<ObjectIdentifier> = []

    /// Works out the fields of a type, how to compare its values, and what its property wrappers keep; the same for the types of its
    /// fields.
    public static func learn(_ type: Any.Type) {
        guard known.insert(ObjectIdentifier(type)).inserted else { return }
        _ = ValueComparison.rule(for: type)
        let layout = FieldLayout.of(type)
        switch layout.shape {
        case .choice, .box, .object:
            // Values are compared by what they contain. These lookups are the slow part.
            _ = type is any Equatable.Type
            _ = type is any CustomReflectable.Type
            if let optional = type as? any OptionalValue.Type { learn(optional.wrapped) }
        case .bits, .fields, .closure: break
        }
        for wrapper in layout.connectable {
            for field in FieldLayout.of(wrapper.type).fields { _ = ObjectSearch.finds(in: field.type) }
        }
        for field in layout.fields { learn(field.type) }
    }
}
