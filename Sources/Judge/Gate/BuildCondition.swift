import SwiftSyntax
import Wire

/// Evaluates the `#if` conditions around a piece of source, as for a debug build for a phone (`decisions/0080`).
///
/// Nil for a condition that only the compiler can evaluate, such as the compiler's version.
enum BuildCondition {
    static func compiles(_ part: Syntax) -> Bool? {
        sequence(first: part, next: \.parent).lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }
            .reduce(true) { both($0, isChosen($1)) }
    }

    /// True if this is the first clause of the `#if` whose condition is true.
    private static func isChosen(_ clause: IfConfigClauseSyntax) -> Bool? {
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return nil }
        let earlier = clauses.prefix { $0.id != clause.id }.map { holds($0.condition) }
        return both(opposite(earlier.reduce(false, either)), holds(clause.condition))
    }

    private static func holds(_ condition: ExprSyntax?) -> Bool? {
        guard let condition else { return true }  // `#else` has no condition.
        if let words = condition.as(SequenceExprSyntax.self) { return holds(Array(words.elements)) }
        if let group = condition.as(TupleExprSyntax.self), let inner = group.elements.first {
            return holds(inner.expression)
        }
        if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return opposite(holds(negation.expression))
        }
        if let word = condition.as(BooleanLiteralExprSyntax.self) { return word.literal.text == "true" }
        if let flag = condition.as(DeclReferenceExprSyntax.self) { return flag.baseName.text == "DEBUG" }
        guard let question = condition.as(FunctionCallExprSyntax.self),
            let asked = question.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch question.calledExpression.trimmedDescription {
        case "os": return asked == "iOS"
        case "canImport": return canImport(asked)
        case "targetEnvironment": return false
        default: return nil
        }
    }

    /// Evaluates operands that are connected by `&&` and `||`. `&&` binds before `||`.
    private static func holds(_ words: [ExprSyntax]) -> Bool? {
        func isOperator(_ word: ExprSyntax, _ name: String) -> Bool {
            word.as(BinaryOperatorExprSyntax.self)?.operator.text == name
        }
        let alternatives = words.split { isOperator($0, "||") }
        if alternatives.count > 1 { return alternatives.map { holds(Array($0)) }.reduce(false, either) }
        let operands = words.split { isOperator($0, "&&") }
        guard operands.allSatisfy({ $0.count == 1 }) else { return nil }
        return operands.flatMap(\.self).map { holds($0) }.reduce(true, both)
    }

    /// False for Apple frameworks that the course does not imitate.
    private static func canImport(_ module: String) -> Bool? {
        if AppleFrameworks.elsewhere.contains(module) { return false }
        return ImportRule.allowed.contains(module) ? true : nil
    }

    private static func opposite(_ answer: Bool?) -> Bool? { answer.map { !$0 } }

    private static func both(_ left: Bool?, _ right: Bool?) -> Bool? {
        if left == false || right == false { return false }
        return left == nil || right == nil ? nil : true
    }

    private static func either(_ left: Bool?, _ right: Bool?) -> Bool? {
        opposite(both(opposite(left), opposite(right)))
    }
}
