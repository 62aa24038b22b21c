import SwiftSyntax

/// Removes `.onDisappear { work?.cancel() }`.
enum DropOnDisappear: MutationOperator {
    static let name = "drop-on-disappear"
    static let sentence =
        "Removes onDisappear, so work that the view started continues after the view is gone."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(node), modifier.name == "onDisappear" else { return [] }
        return [modifier.replaced(by: "")]
    }
}
