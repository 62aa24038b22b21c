import SwiftSyntax

/// `.task { await load() }` becomes `.task { Task { await load() } }`.
enum TaskInTask: MutationOperator {
    static let name = "task-in-task"
    static let sentence =
        "Starts a second task inside the task. Canceling the outer task does not cancel the inner one."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(task: node),
            let work = modifier.call.trailingClosure
        else { return [] }
        return [Change(work, to: "{ Task \(work.trimmedDescription) }", called: modifier.head)]
    }
}
