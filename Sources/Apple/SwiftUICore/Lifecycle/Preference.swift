import Lifecycle
import Wire

/// A key for values that views pass to their parent views.
///
///     struct Heights: PreferenceKey {
///         static var defaultValue: [Int] { [] }
///         static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
///     }
public protocol PreferenceKey {
    associatedtype Value

    static var defaultValue: Value { get }

    /// Combines the preference value of a later view with the values of earlier views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

nonisolated private struct _PreferenceModifier<Key: PreferenceKey>: _PrimitiveModifier {
    let saying: (Key.Value?) -> Key.Value

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        PreferenceNode(at: site, ObjectIdentifier(Key.self), saying: saying, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(PreferenceNode<Key.Value>.self).update(saying)
    }
}

nonisolated private struct _PreferenceListener<Key: PreferenceKey>: _PrimitiveModifier
where Key.Value: Equatable {
    let location: SourceLocation
    let action: @MainActor (Key.Value) -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        let rules = PreferenceRules<Key.Value>(
            key: ObjectIdentifier(Key.self), initial: { Key.defaultValue },
            reduce: { Key.reduce(value: &$0, nextValue: $1) })
        return PreferenceListener(
            at: site, rules, location: location, isSame: { $0 == $1 }, action: action, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(PreferenceListener<Key.Value>.self).update(action)
    }
}

/// Runs `action` with each new preference value of the views inside this view. The preference value's type need not be
/// `Equatable`.
nonisolated struct PreferenceTap<Key: PreferenceKey>: _PrimitiveModifier {
    let action: @MainActor (Key.Value) -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        let rules = PreferenceRules<Key.Value>(
            key: ObjectIdentifier(Key.self), initial: { Key.defaultValue },
            reduce: { Key.reduce(value: &$0, nextValue: $1) })
        return PreferenceListener(
            at: site, rules, location: nil, isSame: { ValueComparison.areEqual($0, $1) }, action: action,
            content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(PreferenceListener<Key.Value>.self).update(action)
    }
}

extension View {
    /// Sets a preference value for the parent views of this view. `value` replaces any value that the views inside this
    /// view set for the same key.
    nonisolated public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value)
        -> some View
    {
        modified(by: _PreferenceModifier<Key> { _ in value })
    }

    /// Changes the preference value that the views inside this view set. `callback` runs whenever SwiftUI computes the
    /// preference value.
    nonisolated public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modified(
            by: _PreferenceModifier<Key> { inside in
                var value = inside ?? Key.defaultValue
                callback(&value)
                return value
            })
    }

    /// Runs `action` with the first preference value, even if it is the default, and with each new value.
    /// `onPreferenceChange` actions run after the appearances and `onChange` actions of the update.
    @preconcurrency nonisolated public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, fileID: String = #fileID, line: Int = #line,
        perform action: @escaping @MainActor (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modified(
            by: _PreferenceListener<Key>(
                location: SourceLocation(fileID: fileID, line: line), action: action))
    }
}
