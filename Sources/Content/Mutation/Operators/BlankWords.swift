import SwiftSyntax

/// `Text("Could not load")` becomes `Text("")`, and `.failed("Could not load")` becomes `.failed("")`.
enum BlankWords: MutationOperator {
    static let name = "blank-words"
    static let sentence = "The screen shows an empty text instead of the message."

    static func changes(at node: Syntax) -> [Change] {
        guard let literal = node.as(StringLiteralExprSyntax.self), literal.trimmedDescription != "\"\"",
            let call = literal.parent?.as(LabeledExprSyntax.self)?.parent?.parent?
                .as(FunctionCallExprSyntax.self)
        else { return [] }
        let called = call.calledExpression
        let isCase = called.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        guard isCase || called.trimmedDescription == "Text" else { return [] }
        return [Change(literal, to: "\"\"")]
    }
}
