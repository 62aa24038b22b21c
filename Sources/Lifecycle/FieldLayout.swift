@_spi(Reflection) import Swift

/// The stored properties of a type, with their places in memory. Read once per type.
struct FieldLayout {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
        let isFunction: Bool
    }
    let fields: [Field]

    /// Those that take part in the life of a view.
    let connectable: [(field: Field, type: any Connectable.Type)]

    @MainActor private static var known: [ObjectIdentifier: FieldLayout] = [:]

    @MainActor static func of(_ type: Any.Type) -> FieldLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        var fields: [Field] = []
        _forEachField(of: type) { name, offset, fieldType, kind in
            fields.append(
                Field(
                    name: String(cString: name), offset: offset, type: fieldType,
                    isFunction: kind == .function))
            return true
        }
        let layout = FieldLayout(
            fields: fields,
            connectable: fields.compactMap { field in
                (field.type as? any Connectable.Type).map { (field, $0) }
            })
        known[ObjectIdentifier(type)] = layout
        return layout
    }
}
