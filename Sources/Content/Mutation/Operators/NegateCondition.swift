import SwiftSyntax
import Text
import Wire

/// `if list.isEmpty` becomes `if !(list.isEmpty)`. Besides `if`, the operator negates the conditions of `guard`,
/// `while`, `where` and `?:`.
enum NegateCondition: MutationOperator {
    static let name = "negate-condition"
    static let sentence = "Swaps the two branches of a condition."

    static func changes(at node: Syntax) -> [Change] {
        if let list = node.as(SequenceExprSyntax.self)?.elements { return ternaries(in: Array(list)) }
        let condition: ExprSyntax? =
            if let element = node.as(ConditionElementSyntax.self) {
                element.condition.as(ExprSyntax.self)
            } else if let clause = node.as(WhereClauseSyntax.self) {
                clause.condition
            } else {
                nil
            }
        // For a single comparison, `OtherSideOfComparison` makes the same mutant.
        let signs = condition?.all(BinaryOperatorExprSyntax.self) ?? []
        guard let condition, signs.count != 1 || Comparison(Syntax(signs[0])) == nil else { return [] }
        return [Change(condition, to: "!(\(condition.trimmedDescription))")]
    }

    /// Negates the condition before `?` in `a ? b : c`. SwiftParser lists operands and operators without grouping them,
    /// so the condition begins after the last assignment operator.
    private static func ternaries(in list: [ExprSyntax]) -> [Change] {
        list.indices.filter { list[$0].is(UnresolvedTernaryExprSyntax.self) }.prefix(1).compactMap { place in
            let begin = list[..<place].lastIndex { $0.is(AssignmentExprSyntax.self) }.map { $0 + 1 } ?? 0
            let condition = list[begin..<place]
            guard let first = condition.first, let last = condition.last,
                !condition.contains(where: { Comparison(Syntax($0)) != nil })
            else { return nil }
            let text = condition.map(\.description).joined().onOneLine
            return Change(
                at: first, called: text,
                [
                    .init(
                        from: first.positionAfterSkippingLeadingTrivia,
                        to: last.endPositionBeforeTrailingTrivia, "!(\(text))")
                ])
        }
    }
}
