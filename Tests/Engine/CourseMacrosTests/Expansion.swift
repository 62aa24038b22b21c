import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import CourseMacros

struct Expansion {
    let text: String
    let mistakes: [String]

    init(of source: String) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Answer", fullFilePath: "Answer.swift")])
        let macros: [String: any Macro.Type] = [
            "Entry": EntryMacro.self, "__EntryDefaultValue": EntryDefaultValueMacro.self,
            "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self,
            "Model": ModelMacro.self, "_ModelProperty": ModelPropertyMacro.self,
            "Attribute": ModelNoteMacro.self, "Relationship": ModelNoteMacro.self,
            "Transient": ModelNoteMacro.self, "Unique": ModelDeclarationMacro.self,
            "ModelActor": ModelActorMacro.self, "Query": QueryMacro.self,
        ]
        let expanded = file.expand(
            macros: macros,
            contextGenerator: { BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.scopes) },
            indentationWidth: .spaces(4))
        text = expanded.description
        mistakes = context.diagnostics.map(\.message)
    }
}

extension Syntax {
    /// The enclosing declarations in the order in which the compiler passes them to a macro:
    /// innermost first.
    fileprivate var scopes: [Syntax] {
        sequence(first: self, next: \.parent).dropFirst()
            .filter {
                $0.is(ExtensionDeclSyntax.self) || $0.isProtocol((any FreestandingMacroExpansionSyntax).self)
            }
    }
}
