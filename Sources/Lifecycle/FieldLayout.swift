@_spi(Reflection) import Swift

/// What a type's values are made of, read once per type.
@MainActor struct FieldLayout {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type

        /// The type again, if it takes part in the life of a view.
        let connectable: (any Connectable.Type)?
    }

    /// How two values of a type can be told apart, if the type does not say so itself.
    enum Shape {
        /// By the bits alone: numbers, and what is made of nothing else without a gap.
        case bits
        /// By the stored properties of a struct, or the members of a tuple.
        case fields
        /// By the case, and by what comes with it.
        case choice
        /// By what is inside, whose type may differ from value to value.
        case box
        case object
        /// Not at all.
        case closure
    }

    let fields: [Field]
    let shape: Shape

    /// Those that take part in the life of a view.
    let connectable: [(field: Field, type: any Connectable.Type)]

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
        connectable = fields.compactMap { field in field.connectable.map { (field, $0) } }
        shape = Self.shape(of: type, kind: kind, fields: fields)
    }

    private static func shape<Value>(of type: Value.Type, kind: _MetadataKind, fields: [Field]) -> Shape {
        switch kind {
        case .struct, .tuple:
            // What has no fields that Swift would tell us of is a number to the processor.
            fields.isEmpty || (_isPOD(type) && isGapless(type, fields)) ? .bits : .fields
        case .enum, .optional: .choice
        case .existential: .box
        case .class, .foreignClass: .object
        case .function: .closure
        default: .bits
        }
    }

    /// Between the fields of a value, and behind them, there may be bytes that mean nothing.
    private static func isGapless<Value>(_ type: Value.Type, _ fields: [Field]) -> Bool {
        func size<FieldType>(_ type: FieldType.Type) -> Int { MemoryLayout<FieldType>.size }
        let sizes = fields.reduce(0) { $0 + _openExistential($1.type, do: size) }
        return sizes == MemoryLayout<Value>.size
            && fields.allSatisfy { $0.connectable == nil && of($0.type).shape == .bits }
    }

    /// Swift tells the kind of a field's type, and of no other.
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
