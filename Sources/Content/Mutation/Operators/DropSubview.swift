import SwiftSyntax

/// Removes `Image(uiImage: picture)` or `if isLoading { … }` from a view's content.
enum DropSubview: MutationOperator {
    static let name = "drop-subview"
    static let sentence = "Removes one view from the screen."

    static func changes(at node: Syntax) -> [Change] {
        guard let item = node.as(CodeBlockItemSyntax.self), let subview = Subview(item),
            // The operator keeps a literal text, because the operator `BlankWords` already empties
            // literal texts.
            !subview.isLiteralText
        else { return [] }
        return [Change(item, to: subview.isAlone ? "EmptyView()" : "")]
    }
}
