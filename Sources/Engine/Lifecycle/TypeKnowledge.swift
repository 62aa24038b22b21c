/// What the engine works out about a type before it uses values of it, such as how to compare them.
///
/// It depends only on the type and is kept for as long as the process lives. A host that copies itself for each run works it out
/// once, before the first copy.
@MainActor public enum TypeKnowledge {
    /// Works out the fields of a type, how to compare its values, and what its property wrappers keep.
    /// - Returns: the types of its stored properties.
    public static func learn(_ type: Any.Type) -> [Any.Type] {
        _ = ValueComparison.rule(for: type)
        let layout = FieldLayout.of(type)
        for wrapper in layout.connectable {
            for field in FieldLayout.of(wrapper.type).fields { _ = ObjectSearch.finds(in: field.type) }
        }
        return layout.fields.map(\.type)
    }
}
