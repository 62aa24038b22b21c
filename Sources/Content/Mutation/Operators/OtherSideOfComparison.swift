import SwiftSyntax

/// `count == 0` becomes `count != 0`, and `a < b` becomes `a >= b`.
enum OtherSideOfComparison: MutationOperator {
    static let name = "other-side-of-comparison"
    static let sentence = "Makes a comparison true where it was false, and false where it was true."

    static func changes(at node: Syntax) -> [Change] {
        guard let comparison = Comparison(node), let other = comparison.opposite else { return [] }
        return [Change(comparison.sign, to: other, called: comparison.text)]
    }
}
