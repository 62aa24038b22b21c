import SwiftSyntax
import Wire

/// Two statements change places, if one of them waits or assigns.
enum SwapStatements: MutationOperator {
    static let name = "swap-statements"
    static let sentence = "Two steps are done in the wrong order."

    static func changes(at node: Syntax) -> [Change] {
        guard let statement = Statement(node), let (all, place) = statement.siblings, place + 1 < all.count
        else { return [] }
        let next = Statement(all[place + 1])
        // The order of two assignments of one moment makes no difference.
        let acts = [statement, next].filter { $0.waits || $0.assignment != nil }
        guard !acts.isEmpty, statement.assignment == nil || next.assignment == nil,
            !statement.item.item.is(GuardStmtSyntax.self), !next.item.item.is(GuardStmtSyntax.self),
            !statement.isView, !next.isView, !statement.declares, !next.declares
        else { return [] }
        return [
            Change(
                at: statement.item,
                called: "\(statement.item.trimmedDescription) / \(next.item.trimmedDescription)",
                [
                    Mutant.Edit(statement.item, to: next.item.trimmedDescription),
                    Mutant.Edit(next.item, to: statement.item.trimmedDescription),
                ])
        ]
    }
}
