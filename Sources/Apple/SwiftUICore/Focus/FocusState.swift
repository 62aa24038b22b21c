public import Lifecycle

/// The app writes a focus state to move the focus; typing into a field also moves the focus. If no `focused` view
/// on screen has the written value, the focus state resets to nil or false.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private var cell: StateCell<Value>?
    private var tree: Tree?

    public init() where Value == Bool {
        initial = false
    }

    public init<Inside: Hashable>() where Value == Inside? {
        initial = nil
    }

    public var wrappedValue: Value {
        get { cell?.valueFromAnywhere ?? initial }
        nonmutating set {
            guard let cell, let tree else { return }
            let isLeft = newValue == initial && cell.latestFromAnywhere != initial
            cell.valueFromAnywhere = newValue
            if newValue != initial { tree.focusWasWritten(in: cell, none: initial) }
            if isLeft { tree.focusWasLeft(in: cell) }
        }
    }

    public var projectedValue: FocusState<Value>.Binding {
        let state = self
        return Binding(
            binding: SwiftUICore.Binding(
                following: { state.wrappedValue }, set: { state.wrappedValue = $0 },
                place: cell.map { AnyHashable(ObjectIdentifier($0)) }), none: initial)
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        let initial = initial
        cell = connection.slot { StateCell(initial, name: connection.name, owner: connection.node) }
        tree = connection.node.tree
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }

    /// Reads and writes the focus state of another view.
    @propertyWrapper public struct Binding: DynamicProperty {
        let binding: SwiftUICore.Binding<Value>
        /// The value of the focus state while no field has the focus: nil or false.
        let none: Value

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: FocusState<Value>.Binding { self }

        @MainActor public mutating func _connect(_ connection: Connection) {}
        @MainActor public func _isSame(as other: Self) -> Bool { binding._isSame(as: other.binding) }
    }
}

/// Binds the focus of a view to a focus state.
package nonisolated struct _FocusModifier<Value: Hashable>: _PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    var followsOuter = false

    package init(binding: FocusState<Value>.Binding, value: Value, followsOuter: Bool = false) {
        self.binding = binding
        self.value = value
        self.followsOuter = followsOuter
    }

    @MainActor package func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        FocusNode(at: site, link, content: content)
    }

    @MainActor package func update(_ node: Node) {
        node.as(FocusNode.self).link = link
    }

    @MainActor private var link: FocusNode.Link {
        .init(
            state: binding.binding.place, followsOuter: followsOuter,
            holds: { binding.wrappedValue == value },
            take: { binding.wrappedValue = value }, drop: { binding.wrappedValue = binding.none })
    }
}

extension View {
    /// The focus state is `value` while this view, or a field inside this view, has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modified(by: _FocusModifier(binding: binding, value: value))
    }

    /// The focus state is true while this view, or a field inside this view, has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modified(by: _FocusModifier(binding: condition, value: true))
    }
}
