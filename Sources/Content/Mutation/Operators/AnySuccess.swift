import SwiftSyntax

/// `status == 200` becomes a check for the range from 200 to 299.
enum AnySuccess: MutationOperator {
    static let name = "any-success"
    static let sentence =
        "Accepts every status from 200 to 299. The author believes that each of them comes with content."

    static func changes(at node: Syntax) -> [Change] {
        guard let comparison = Comparison(node), comparison.isOfStatus,
            comparison.right.trimmedDescription == "200"
        else { return [] }
        let status = comparison.left.trimmedDescription
        return [comparison.replaced(by: "(200..<300).contains(\(status) ?? 0)")]
    }
}
