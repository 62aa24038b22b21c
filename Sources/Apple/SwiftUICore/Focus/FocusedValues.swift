import Lifecycle

/// Values that the focused view and the scene publish for the app's commands and for other views.
nonisolated public struct FocusedValues {
    /// The node that sets focused values; nil if a view only reads the values.
    private let writer: ObjectIdentifier?

    public init() { writer = nil }

    init(setBy writer: ObjectIdentifier) { self.writer = writer }

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get {
            let key = ObjectIdentifier(key)
            return onEngine { UncheckedBox(FocusedStore.app.value(of: key)) }.value as? Key.Value
        }
        set {
            guard let writer else { return }
            let (key, value) = (ObjectIdentifier(key), UncheckedBox<Any?>(newValue))
            onEngine { FocusedStore.app.set(value.value, of: key, by: writer) }
        }
    }

    /// The focused object of a type.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }

    private enum ObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }
}

nonisolated public protocol FocusedValueKey {
    associatedtype Value
}

/// The current focused value of each key. If several views set the same key, the last view wins.
@MainActor private final class FocusedStore {
    static var app: FocusedStore { Singletons.shared { FocusedStore() } }

    private var cells: [ObjectIdentifier: StateCell<Any?>] = [:]
    private var said: [ObjectIdentifier: [(writer: ObjectIdentifier, value: Any)]] = [:]

    func value(of key: ObjectIdentifier) -> Any? { cell(of: key)?.value }

    func set(_ value: Any?, of key: ObjectIdentifier, by writer: ObjectIdentifier) {
        var values = said[key] ?? []
        let place = values.firstIndex { $0.writer == writer }
        switch (place, value) {
        case (let place?, let value?): values[place].value = value
        case (let place?, nil): values.remove(at: place)
        case (nil, let value?): values.append((writer, value))
        case (nil, nil): return
        }
        said[key] = values
        cell(of: key)?.value = values.last?.value
    }

    private func cell(of key: ObjectIdentifier) -> StateCell<Any?>? {
        if let cell = cells[key] { return cell }
        guard let tree = Tree.current else { return nil }
        let cell = StateCell<Any?>(nil, name: "FocusedValues", sharedIn: tree)
        cells[key] = cell
        return cell
    }
}

/// Reads a value of the focused view or of the scene; nil if no view sets the value.
@propertyWrapper nonisolated public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
    public init(_ type: Value.Type) where Value: AnyObject & Observable { read = { $0[object: type] } }
    public var wrappedValue: Value? { read(FocusedValues()) }
}

@propertyWrapper nonisolated public struct FocusedBinding<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }
    public var wrappedValue: Value? {
        get { read(FocusedValues())?.wrappedValue }
        nonmutating set { if let newValue { read(FocusedValues())?.wrappedValue = newValue } }
    }
    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

@propertyWrapper nonisolated public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: Object? { FocusedValues()[object: Object.self] }
}

/// Sets a scene's focused value while this view is on screen, or a view's focused value while this view contains the
/// focus.
@MainActor private final class FocusedValueNode: FocusNode {
    private var set: (inout FocusedValues, _ isThere: Bool) -> Void
    private let isOfScene: Bool
    private var isHeld = false

    init(at site: Site, _ modifier: _FocusedValueModifier, content: (Site) -> Node) {
        (set, isOfScene) = (modifier.set, modifier.isOfScene)
        super.init(at: site, .init(state: nil, holds: { false }, take: {}, drop: {}), content: content)
        guard !isOfScene else { return }
        let place = Loose(self)
        link = .init(
            state: ObjectIdentifier(self), holds: { place.node?.isHeld ?? false },
            take: { place.node?.hold(true) }, drop: { place.node?.hold(false) })
    }

    func update(_ modifier: _FocusedValueModifier) {
        set = modifier.set
        if isHeld { hold(true) }
    }

    override func didAppear() {
        super.didAppear()
        if isOfScene { hold(true) }
    }

    override func didDisappear() {
        super.didDisappear()
        if isHeld { hold(false) }
    }

    private func hold(_ isHeld: Bool) {
        self.isHeld = isHeld
        var values = FocusedValues(setBy: ObjectIdentifier(self))
        set(&values, isHeld)
    }
}

nonisolated private struct _FocusedValueModifier: _PrimitiveModifier {
    let isOfScene: Bool
    let set: (inout FocusedValues, _ isThere: Bool) -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        FocusedValueNode(at: site, self, content: content)
    }

    @MainActor func update(_ node: Node) { node.as(FocusedValueNode.self).update(self) }
}

extension View {
    // The modifier `focusedValue` sets a value while a field inside the modified view has the focus. The modifier
    // `focusedSceneValue` sets a value while the modified view is on screen.

    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { focusedValue(keyPath, Value?.some(value)) }
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modified(by: _FocusedValueModifier(isOfScene: false) { $0[keyPath: keyPath] = $1 ? value : nil })
    }
    nonisolated public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modified(by: _FocusedValueModifier(isOfScene: false) { $0[object: Object.self] = $1 ? object : nil })
    }
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { focusedSceneValue(keyPath, Value?.some(value)) }
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modified(by: _FocusedValueModifier(isOfScene: true) { $0[keyPath: keyPath] = $1 ? value : nil })
    }
    nonisolated public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View {
        modified(by: _FocusedValueModifier(isOfScene: false) { $0[object: Object.self] = $1 ? object : nil })
    }
    nonisolated public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View {
        modified(by: _FocusedValueModifier(isOfScene: true) { $0[object: Object.self] = $1 ? object : nil })
    }
    nonisolated public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View
    {
        modified(by: _FocusedValueModifier(isOfScene: true) { $0[object: Object.self] = $1 ? object : nil })
    }
}
