public import SwiftSyntax
public import SwiftSyntaxMacros

/// `#Preview { … }` expands to no code, but the compiler type-checks the preview's content as the macro's argument.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// `@Previewable @State var isOn = false` stays unchanged inside a `#Preview`, and is an error elsewhere.
public struct PreviewableMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard context.lexicalContext.contains(where: isPreview) else {
            throw MacroMistake("@Previewable belongs to a property inside #Preview")
        }
        return []
    }

    private static func isPreview(_ scope: Syntax) -> Bool {
        let name = scope.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName
        return name?.text == "Preview"
    }
}
