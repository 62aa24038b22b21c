public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@__EntryDefaultValue static var defaultValue = Model()` becomes `get { Model() }`, which computes the
/// value at each read. A computed default value is not stored, so the value need not be `Sendable`, and the
/// property's type can be omitted.
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
