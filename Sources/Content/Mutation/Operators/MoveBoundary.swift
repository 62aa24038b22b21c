import SwiftSyntax

/// `a < b` becomes `a <= b`.
enum MoveBoundary: MutationOperator {
    static let name = "move-boundary"
    static let sentence = "Moves a boundary by one."

    static func changes(at node: Syntax) -> [Change] {
        guard let comparison = Comparison(node), let other = comparison.neighbor else { return [] }
        return [Change(comparison.sign, to: other, called: comparison.text)]
    }
}
