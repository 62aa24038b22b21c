public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@Previewable @State var isOn = false` stays as it is, inside a `#Preview`; elsewhere it is a mistake.
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
