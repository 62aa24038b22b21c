import SwiftSyntax

/// `.task(id: song.album)` becomes `.task(id: song)`, so the task restarts more often. The operator's other mutants add
/// one of the view's inputs to the task's id.
enum FinerTaskID: MutationOperator {
    static let name = "finer-task-id"
    static let sentence = "The task's id also changes with a value that the work does not need."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(task: node),
            let id = modifier.argument("id")?.expression
        else { return [] }
        let text = id.trimmedDescription
        var changes: [Change] = []
        if let base = id.as(MemberAccessExprSyntax.self)?.base {
            changes.append(Change(id, to: base.trimmedDescription, called: text))
        }
        // Inputs that the id already contains are left out, because adding them would make no difference.
        let made =
            node.root.all(PatternBindingSyntax.self)
            .filter { $0.pattern.trimmedDescription == text && $0.accessorBlock != nil }
            .map(Syntax.init) + [Syntax(id)]
        let names = made.flatMap { $0.all(DeclReferenceExprSyntax.self) }.map(\.baseName.text)
        let inputs = node.nearest(StructDeclSyntax.self).map(StoredProperty.inputs) ?? []
        for input in inputs where !names.contains(input.name) {
            let ids = "[AnyHashable(\(text)), AnyHashable(\(input.name))]"
            changes.append(Change(id, to: ids, called: "\(text) and \(input.name)"))
        }
        return changes
    }
}
