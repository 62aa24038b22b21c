import SwiftSyntax
import Wire

/// A view beside a `switch` moves into the case `.loaded` of the `switch`. A view beside an `if let` moves into the
/// first branch of the `if let`.
enum HideUntilLoaded: MutationOperator {
    static let name = "hide-until-loaded"
    static let sentence = "Shows a view only after the load, although the view does not depend on the load."

    static func changes(at node: Syntax) -> [Change] {
        guard let item = node.as(CodeBlockItemSyntax.self), Subview(item) != nil,
            let (all, place) = Statement(item).siblings
        else { return [] }
        let ends = all.indices.filter { $0 != place }.lazy.compactMap { end(ofContentIn: all[$0]) }
        guard let end = ends.first else { return [] }
        return [
            Change(
                at: item,
                [Mutant.Edit(item, to: ""), .init(from: end, to: end, "\n\(item.trimmedDescription)\n")])
        ]
    }

    private static func end(ofContentIn item: CodeBlockItemSyntax) -> AbsolutePosition? {
        guard let branch = item.item.as(ExpressionStmtSyntax.self)?.expression else { return nil }
        if let choice = branch.as(SwitchExprSyntax.self) {
            let loaded = choice.cases.last { $0.trimmedDescription.hasPrefix("case .loaded") }
            return loaded?.as(SwitchCaseSyntax.self)?.statements.last?.endPositionBeforeTrailingTrivia
        }
        guard let choice = branch.as(IfExprSyntax.self),
            choice.conditions.first?.condition.is(OptionalBindingConditionSyntax.self) == true
        else { return nil }
        return choice.body.statements.last?.endPositionBeforeTrailingTrivia
    }
}
