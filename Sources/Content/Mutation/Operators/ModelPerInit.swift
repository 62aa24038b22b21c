import SwiftSyntax
import Wire

/// `@State private var model = Model()` becomes `private let model = Model()`.
enum ModelPerInit: MutationOperator {
    static let name = "model-per-init"
    static let sentence =
        "Each initializer call of the view makes a new model, because the view does not keep the model in @State."

    static func changes(at node: Syntax) -> [Change] {
        guard let property = StoredProperty(state: node) else { return [] }
        if property.model != nil, let value = property.value {
            let words = "private let \(property.name) = \(value.trimmedDescription)"
            return [Change(property.variable, to: words)]
        }
        // The state may also be set in the view's initializer:
        // `_order = State(initialValue: Order(number: number))`.
        guard let type = property.type, let view = node.nearest(StructDeclSyntax.self) else { return [] }
        let beginnings = view.all(CodeBlockItemSyntax.self).compactMap {
            item -> (CodeBlockItemSyntax, String)? in
            guard let assignment = Statement(item).assignment,
                assignment.target.trimmedDescription == "_\(property.name)",
                let value = item.all(LabeledExprSyntax.self).first(where: { $0.label?.text == "initialValue" }
                )
            else { return nil }
            return (item, "\(property.name) = \(value.expression.trimmedDescription)")
        }
        guard !beginnings.isEmpty else { return [] }
        return [
            Change(
                at: property.variable,
                [Mutant.Edit(property.variable, to: "private let \(property.name): \(type)")]
                    + beginnings.map { Mutant.Edit($0.0, to: $0.1) })
        ]
    }
}
