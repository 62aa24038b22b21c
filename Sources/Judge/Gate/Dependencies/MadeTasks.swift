import SwiftSyntax
import Wire

/// Finds expressions that make a `Task`.
enum MadeTasks {
    /// True if the expression creates a task, as `Task { … }` and `Task.detached { … }` do.
    static func isTask(_ call: FunctionCallExprSyntax) -> Bool {
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            return reference.baseName.text == "Task"
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return base == "Task" && ["detached", "immediate"].contains(access.declName.baseName.text)
    }

    /// The task's place, and the property that keeps it: `work` in `work = Task { … }`. A local constant does not count
    /// as a property.
    static func note(on task: Syntax, _ reading: Reading) -> WorkNote.MadeTask {
        WorkNote.MadeTask(
            location: SourceLocation(file: reading.name, line: reading.line(of: task)),
            handle: handle(of: task))
    }

    /// The tasks that a piece of a type's work creates, in the order of the source. If the closures create no task
    /// themselves, the result has the tasks of the methods that the closures call on other types.
    static func notes(
        on work: ReadingWalk, of closures: [Syntax], in reading: Reading, _ callees: Callees
    ) -> [WorkNote.MadeTask] {
        let own = work.tasks.filter { $0.root.id == Syntax(reading.tree).root.id }.map {
            note(on: $0, reading)
        }
        let notes =
            own.isEmpty ? closures.flatMap { callees.tasks(from: $0, in: reading) } : own
        return Set(notes).sorted {
            ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line)
        }
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
