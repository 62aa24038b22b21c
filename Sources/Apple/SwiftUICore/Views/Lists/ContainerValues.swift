import Lifecycle

/// A key, with a default value, for a value that a view passes to its container.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
nonisolated public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    fileprivate var tag: AnyHashable?

    init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag; nil if the tag has a type other than `Value`.
    public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }

    public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag == tagValue(tag) }
}

/// A view that adds container values to another view.
protocol DescribedView {
    @MainActor var described: any View { get }
    func describe(in values: inout ContainerValues)
}

extension ModifiedContent: DescribedView where Content: View, Modifier: ViewModifier {
    var described: any View { content }
    func describe(in values: inout ContainerValues) {}
}

extension _TaggedView: DescribedView {
    var described: any View { content }
    func describe(in values: inout ContainerValues) { values.tag = tagValue(tag) }
}

nonisolated public struct _ContainerValueView<Content: View, Value>: _PrimitiveView, DescribedView {
    let content: Content
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    @MainActor public static var _rowForm: RowForm { Content._rowForm }

    @MainActor public func _makeNode(at site: Site) -> Node { content._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { content._update(node) }

    var described: any View { content }
    func describe(in values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension ContainerValues {
    /// Collects the container values of a view from its modifiers, inner modifiers first.
    @MainActor init(of view: any View) {
        guard let view = view as? any DescribedView else {
            self.init()
            return
        }
        self.init(of: view.described)
        view.describe(in: &self)
    }
}

extension View {
    /// Passes a value to the container of this view.
    nonisolated public func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> some View {
        _ContainerValueView(content: self, keyPath: keyPath, value: value)
    }
}
