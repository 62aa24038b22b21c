import SwiftSyntax

/// Removes `phase = .loading`.
enum DropAssignment: MutationOperator {
    static let name = "drop-assignment"
    static let sentence = "Removes an assignment, so the old value stays on screen."

    static func changes(at node: Syntax) -> [Change] {
        guard let statement = Statement(node), statement.assignment != nil else { return [] }
        return [Change(statement.item, to: "")]
    }
}
