import SwiftSyntax
import Wire

/// `phase = .loading` moves behind the first `await` after it.
enum SetPhaseTooLate: MutationOperator {
    static let name = "set-phase-too-late"
    static let sentence = "What is on screen changes only when the work is done."

    static func changes(at node: Syntax) -> [Change] {
        guard let statement = Statement(node), statement.assignment != nil,
            let (all, place) = statement.siblings,
            let waiting = all[(place + 1)...].first(where: { Statement($0).waits })
        else { return [] }
        // In a `do` the first statement that waits is what it waits for.
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
