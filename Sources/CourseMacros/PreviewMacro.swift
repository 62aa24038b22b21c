public import SwiftSyntax
public import SwiftSyntaxMacros

/// `#Preview { … }` becomes nothing. The compiler has type-checked what is in it by then, as a macro's arguments.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
