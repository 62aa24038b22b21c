public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@_ModelProperty var name: String` stores its value in `_name`, and reports each read and write
/// to the model's record.
public struct ModelPropertyMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = ModelProperty(declaration) else { return [] }
        let (name, store) = (property.name, TokenSyntax.identifier("_\(property.label)"))
        return [
            """
            @storageRestrictions(initializes: \(store))
            init(initialValue) {
                \(store) = initialValue
            }
            """,
            """
            get {
                _$record.access(\\.\(name), of: self)
                return \(store)
            }
            """,
            """
            set {
                let old = \(store)
                _$record.change(\\.\(name), named: "\(raw: property.label)", of: self, from: old, to: newValue) { \(store) = newValue }
            }
            """,
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = ModelProperty(declaration),
            let variable = declaration.as(VariableDeclSyntax.self), var binding = variable.bindings.first
        else { return [] }
        binding.pattern = PatternSyntax(
            IdentifierPatternSyntax(identifier: .identifier("_\(property.label)")))
        binding.accessorBlock = binding.accessorBlock?.trimmed
        let nonisolated = variable.modifiers.filter { $0.name.text == "nonisolated" }.map(
            \.trimmedDescription)
        return ["\(raw: (nonisolated + ["private var"]).joined(separator: " ")) \(binding.trimmed)"]
    }
}

/// `@Attribute`, `@Relationship` and `@Transient` expand to no code, because the macro `@Model` reads these
/// attributes.
public struct ModelNoteMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// `@Model` reads `#Unique`, and `#Index` has no effect, so both expand to no code.
public struct ModelDeclarationMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
