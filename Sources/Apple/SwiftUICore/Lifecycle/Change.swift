public import Lifecycle
import Wire

nonisolated public struct _ChangeModifier<Value: Equatable>: _PrimitiveModifier {
    let watch: ChangeNode<Value>.Watch

    @MainActor public func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        ChangeNode(at: site, watch, content: content)
    }

    @MainActor public func update(_ node: Node) {
        node.as(ChangeNode<Value>.self).update(watch)
    }
}

extension View {
    // The closure types omit `@MainActor`, because `@MainActor` slows down the compiler in chains of `onChange`
    // modifiers.

    /// Runs `action` after an update in which `value` changed, once per update. Runs the `action` closure of the latest
    /// body run. With `initial`, the `onChange` action also runs at appearance, inner views before outer views.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, fileID: String = #fileID, line: Int = #line,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modified(
            by: _ChangeModifier(
                watch: .init(
                    value, isInitial: initial, isTold: !fileID.hasPrefix("SwiftUI/"),
                    location: SourceLocation(fileID: fileID, line: line), action: action)))
    }

    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, fileID: String = #fileID, line: Int = #line,
        _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial, fileID: fileID, line: line) { _, _ in action() }
    }

    /// Runs `action` after an update in which `value` changed. The older `onChange` runs the closure from the body run
    /// before the change, so the closure's captured values are old.
    @available(
        *, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead."
    )
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, fileID: String = #fileID, line: Int = #line,
        perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        modified(
            by: _ChangeModifier(
                watch: .init(
                    value, isInitial: false, runsNewAction: false,
                    location: SourceLocation(fileID: fileID, line: line), action: { _, new in action(new) })))
    }
}
