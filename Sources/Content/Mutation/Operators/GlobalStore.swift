import SwiftSyntax
import Wire

/// `@State private var model = Model()` becomes a global constant that all views share.
enum GlobalStore: MutationOperator {
    static let name = "global-store"
    static let sentence = "All views share one model, so a screen shows what another screen loaded."

    static func changes(at node: Syntax) -> [Change] {
        guard let property = StoredProperty(state: node), let model = property.model,
            let value = property.value
        else { return [] }
        let shared = "theOnly\(model)"
        let end = node.root.endPosition
        return [
            Change(
                at: property.variable,
                [
                    Mutant.Edit(
                        property.variable, to: "private var \(property.name): \(model) { \(shared) }"),
                    .init(
                        from: end, to: end,
                        "\n@MainActor private let \(shared) = \(value.trimmedDescription)\n"),
                ])
        ]
    }
}
