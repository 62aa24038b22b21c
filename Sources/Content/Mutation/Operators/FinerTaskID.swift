import SwiftSyntax

/// `.task(id: song.album)` becomes `.task(id: song)`. In the operator's other mutants, the task's id also
/// contains one more of the view's inputs.
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
        // Values that the id already contains are left out, because adding such a value would make no difference.
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
