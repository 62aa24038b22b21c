import SwiftSyntax

/// `statusCode == 200` becomes a look at whether it is between 200 and 299.
enum AnySuccess: MutationOperator {
    static let name = "any-success"
    static let sentence = "Each status of success is taken for one that brings content."

    static func changes(at node: Syntax) -> [Change] {
        guard let comparison = Comparison(node), comparison.isOfStatus,
            comparison.right.trimmedDescription == "200"
        else { return [] }
        let status = comparison.left.trimmedDescription
        return [comparison.replaced(by: "(200..<300).contains(\(status) ?? 0)")]
    }
}
