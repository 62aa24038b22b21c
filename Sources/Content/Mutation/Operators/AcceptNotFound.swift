import SwiftSyntax

/// `status == 200` becomes a check for 200 or 404.
enum AcceptNotFound: MutationOperator {
    static let name = "accept-not-found"
    static let sentence = "Accepts status 404 like 200, so the screen shows the body of the 404 response."

    static func changes(at node: Syntax) -> [Change] {
        guard let comparison = Comparison(node), comparison.isOfStatus,
            comparison.right.trimmedDescription == "200"
        else { return [] }
        let status = comparison.left.trimmedDescription
        return [comparison.replaced(by: "[200, 404].contains(\(status) ?? 0)")]
    }
}
