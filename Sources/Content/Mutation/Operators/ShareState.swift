import SwiftSyntax

/// `@State private var isLiked = false` becomes a static variable, which all views of the type share.
enum ShareState: MutationOperator {
    static let name = "share-state"
    static let sentence =
        "All views of one type share a value, so an item or a later visit shows the state of another."

    static func changes(at node: Syntax) -> [Change] {
        guard let property = StoredProperty(state: node), property.model == nil,
            let value = property.value, let type = property.type ?? type(of: value),
            !node.root.contains({ isBinding($0, of: property.name) }),
            // The operator leaves out a counter that is a task's id, because such a task works with any first
            // value.
            !isTaskID(property.name, in: node.root)
        else { return [] }
        let (name, shared, writes) = (property.name, "shared_\(property.name)", "writesOf_\(property.name)")
        return [
            Change(
                property.variable,
                to: """
                    private static var \(shared): \(type) = \(value.trimmedDescription)
                    @State private var \(writes) = 0
                    private var \(name): \(type) {
                    get { _ = \(writes); return Self.\(shared) }
                    nonmutating set { Self.\(shared) = newValue; \(writes) += 1 }
                    }
                    """)
        ]
    }

    private static func type(of value: ExprSyntax) -> String? {
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        return value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    }

    /// True if a task's id contains this value.
    private static func isTaskID(_ name: String, in root: Syntax) -> Bool {
        root.all(FunctionCallExprSyntax.self).compactMap { ModifierCall(task: Syntax($0))?.argument("id") }
            .contains {
                $0.expression.all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == name }
            }
    }

    /// True if the source needs the property wrapper itself, as in `$query` or `_tab`.
    private static func isBinding(_ node: Syntax, of name: String) -> Bool {
        guard let used = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return used == "$\(name)" || used == "_\(name)"
    }
}
