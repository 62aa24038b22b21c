import SwiftSyntax
import Wire

/// `phase = .loading` moves behind the first `await` after it.
enum SetPhaseTooLate: MutationOperator {
    static let name = "set-phase-too-late"
    static let sentence = "Changes the screen only after the work is done."

    static func changes(at node: Syntax) -> [Change] {
        guard let statement = Statement(node), statement.assignment != nil,
            let (all, place) = statement.siblings,
            let waiting = all[(place + 1)...].first(where: { Statement($0).waits })
        else { return [] }
        // In a `do` block, the assignment moves behind the first statement that waits, so it stays inside the block.
        let block = waiting.item.as(DoStmtSyntax.self)?.body.statements
        let last = block?.first { Statement($0).waits } ?? waiting
        let end = last.endPositionBeforeTrailingTrivia
        let words = statement.item.trimmedDescription
        return [
            Change(
                at: statement.item,
                [Mutant.Edit(statement.item, to: ""), .init(from: end, to: end, "\n\(words)")])
        ]
    }
}
