@_spi(Reflection) import Swift

/// A type's stored properties, and how to compare its values.
@MainActor struct FieldLayout {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type

        let connectable: (any Connectable.Type)?

        /// The property's name as the learner wrote it. Swift stores a wrapped property under a name with a leading
        /// underscore.
        var plainName: String { connectable != nil && name.hasPrefix("_") ? String(name.dropFirst()) : name }
    }

    /// How to compare two values of a type without `==`.
    enum Shape {
        /// Compares the bits: numbers, and structs of numbers without padding.
        case bits
        /// Compares the stored properties of a struct, or the members of a tuple.
        case fields
        /// Compares the cases of an enum and their payloads.
        case choice
        /// Compares the values in existential boxes, whose types may differ.
        case box
        /// Compares the identities of objects.
        case object
        /// Compares the addresses of closures' code and captured values.
        case closure
    }

    let fields: [Field]
    let shape: Shape

    /// True if all values of the type have the same dynamic type. `isOfOneType` is false for classes, for
    /// existentials, and for optionals of classes or existentials.
    let isOfOneType: Bool

    /// A `Connectable` field, with the property name that the learner wrote.
    typealias Property = (name: String, offset: Int, type: any Connectable.Type)
    let connectable: [Property]

    private static var known: [ObjectIdentifier: FieldLayout] = [:]

    static func of(_ type: Any.Type) -> FieldLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        func read<Value>(_ type: Value.Type) -> FieldLayout { FieldLayout(of: type) }
        let layout = _openExistential(type, do: read)
        known[ObjectIdentifier(type)] = layout
        return layout
    }

    private init<Value>(of type: Value.Type) {
        let kind = Self.kind(of: type)
        var fields: [Field] = []
        if kind == .struct || kind == .tuple {
            _forEachField(of: type) { name, offset, fieldType, _ in
                fields.append(
                    Field(
                        name: String(cString: name), offset: offset, type: fieldType,
                        connectable: fieldType as? any Connectable.Type))
                return true
            }
        }
        self.fields = fields
        connectable = fields.compactMap { field in
            field.connectable.map { (field.plainName, field.offset, $0) }
        }
        shape = Self.shape(of: type, kind: kind, fields: fields)
        isOfOneType = Self.isOfOneType(kind)
    }

    private static func isOfOneType(_ kind: _MetadataKind) -> Bool {
        switch kind {
        case .struct, .tuple, .enum, .function: true
        // Optionals may contain classes or existentials. Later Swift versions may add further kinds of types.
        default: false
        }
    }

    private static func shape<Value>(of type: Value.Type, kind: _MetadataKind, fields: [Field]) -> Shape {
        switch kind {
        case .struct, .tuple:
            // Swift lists no fields for some structs, such as `Int`, whose values are compared by their bits.
            fields.isEmpty || (_isPOD(type) && isGapless(type, fields)) ? .bits : .fields
        case .enum, .optional: .choice
        case .existential: .box
        case .class, .foreignClass: .object
        case .function: .closure
        // Metatypes, similar values, and values of kinds that a later Swift version adds are compared by their
        // bits.
        default: .bits
        }
    }

    /// True if the struct has no padding between its fields. Padding bits can differ in equal values.
    private static func isGapless<Value>(_ type: Value.Type, _ fields: [Field]) -> Bool {
        func size<FieldType>(_ type: FieldType.Type) -> Int { MemoryLayout<FieldType>.size }
        let sizes = fields.reduce(0) { $0 + _openExistential($1.type, do: size) }
        return sizes == MemoryLayout<Value>.size
            && fields.allSatisfy { $0.connectable == nil && of($0.type).shape == .bits }
    }

    /// Swift's reflection reports kinds only for fields, so `Holder` turns the type into the type of a field.
    private static func kind<Value>(of type: Value.Type) -> _MetadataKind {
        var found = _MetadataKind.unknown
        _forEachField(of: Holder<Value>.self) { _, _, _, kind in
            found = kind
            return false
        }
        return found
    }
}

private struct Holder<Value> { let value: Value }
