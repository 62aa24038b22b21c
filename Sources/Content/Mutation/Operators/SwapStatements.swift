import SwiftSyntax
import Wire

/// Swaps two adjacent statements if one of them waits or returns, because other swaps rarely have a visible effect.
enum SwapStatements: MutationOperator {
    static let name = "swap-statements"
    static let sentence = "The code does two steps in the wrong order."

    static func changes(at node: Syntax) -> [Change] {
        guard let statement = Statement(node), let (all, place) = statement.siblings, place + 1 < all.count
        else { return [] }
        let next = Statement(all[place + 1])
        let pair = [statement, next]
        guard pair.contains(where: { $0.waits || $0.leaves }),
            pair.contains(where: { $0.waits || $0.assignment != nil }),
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
