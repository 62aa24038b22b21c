import SwiftSyntax

/// If `address` is made of a width and a height, `.task(id: address)` becomes `.task(id: width)` or
/// `.task(id: height)`. `.task(id: [width, height])` becomes a task whose id lacks one of the
/// elements.
enum TakePartOfTaskID: MutationOperator {
    static let name = "take-part-of-task-id"
    static let sentence = "The task's id contains only some of the values that the task reads."

    static func changes(at node: Syntax) -> [Change] {
        guard let modifier = ModifierCall(task: node),
            let id = modifier.argument("id")?.expression
        else { return [] }
        if let list = id.all(ArrayExprSyntax.self).first {
            return list.elements.map { element in
                let rest = list.elements.filter { $0.id != element.id }.map(\.expression.trimmedDescription)
                return Change(
                    list, to: "[\(rest.joined(separator: ", "))]",
                    called: "\(element.expression.trimmedDescription)")
            }
        }
        return parts(of: id).map { part in
            Change(id, to: part, called: "\(id.trimmedDescription) -> \(part)")
        }
    }

    /// Finds the values in the string interpolation of a computed property with this name.
    private static func parts(of id: ExprSyntax) -> [String] {
        guard let name = id.as(DeclReferenceExprSyntax.self)?.baseName.text else { return [] }
        let properties = id.root.all(PatternBindingSyntax.self).filter {
            $0.pattern.trimmedDescription == name && $0.accessorBlock != nil
        }
        return properties.flatMap { $0.all(ExpressionSegmentSyntax.self) }
            .compactMap { $0.expressions.first?.expression.trimmedDescription }
    }
}
