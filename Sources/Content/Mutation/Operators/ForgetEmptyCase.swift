import SwiftSyntax

/// `case .loaded(let list) where list.isEmpty: …` goes away.
enum ForgetEmptyCase: MutationOperator {
    static let name = "forget-empty-case"
    static let sentence = "An empty answer is shown as if there were something in it."

    static func changes(at node: Syntax) -> [Change] {
        guard let branch = node.as(SwitchCaseSyntax.self),
            let label = branch.label.as(SwitchCaseLabelSyntax.self),
            label.caseItems.contains(where: { $0.whereClause != nil })
        else { return [] }
        return [Change(branch, to: "", called: label.caseItems.trimmedDescription)]
    }
}
