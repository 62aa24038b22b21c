import SwiftSyntax

/// `guard response.isFine else { throw … }` goes away.
enum DropGuard: MutationOperator {
    static let name = "drop-guard"
    static let sentence = "What is asked for before the work is not asked for."

    static func changes(at node: Syntax) -> [Change] {
        guard let item = node.as(CodeBlockItemSyntax.self),
            let condition = item.item.as(GuardStmtSyntax.self),
            // A name that the guard binds is needed below it.
            !condition.conditions.contains(where: { $0.condition.is(OptionalBindingConditionSyntax.self) })
        else { return [] }
        return [Change(item, to: "", called: condition.conditions.trimmedDescription)]
    }
}
