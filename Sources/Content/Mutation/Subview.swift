import SwiftSyntax

/// A view in another view's content, such as `Text(title)` in `VStack { … }`. A stack is not a subview, because it only
/// contains other views.
struct Subview {
    let item: CodeBlockItemSyntax

    init?(_ item: CodeBlockItemSyntax) {
        guard Self.isContent(item), Self.isShown(item) else { return nil }
        self.item = item
    }

    /// True if the subview is the only view in its content. If an operator removes a subview that is alone, the
    /// operator must put another view in the subview's place.
    var isAlone: Bool { item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 }

    var isLiteralText: Bool {
        guard let call = Self.call(of: item), call.calledExpression.trimmedDescription == "Text" else {
            return false
        }
        return call.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
    }

    private static let holders: Set<String> = [
        "VStack", "HStack", "ZStack", "NavigationStack", "TabView", "Group", "Section",
    ]

    /// True for a view's call, or an `if` without `else` that shows only views.
    private static func isShown(_ item: CodeBlockItemSyntax) -> Bool {
        if let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
            return branch.elseBody == nil && branch.body.statements.allSatisfy { Statement($0).isView }
        }
        guard Statement(item).isView, let call = call(of: item) else { return false }
        return !holders.contains(call.calledExpression.trimmedDescription)
    }

    /// True if the enclosing closure is the content of a stack, or the enclosing property is a `body`.
    private static func isContent(_ item: CodeBlockItemSyntax) -> Bool {
        for node in sequence(first: Syntax(item), next: \.parent) {
            if let closure = node.as(ClosureExprSyntax.self) {
                let called = closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
                return called.map { holders.contains($0.trimmedDescription) } == true
            }
            if let binding = node.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.trimmedDescription == "some View"
            }
            if node.is(FunctionDeclSyntax.self) { return false }
        }
        return false
    }

    /// Finds the call that makes the view, without the modifiers that follow it.
    private static func call(of item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
        var call = Statement(item).expression?.as(FunctionCallExprSyntax.self)
        while let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base {
            call = base.as(FunctionCallExprSyntax.self)
        }
        return call
    }
}
