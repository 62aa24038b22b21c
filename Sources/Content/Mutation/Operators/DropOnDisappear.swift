import SwiftSyntax

/// `.onDisappear { work?.cancel() }` goes away.
enum DropOnDisappear: MutationOperator {
    static let name = "drop-on-disappear"
    static let sentence = "Work that a view began goes on when the view has gone."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(node), modifier.name == "onDisappear" else { return [] }
        return [modifier.replaced(by: "")]
    }
}
