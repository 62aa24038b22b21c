import SwiftSyntax

/// `@State private var model = Model()` becomes `private var model: Model { Model() }`.
enum ModelPerBody: MutationOperator {
    static let name = "model-per-body"
    static let sentence = "Each evaluation of the body makes a new model and loses the old one."

    static func changes(at node: Syntax) -> [Change] {
        guard let property = StoredProperty(state: node), let model = property.model,
            let value = property.value
        else { return [] }
        let words = "private var \(property.name): \(model) { \(value.trimmedDescription) }"
        return [Change(property.variable, to: words)]
    }
}
