import SwiftSyntax

/// `.task { await load() }` becomes `.onAppear { Task { await load() } }`.
enum TaskToOnAppear: MutationOperator {
    static let name = "task-to-on-appear"
    static let sentence =
        "Starts the work in onAppear, so no view owns the work, and the work survives the view."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(task: node),
            let work = modifier.call.trailingClosure
        else { return [] }
        return [modifier.replaced(by: ".onAppear { Task \(work.trimmedDescription) }")]
    }
}
