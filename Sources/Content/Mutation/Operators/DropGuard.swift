import SwiftSyntax

/// Removes `guard response.isFine else { throw … }`.
enum DropGuard: MutationOperator {
    static let name = "drop-guard"
    static let sentence = "Removes a guard, so the work begins without its condition."

    static func changes(at node: Syntax) -> [Change] {
        guard let item = node.as(CodeBlockItemSyntax.self),
            let condition = item.item.as(GuardStmtSyntax.self),
            // The operator does not remove guards about a status, because `IgnoreStatus` makes the same mistake.
            !isOfStatusOnly(condition.conditions),
            // The operator keeps a guard that binds names, because later statements would not compile without
            // the names.
            !condition.conditions.contains(where: { $0.condition.is(OptionalBindingConditionSyntax.self) })
        else { return [] }
        return [Change(item, to: "", called: condition.conditions.trimmedDescription)]
    }

    private static func isOfStatusOnly(_ conditions: ConditionElementListSyntax) -> Bool {
        let signs = conditions.all(BinaryOperatorExprSyntax.self)
        return conditions.count == 1 && signs.count == 1 && Comparison(Syntax(signs[0]))?.isOfStatus == true
    }
}
