import SwiftSyntax

/// If the view has `.task(id: attempt) { … }`, `attempt += 1` becomes `Task { … }`.
enum RetryInTask: MutationOperator {
    static let name = "retry-in-task"
    static let sentence = "A button starts the work in its own Task, so the work survives the view."

    static func changes(at node: Syntax) -> [Change] {
        guard let statement = Statement(node), let assignment = statement.assignment, assignment.sign == "+="
        else { return [] }
        let works = node.root.all(FunctionCallExprSyntax.self).compactMap { call -> ClosureExprSyntax? in
            guard let modifier = ModifierCall(task: Syntax(call)),
                modifier.argument("id")?.expression.trimmedDescription == assignment.target.trimmedDescription
            else { return nil }
            return call.trailingClosure
        }
        return works.map { Change(statement.item, to: "Task \($0.trimmedDescription)") }
    }
}
