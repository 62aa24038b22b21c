import SwiftSyntax

/// A call with a leading dot, such as `.task(id: address) { … }`, and the view that it is called on.
struct ModifierCall {
    let call: FunctionCallExprSyntax
    let access: MemberAccessExprSyntax
    let base: ExprSyntax

    init?(_ node: Syntax) {
        guard let call = node.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
        else { return nil }
        self.call = call
        self.access = access
        self.base = base
    }

    /// Reads a call of `.task`, with or without an id; returns nil for any other node.
    init?(task node: Syntax) {
        self.init(node)
        guard name == "task" else { return nil }
    }

    var name: String { access.declName.baseName.text }

    func argument(_ label: String) -> LabeledExprSyntax? {
        call.arguments.first { $0.label?.text == label }
    }

    /// The modifier's call without its trailing closure: `.task(id: address)`.
    var head: String { ".\(name)\(call.leftParen == nil ? "" : "(\(call.arguments.trimmedDescription))")" }

    /// Makes a change that replaces the call and the dot before it, but not the view before the dot.
    func replaced(by replacement: String) -> Change {
        let start = base.endPositionBeforeTrailingTrivia
        return Change(
            at: access.declName, called: head,
            [.init(from: start, to: call.endPositionBeforeTrailingTrivia, replacement)])
    }
}
