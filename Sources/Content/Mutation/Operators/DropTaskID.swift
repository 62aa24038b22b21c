import SwiftSyntax

/// `.task(id: address) { … }` becomes `.task { … }`.
enum DropTaskID: MutationOperator {
    static let name = "drop-task-id"
    static let sentence =
        "Removes the task's id, so the task does not run again when the values that it reads change."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(task: node),
            let id = modifier.argument("id"), let open = modifier.call.leftParen,
            let close = modifier.call.rightParen
        else { return [] }
        let rest = modifier.call.arguments.filter { $0.id != id.id }.map(\.trimmedDescription)
        let start = open.positionAfterSkippingLeadingTrivia
        let words = rest.isEmpty ? "" : "(\(rest.joined(separator: ", ")))"
        return [
            Change(
                at: id, [.init(from: start, to: close.endPositionBeforeTrailingTrivia, words)])
        ]
    }
}
