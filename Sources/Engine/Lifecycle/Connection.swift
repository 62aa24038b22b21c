/// A property wrapper that stores data in the tree, such as `@State`, `@Binding`, `@Environment` or `@Knob`.
public protocol Connectable {
    /// Gets the property's stored data from the node, and creates the data the first time. The engine calls `_connect`
    /// before each run of the body.
    @MainActor mutating func _connect(_ connection: Connection)

    /// True if a body would give the same result with `other` instead of this value. The comparison ignores data that
    /// is stored in the tree.
    @MainActor func _isSame(as other: Self) -> Bool
}

@MainActor public struct Connection {
    public let node: EvaluatedNode

    /// The property's name as the learner wrote it.
    public let name: String

    private let cursor: Cursor

    private final class Cursor { var next = 0 }

    /// Returns the property's stored data. Calls `make` once, when the node is new.
    public func slot<Lasting: AnyObject>(_ make: () -> Lasting) -> Lasting {
        let index = cursor.next
        cursor.next += 1
        if index < node.slots.count, let lasting = node.slots[index] as? Lasting { return lasting }
        while node.slots.count <= index { node.slots.append(nil) }
        let lasting = make()
        node.slots[index] = lasting
        return lasting
    }

    public static func connect<Value>(_ value: inout Value, to node: EvaluatedNode) {
        let properties = FieldLayout.of(Value.self).connectable
        if !properties.isEmpty { connect(properties, of: &value, node, Cursor()) }
    }

    /// The names and types of the `Connectable` properties of `type`.
    public static func declarations(in type: Any.Type) -> [(name: String, type: any Connectable.Type)] {
        FieldLayout.of(type).connectable.map { ($0.name, $0.type) }
    }

    /// The types of a struct's or class's stored properties, or of a tuple's members.
    public static func fieldTypes(in type: Any.Type) -> [Any.Type] { FieldLayout.of(type).fields.map(\.type) }

    /// Connects the property wrappers among the fields of `value`. Each property wrapper gets a separate slot in the
    /// node.
    public func connectFields<Value>(of value: inout Value) {
        Self.connect(FieldLayout.of(Value.self).connectable, of: &value, node, cursor)
    }

    private static func connect<Value>(
        _ properties: [FieldLayout.Property], of value: inout Value, _ node: EvaluatedNode, _ cursor: Cursor
    ) {
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (name, offset, type) in properties {
                connect(type, at: base + offset, Connection(node: node, name: name, cursor: cursor))
            }
        }
    }

    private static func connect<Property: Connectable>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, _ connection: Connection
    ) {
        address.assumingMemoryBound(to: type).pointee._connect(connection)
    }
}
