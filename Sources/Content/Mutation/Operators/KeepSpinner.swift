import SwiftSyntax
import Wire

/// Adds a `ProgressView` behind a `switch` or an `if` that already contains a `ProgressView`.
enum KeepSpinner: MutationOperator {
    static let name = "keep-spinner"
    static let sentence = "Keeps the spinner on screen beside the loaded content."

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
