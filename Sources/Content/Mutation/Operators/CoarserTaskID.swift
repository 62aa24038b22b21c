import SwiftSyntax

/// `.task(id: address)` becomes `.task(id: String(describing: address).count)`.
enum CoarserTaskID: MutationOperator {
    static let name = "coarser-task-id"
    static let sentence = "The task's id stays the same for two values that need different work."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(task: node),
            let id = modifier.argument("id")?.expression
        else { return [] }
        let text = id.trimmedDescription
        return [Change(id, to: "String(describing: \(text)).count", called: text)]
    }
}
