import SwiftSyntax

/// `.task { await load() }` becomes `.onAppear { Task { await load() } }`.
enum TaskToOnAppear: MutationOperator {
    static let name = "task-to-on-appear"
    static let sentence = "Work that begins in onAppear is owned by no view, and does not end with one."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(task: node),
            let work = modifier.call.trailingClosure
        else { return [] }
        return [modifier.replaced(by: ".onAppear { Task \(work.trimmedDescription) }")]
    }
}
