import SwiftSyntax
import Wire

/// Recognizes expressions that make a `Task`.
enum MadeTasks {
    /// True for `Task { … }`, `Task.detached { … }` and `Task.immediate { … }`.
    static func isTask(_ call: FunctionCallExprSyntax) -> Bool {
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text == "Task"
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return base == "Task" && ["detached", "immediate"].contains(access.declName.baseName.text)
    }

    /// The task's line, and the property that keeps it: `work` in `work = Task { … }`. A local constant that
    /// keeps a task does not count.
    static func note(on task: Syntax, _ reading: Reading) -> WorkNote.MadeTask {
        WorkNote.MadeTask(line: reading.line(of: task), handle: handle(of: task))
    }

    private static func handle(of task: Syntax) -> String? {
        guard let list = task.parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == task.id }), place > 1,
            Changes.isPlainAssignment(elements[place - 1])
        else { return nil }
        return Changes.name(of: elements[place - 2])
    }
}
