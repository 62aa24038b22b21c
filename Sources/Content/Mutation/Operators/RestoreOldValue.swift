import SwiftSyntax
import Wire

/// Adds code after `phase = .loaded(new)` that restores the old content. Replaces `phase = .failed` with the old content if the
/// view had content.
enum RestoreOldValue: MutationOperator {
    static let name = "restore-old-value"
    static let sentence = "Restores the old content after a later load."

    static func changes(at node: Syntax) -> [Change] {
        // Only a task that loads again while content is on screen can restore old content.
        guard let function = node.as(FunctionDeclSyntax.self), let body = function.body,
            node.root.all(FunctionCallExprSyntax.self).contains(where: {
                loadsAgain($0) && calls(function.name.text, in: $0)
            })
        else { return [] }
        let optional = node.root.all(VariableDeclSyntax.self).filter {
            $0.parent?.is(MemberBlockItemSyntax.self) == true
        }
        .compactMap(StoredProperty.init).filter { $0.type?.hasSuffix("?") == true }.map(\.name)
        let start = body.leftBrace.endPositionBeforeTrailingTrivia
        return body.all(CodeBlockItemSyntax.self).compactMap { item in
            guard let assignment = Statement(item).assignment, assignment.sign == "=" else { return nil }
            let target = assignment.target.trimmedDescription
            let hasContent: String
            if assignment.value.contains(".loaded(") || assignment.value.contains(".failed") {
                hasContent = "if case .loaded = former"
            } else if optional.contains(target), item.nearest(DoStmtSyntax.self) != nil {
                hasContent = "if former != nil"
            } else {
                return nil
            }
            let text = item.trimmedDescription
            let former =
                item.nearest(CatchClauseSyntax.self) == nil
                ? "\(text)\n\(hasContent) { \(target) = former }"
                : "\(hasContent) { \(target) = former } else { \(text) }"
            return Change(
                at: item,
                [.init(from: start, to: start, "\nlet former = \(target)"), Mutant.Edit(item, to: former)])
        }
    }

    /// True for a task that loads again while content is on screen; false for a task whose id changes only to retry
    /// after a failure.
    private static func loadsAgain(_ call: FunctionCallExprSyntax) -> Bool {
        guard let id = ModifierCall(task: Syntax(call))?.argument("id")?.expression else { return false }
        let changes = call.root.all(CodeBlockItemSyntax.self).filter {
            Statement($0).assignment?.target.trimmedDescription == id.trimmedDescription
        }
        return changes.isEmpty
            || !changes.allSatisfy {
                $0.nearest(SwitchCaseSyntax.self)?.label.trimmedDescription.contains(".failed") == true
            }
    }

    /// True if the task's closure calls this function, as in `await model.load()`.
    private static func calls(_ name: String, in task: FunctionCallExprSyntax) -> Bool {
        task.trailingClosure?.all(DeclReferenceExprSyntax.self).contains { $0.baseName.text == name } == true
    }
}
