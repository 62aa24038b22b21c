import SwiftSyntax

/// Removes `case .loaded(let list) where list.isEmpty: …`.
enum ForgetEmptyCase: MutationOperator {
    static let name = "forget-empty-case"
    static let sentence =
        "Removes the case for an empty list, so the screen treats an empty list like any other list."

    static func changes(at node: Syntax) -> [Change] {
        guard let branch = node.as(SwitchCaseSyntax.self),
            let label = branch.label.as(SwitchCaseLabelSyntax.self),
            label.caseItems.contains(where: { $0.whereClause != nil })
        else { return [] }
        return [Change(branch, to: "", called: label.caseItems.trimmedDescription)]
    }
}
