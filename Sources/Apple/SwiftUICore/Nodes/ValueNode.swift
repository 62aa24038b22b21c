import Lifecycle
import Wire

/// The node of a control with a value. The screen shows a control with a value as one line: its label and its value.
///
/// `Handler` is the type of the user's action on the control. The type `Handler` decides to which protocols the node
/// conforms.
@MainActor final class ValueNode<Handler>: Node {
    struct Holding {
        var kind: ScreenLine.Kind = .field
        var reading: String
        var separator = ": "
        var handler: Handler
    }
    var holding: Holding

    init(at site: Site, _ holding: Holding, label: (Site) -> Node) {
        self.holding = holding
        super.init(at: site)
        build([label(inside)])
    }

    var label: String { words(of: children) }

    func handle(_ action: () -> Void) {
        guard isEnabled else { return }
        Scopes.enter(Scope(view: path, phase: .action), action)
    }

    override func draw(on screen: inout Screen) {
        let parts = [label, holding.reading].filter { !$0.isEmpty }
        screen.add(holding.kind, parts.joined(separator: holding.separator))
    }
}

package nonisolated struct Toggling {
    let flip: @MainActor () -> Void

    package init(flip: @escaping @MainActor () -> Void) { self.flip = flip }
}

extension ValueNode: Toggleable, Touchable where Handler == Toggling {
    func activate() { handle { holding.handler.flip() } }
}

package nonisolated struct Typing {
    let replace: @MainActor (String) -> Void
    let submit: @MainActor () -> Void
    /// Whether the return key ends typing in the field.
    var isLeftByReturn = true

    package init(
        replace: @escaping @MainActor (String) -> Void, submit: @escaping @MainActor () -> Void,
        isLeftByReturn: Bool = true
    ) {
        self.replace = replace
        self.submit = submit
        self.isLeftByReturn = isLeftByReturn
    }
}

extension ValueNode: Typable where Handler == Typing {
    func type(_ text: String) {
        // Each typed letter is a separate event and update.
        for end in text.isEmpty ? [text.endIndex] : text.indices.map(text.index(after:)) where isInTree {
            handle {
                takeFocus()
                holding.handler.replace(String(text[..<end]))
            }
            tree.flush()
        }
    }

    func submit() {
        handle {
            takeFocus()
            holding.handler.submit()
            if holding.handler.isLeftByReturn { loseFocus() }
        }
    }
}

package nonisolated struct Stepping {
    let step: @MainActor (_ direction: Int) -> Void

    package init(step: @escaping @MainActor (_ direction: Int) -> Void) { self.step = step }
}

/// A stepper or slider offers the options "+" and "-" to scenarios: `choose "+" in "Volume"`.
extension ValueNode: Choosable where Handler == Stepping {
    var options: [String] { ["+", "-"] }

    func choose(_ option: String) -> Bool {
        guard let place = options.firstIndex(of: option) else { return false }
        handle { holding.handler.step(place == 0 ? 1 : -1) }
        return true
    }
}

package nonisolated struct ValueControl<Label: View, Handler>: _PrimitiveView {
    let label: Label
    let holding: ValueNode<Handler>.Holding

    package init(
        _ label: Label, kind: ScreenLine.Kind = .field, reading: String, separator: String = ": ",
        handler: Handler
    ) {
        self.label = label
        holding = .init(kind: kind, reading: reading, separator: separator, handler: handler)
    }

    @MainActor package func _makeNode(at site: Site) -> Node {
        ValueNode(at: site, holding) { label._makeNode(at: $0) }
    }

    @MainActor package func _update(_ node: Node) {
        node.as(ValueNode<Handler>.self).holding = holding
        node.children.first.map(label._update)
    }
}
