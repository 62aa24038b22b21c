import SwiftSyntax

/// `phase = .loading` goes away.
enum DropAssignment: MutationOperator {
    static let name = "drop-assignment"
    static let sentence = "A value is not written, so what is on screen is that of before."

    static func changes(at node: Syntax) -> [Change] {
        guard let statement = Statement(node), statement.assignment != nil else { return [] }
        return [Change(statement.item, to: "")]
    }
}
