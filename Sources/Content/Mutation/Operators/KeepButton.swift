import SwiftSyntax
import Wire

/// A `Button` in one case of a `switch` moves behind the `switch`, so every case shows it.
enum KeepButton: MutationOperator {
    static let name = "keep-button"
    static let sentence = "Always shows a button that belongs to one state only."

    static func changes(at node: Syntax) -> [Change] {
        guard let item = node.as(CodeBlockItemSyntax.self),
            item.trimmedDescription.hasPrefix("Button("), item.nearest(SwitchCaseSyntax.self) != nil,
            item.parent?.parent?.is(SwitchCaseSyntax.self) == true,
            let choice = item.nearest(SwitchExprSyntax.self)
        else { return [] }
        let end = choice.endPositionBeforeTrailingTrivia
        return [
            Change(
                at: item,
                [Mutant.Edit(item, to: ""), .init(from: end, to: end, "\n\(item.trimmedDescription)")])
        ]
    }
}
