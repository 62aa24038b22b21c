import SwiftSyntax

/// `if list.isEmpty` becomes `if !(list.isEmpty)`, and so in `guard`, `while`, `where` and before `?`.
enum NegateCondition: MutationOperator {
    static let name = "negate-condition"
    static let sentence = "The two ways of a decision are mixed up."

    static func changes(at node: Syntax) -> [Change] {
        let condition: ExprSyntax? =
            if let element = node.as(ConditionElementSyntax.self) {
                element.condition.as(ExprSyntax.self)
            } else if let clause = node.as(WhereClauseSyntax.self) {
                clause.condition
            } else {
                nil
            }
        guard let condition else { return [] }
        return [Change(condition, to: "!(\(condition.trimmedDescription))")]
    }
}
