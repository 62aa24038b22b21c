import Lifecycle
import Wire

/// A tap runs the button's `action` at once, unless the button is disabled.
nonisolated public struct Button<Label: View>: _PrimitiveView {
    private let label: _ButtonLabel<Label>
    private let action: @MainActor () -> Void
    private var opening: ControlNode.Opening?

    @preconcurrency public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.label = _ButtonLabel(label(), role: role)
        self.action = action
    }

    init(
        opens opening: ControlNode.Opening?, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(action: action, label: label)
        self.opening = opening
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        makeNode(at: site, styledWith: configuration) { site in
            let node = ControlNode(at: site, .button, label: { label._makeNode(at: $0) }, action: action)
            node.opening = opening
            node.purpose = label.role.purpose
            return node
        }
    }

    @MainActor public func _update(_ node: Node) {
        update(node, styledWith: configuration) { node in
            node.as(ControlNode.self).update(action: action)
            node.as(ControlNode.self).opening = opening
            node.as(ControlNode.self).purpose = label.role.purpose
            node.children.first.map(label._update)
        }
    }

    @MainActor private func configuration() -> PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: label.role, label: .init(label), action: action)
    }
}

extension ButtonRole? {
    @MainActor fileprivate var purpose: ControlNode.Purpose {
        switch self {
        case .cancel?: .cancel
        case .destructive?: .destructive
        case _: .any
        }
    }
}

/// A dialog uses the roles of its buttons to decide which buttons to add.
nonisolated public struct ButtonRole: Equatable, Sendable {
    private let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")

    fileprivate var words: String {
        switch name {
        case "destructive": "Delete"
        case "confirm": "OK"
        default: name.prefix(1).uppercased() + name.dropFirst()
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button with the default label of its role, such as `Close` or `OK`.
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(words: role.words) }
    }
}

/// The label of a button for which the app gives only a role.
nonisolated public struct DefaultButtonLabel: View {
    let words: String
    @MainActor public var body: some View { Text(verbatim: words) }
}

extension Button where Label == Text {
    @preconcurrency public init(
        _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }

    @preconcurrency @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @preconcurrency @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
