import SwiftSyntax

/// `statusCode == 200` becomes `true`.
enum IgnoreStatus: MutationOperator {
    static let name = "ignore-status"
    static let sentence = "Accepts a response with any status."

    static func changes(at node: Syntax) -> [Change] {
        guard let comparison = Comparison(node), comparison.isOfStatus else { return [] }
        return [comparison.replaced(by: "true")]
    }
}
