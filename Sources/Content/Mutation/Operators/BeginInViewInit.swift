import SwiftSyntax
import Wire

/// The work of `.task { … }` moves into the view's `init`.
enum BeginInViewInit: MutationOperator {
    static let name = "begin-in-view-init"
    static let sentence = "The view loads in its initializer, even if the view never appears."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(task: node),
            let work = modifier.call.trailingClosure, let view = node.nearest(StructDeclSyntax.self)
        else { return [] }
        let begin = "Task { [self] in \(work.statements.trimmedDescription) }"
        let place: AbsolutePosition
        let words: String
        let own = view.memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self)?.body }
            .first
        if let own {
            place = own.rightBrace.positionAfterSkippingLeadingTrivia
            words = "\n\(begin)\n"
        } else {
            let inputs = StoredProperty.inputs(of: view)
            let parameters = inputs.map { "\($0.name): \($0.type ?? "Never")" }.joined(separator: ", ")
            let taken = inputs.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n")
            place = view.memberBlock.leftBrace.endPositionBeforeTrailingTrivia
            words = "\ninit(\(parameters)) {\n\(taken)\n\(begin)\n}\n"
        }
        return [
            Change(
                at: modifier.access.declName, called: modifier.head,
                [.init(from: place, to: place, words)] + modifier.replaced(by: "").edits)
        ]
    }
}
