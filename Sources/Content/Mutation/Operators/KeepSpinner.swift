import SwiftSyntax
import Wire

/// A `ProgressView` stands behind a `switch` or an `if` that has one in a single case.
enum KeepSpinner: MutationOperator {
    static let name = "keep-spinner"
    static let sentence = "The spinner stays beside what was loaded."

    static func changes(at node: Syntax) -> [Change] {
        let choice: Syntax? =
            if let choice = node.as(SwitchExprSyntax.self) {
                Syntax(choice)
            } else if let choice = node.as(IfExprSyntax.self), choice.parent?.is(IfExprSyntax.self) != true {
                Syntax(choice)
            } else {
                nil
            }
        guard let choice, choice.all(FunctionCallExprSyntax.self).contains(where: isSpinner) else {
            return []
        }
        let end = choice.endPositionBeforeTrailingTrivia
        let head = choice.trimmedDescription.prefix { $0 != "{" }
        return [Change(at: choice, called: String(head), [.init(from: end, to: end, "\nProgressView()")])]
    }

    private static func isSpinner(_ call: FunctionCallExprSyntax) -> Bool {
        call.calledExpression.trimmedDescription == "ProgressView"
    }
}
