/// A property wrapper that has a part in the tree: state, a binding, the environment, a knob.
public protocol Connectable {
    /// Takes up its lasting part from the node, or creates it there the first time. Called before each run of the body.
    @MainActor mutating func _connect(_ connection: Connection)

    /// Whether a body would do the same with `other` as with `self`. What belongs to the place in the tree rather than to
    /// the value makes no difference.
    @MainActor func _isSame(as other: Self) -> Bool
}

/// How a property reaches its place in the tree.
@MainActor public struct Connection {
    public let node: EvaluatedNode

    /// The property's name as the learner wrote it.
    public let name: String

    private let cursor: Cursor

    private final class Cursor { var next = 0 }

    /// The lasting part of this property. `make` is called once, when the node is new.
    public func slot<Lasting: AnyObject>(_ make: () -> Lasting) -> Lasting {
        let index = cursor.next
        cursor.next += 1
        if index < node.slots.count, let lasting = node.slots[index] as? Lasting { return lasting }
        while node.slots.count <= index { node.slots.append(nil) }
        let lasting = make()
        node.slots[index] = lasting
        return lasting
    }

    /// Connects every `Connectable` property of `value`, in the order of the fields.
    public static func connect<Value>(_ value: inout Value, to node: EvaluatedNode) {
        connectFields(of: &value, node: node, cursor: Cursor())
    }

    /// The names and types of the properties that would be connected in a value of `type`.
    public static func declarations(in type: Any.Type) -> [(name: String, type: any Connectable.Type)] {
        FieldLayout.of(type).connectable.map { (plainName($0.field.name), $0.type) }
    }

    /// The types of all stored properties of a type, or of the members of a tuple.
    public static func fieldTypes(in type: Any.Type) -> [Any.Type] { FieldLayout.of(type).fields.map(\.type) }

    /// A wrapped property is stored under its name with an underscore in front.
    private static func plainName(_ stored: String) -> String {
        stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
    }

    /// For a wrapper that contains wrappers: connects those inside, which get slots of their own.
    public func connectFields<Value>(of value: inout Value) {
        Self.connectFields(of: &value, node: node, cursor: cursor)
    }

    private static func connectFields<Value>(of value: inout Value, node: EvaluatedNode, cursor: Cursor) {
        let layout = FieldLayout.of(Value.self)
        guard !layout.connectable.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (field, type) in layout.connectable {
                let connection = Connection(node: node, name: plainName(field.name), cursor: cursor)
                connect(type, at: base + field.offset, connection)
            }
        }
    }

    private static func connect<Property: Connectable>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, _ connection: Connection
    ) {
        address.assumingMemoryBound(to: type).pointee._connect(connection)
    }
}
