import SwiftSyntax

/// `.task(id: song.album)` becomes `.task(id: song)`, and a property that the work does not read joins an id.
enum FinerTaskID: MutationOperator {
    static let name = "finer-task-id"
    static let sentence = "The id of a task changes with a value that makes no difference to the work."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(node), modifier.name == "task",
            let id = modifier.argument("id")?.expression
        else { return [] }
        let text = id.trimmedDescription
        var changes: [Change] = []
        if let base = id.as(MemberAccessExprSyntax.self)?.base {
            changes.append(Change(id, to: base.trimmedDescription, called: text))
        }
        let view = node.nearest(StructDeclSyntax.self)
        for input in view.map(StoredProperty.inputs) ?? [] where input.name != text {
            let ids = "[AnyHashable(\(text)), AnyHashable(\(input.name))]"
            changes.append(Change(id, to: ids, called: "\(text) and \(input.name)"))
        }
        return changes
    }
}
