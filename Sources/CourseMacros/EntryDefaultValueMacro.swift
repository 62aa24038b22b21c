public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@__EntryDefaultValue static var defaultValue = Model()` computes its value at each look, without having to know its
/// type: `get { Model() }`. So nothing is stored, and the value need not be `Sendable`.
public struct EntryDefaultValueMacro: AccessorMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
        guard let value = binding?.initializer?.value else {
            throw MacroMistake("@__EntryDefaultValue needs an initial value")
        }
        return ["get { \(value.trimmed) }"]
    }
}
