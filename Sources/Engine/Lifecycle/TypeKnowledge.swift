/// Analyzes types before the engine uses their values. The analysis finds the types' fields, and how to compare
/// values.
///
/// The analysis of a type is kept until the process ends. The host analyzes all types before it makes the first
/// copy of its process.
@MainActor public enum TypeKnowledge {
    private static var known: Set<ObjectIdentifier> = []

    /// Analyzes a type's fields and property wrappers, the comparison of its values, and finally the types of its
    /// fields.
    public static func learn(_ type: Any.Type) {
        guard known.insert(ObjectIdentifier(type)).inserted else { return }
        _ = ValueComparison.rule(for: type)
        let layout = FieldLayout.of(type)
        switch layout.shape {
        case .choice, .box, .object:
            // Comparisons of boxed values need the two conformances below, which are slow to look up for the
            // first time.
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
