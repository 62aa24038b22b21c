import SwiftSyntax

/// A stored property of a type, such as `let width: Int` or `@State private var model = Model()`.
struct StoredProperty {
    let variable: VariableDeclSyntax
    let name: String
    let type: String?
    let value: ExprSyntax?

    init?(_ variable: VariableDeclSyntax) {
        guard let binding = variable.bindings.first, variable.bindings.count == 1,
            binding.accessorBlock == nil
        else { return nil }
        self.variable = variable
        name = binding.pattern.trimmedDescription
        type = binding.typeAnnotation?.type.trimmedDescription
        value = binding.initializer?.value
    }

    /// Reads a property with `@State`; returns nil for any other node.
    init?(state node: Syntax) {
        guard let variable = node.as(VariableDeclSyntax.self) else { return nil }
        self.init(variable)
        guard has("State") else { return nil }
    }

    private func has(_ attribute: String) -> Bool {
        variable.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == attribute
        }
    }

    static func all(of members: MemberBlockSyntax) -> [StoredProperty] {
        members.members.compactMap { $0.decl.as(VariableDeclSyntax.self).flatMap(StoredProperty.init) }
    }

    /// Finds the constants of a view that have no value in the source; the parent view passes their values.
    static func inputs(of view: StructDeclSyntax) -> [StoredProperty] {
        all(of: view.memberBlock).filter {
            $0.variable.bindingSpecifier.text == "let" && $0.value == nil && $0.type != nil
        }
    }

    /// The class that the property creates, if the source declares the class: `Model` for `Model()`.
    var model: String? {
        guard let call = value?.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            variable.root.all(ClassDeclSyntax.self).contains(where: { $0.name.text == name })
        else { return nil }
        return name
    }
}
