import SwiftSyntax

/// `if Task.isCancelled { return }` goes away.
enum DropCancellationCheck: MutationOperator {
    static let name = "drop-cancellation-check"
    static let sentence = "A task that is canceled ends by itself, and writes nothing more."

    static func changes(at node: Syntax) -> [Change] {
        guard let item = node.as(CodeBlockItemSyntax.self),
            let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
            branch.elseBody == nil, branch.conditions.trimmedDescription.contains("isCancelled")
        else { return [] }
        return [Change(item, to: "")]
    }
}
