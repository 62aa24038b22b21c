import SwiftSyntax

/// Removes `if Task.isCancelled { return }`.
enum DropCancellationCheck: MutationOperator {
    static let name = "drop-cancellation-check"
    static let sentence =
        "Removes the check for cancellation. The author believes that a canceled task stops by itself."

    static func changes(at node: Syntax) -> [Change] {
        guard let item = node.as(CodeBlockItemSyntax.self),
            let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
            branch.elseBody == nil, branch.conditions.trimmedDescription.contains("isCancelled")
        else { return [] }
        return [Change(item, to: "")]
    }
}
