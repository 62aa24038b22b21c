import SwiftSyntax
import Wire

/// Finds the closures that run on a user's action, such as a button's action, and that make a `Task`.
enum ActionNotes {
    private static let callers: Set<String> = [
        "Button", "onTapGesture", "onLongPressGesture", "onSubmit", "onDelete", "onMove", "onEnded",
        "onDismiss",
    ]
    private static let labels: Set<String> = ["action", "perform", "onDismiss"]

    static func all(in reading: Reading, _ outlines: TypeOutlines, _ callees: Callees) -> [WorkNote] {
        reading.nodes.compactMap { node -> WorkNote? in
            guard let call = node.as(FunctionCallExprSyntax.self), Modifier(node) == nil,
                let action = action(of: call), let type = outlines.outline(around: call)
            else { return nil }
            var work = ReadingWalk(in: type, around: call)
            work.walk(action)
            let tasks = MadeTasks.notes(on: work, of: [Syntax(action)], in: reading, callees)
            guard !tasks.isEmpty else { return nil }
            return WorkNote(
                modifier: isDismissal(call) ? "onDismiss" : "action", file: reading.name,
                firstLine: reading.line(of: Syntax(call.calledExpression)),
                lastLine: reading.line(of: Syntax(action)),
                tasks: tasks,
                type: Declaration.innermostType(around: call))
        }
    }

    /// The closure that runs when the user uses the control. In a `Button` with two closures, the first closure is the
    /// action.
    static func action(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
        let labeled = call.arguments.first { labels.contains($0.label?.identifier?.name ?? "") }
        if let closure = labeled?.expression.as(ClosureExprSyntax.self) { return closure }
        if isDismissal(call) { return call.trailingClosure }
        guard labeled == nil, callers.contains(name(of: call)) else { return nil }
        return call.trailingClosure
    }

    /// True for a `sheet` or `fullScreenCover` with an `onDismiss` closure. An unlabeled `onDismiss` closure comes
    /// before the closure `content:`.
    private static func isDismissal(_ call: FunctionCallExprSyntax) -> Bool {
        guard ["sheet", "fullScreenCover"].contains(name(of: call)) else { return false }
        return call.additionalTrailingClosures.contains { $0.label.text == "content" }
            || call.arguments.contains { $0.label?.text == "onDismiss" }
    }

    static func name(of call: FunctionCallExprSyntax) -> String {
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    }
}
