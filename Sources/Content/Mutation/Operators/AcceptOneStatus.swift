import SwiftSyntax

/// `status == 200` becomes `[200, 404].contains(status ?? 0)`, and the same with 500.
enum AcceptOneStatus: MutationOperator {
    static let name = "accept-one-status"
    static let sentence = "Accepts one status besides 200, so the screen shows the body of that refusal."

    static func changes(at node: Syntax) -> [Change] {
        guard let comparison = Comparison(node), comparison.isOfStatus,
            comparison.right.trimmedDescription == "200"
        else { return [] }
        let status = comparison.left.trimmedDescription
        return [404, 500].map { other in
            let change = comparison.replaced(by: "[200, \(other)].contains(\(status) ?? 0)")
            return change.called("\(other) beside \(comparison.text)")
        }
    }
}
