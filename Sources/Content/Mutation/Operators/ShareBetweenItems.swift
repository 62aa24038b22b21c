import SwiftSyntax
import Wire

/// `thumbnails[photo.id]` becomes `thumbnails[0]` in the whole file.
enum ShareBetweenItems: MutationOperator {
    static let name = "share-between-items"
    static let sentence = "All items share one value of a dictionary, because its key is a constant."

    static func changes(at node: Syntax) -> [Change] {
        guard let variable = node.as(VariableDeclSyntax.self),
            variable.parent?.is(MemberBlockItemSyntax.self) == true,
            let property = StoredProperty(variable), let type = property.type,
            let key = keys.first(where: { type.hasPrefix("[\($0.type):") })
        else { return [] }
        let uses = node.root.all(SubscriptCallExprSyntax.self).filter {
            last(of: $0.calledExpression) == property.name
        }
        let edits = uses.compactMap { use in
            use.arguments.first.map { Mutant.Edit($0.expression, to: key.constant) }
        }
        return edits.isEmpty ? [] : [Change(at: variable, called: property.name, edits)]
    }

    private static let keys = [(type: "Int", constant: "0"), (type: "String", constant: "\"\"")]

    /// Finds the property's name in an expression such as `thumbnails` or `model.thumbnails`.
    private static func last(of expression: ExprSyntax) -> String? {
        expression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}
