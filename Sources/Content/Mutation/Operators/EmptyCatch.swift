import SwiftSyntax

/// `catch { phase = .failed }` becomes `catch {}`.
enum EmptyCatch: MutationOperator {
    static let name = "empty-catch"
    static let sentence = "Catches an error and ignores it."

    static func changes(at node: Syntax) -> [Change] {
        guard let clause = node.as(CatchClauseSyntax.self), !clause.body.statements.isEmpty else { return [] }
        return [
            Change(clause.body, to: "{}", called: clause.body.statements.last?.trimmedDescription ?? "")
        ]
    }
}
