public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@Generable struct Recipe { var name: String }` adds code that reads a `Recipe` from generated content, and code
/// that turns a `Recipe` into content.
public struct GenerableMacro: MemberMacro, ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let access = access(of: declaration)
        if let type = declaration.as(EnumDeclSyntax.self) {
            let choices = cases(of: type).map { "\"\($0)\"" }.joined(separator: ", ")
            return [
                """
                \(raw: access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                    FoundationModels.GenerationSchema(type: Self.self, anyOf: [\(raw: choices)] as [String])
                }
                """
            ]
        }
        guard declaration.is(StructDeclSyntax.self) else {
            throw MacroMistake("@Generable belongs to a struct or an enum")
        }
        let parts = try properties(of: declaration)
        let list = parts.map { ".init(name: \"\($0.name)\", type: \($0.type).self)" }
            .joined(separator: ", ")
        let fields = parts.map {
            "\(access)var \($0.name): FoundationModels._PartiallyGenerated<\($0.type)>?"
        }
        .joined(separator: "\n")
        let reads = parts.map { "\($0.name) = try content.value(forProperty: \"\($0.name)\")" }
            .joined(separator: "\n")
        return [
            """
            \(raw: access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(type: Self.self, properties: [\(raw: list)])
            }
            """,
            """
            \(raw: access)nonisolated struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
                \(raw: access)var id: FoundationModels.GenerationID
                \(raw: fields)
                \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
                    id = content.id ?? FoundationModels.GenerationID()
                    \(raw: reads)
                }
            }
            """,
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let access = access(of: declaration)
        if let choices = declaration.as(EnumDeclSyntax.self).map(cases) {
            let reads = choices.map { "case \"\($0)\": self = .\($0)" }.joined(separator: "\n")
            let writes = choices.map { "case .\($0): return \"\($0)\".generatedContent" }.joined(
                separator: "\n")
            let isWhole = declaration.as(EnumDeclSyntax.self).map(hasPlainCases) ?? true
            let rest = isWhole ? "" : "default: return FoundationModels.GeneratedContent(kind: .null)"
            return [
                try ExtensionDeclSyntax(
                    """
                    nonisolated extension \(type.trimmed): FoundationModels.Generable {
                        \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
                            switch try String(content) {
                            \(raw: reads)
                            default: throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
                                .init(debugDescription: "There is no such case."))
                            }
                        }
                        \(raw: access)var generatedContent: FoundationModels.GeneratedContent {
                            switch self {
                            \(raw: writes)
                            \(raw: rest)
                            }
                        }
                    }
                    """)
            ]
        }
        guard let parts = try? properties(of: declaration), declaration.is(StructDeclSyntax.self) else {
            return []
        }
        let reads = parts.map { "\($0.name) = try content.value(forProperty: \"\($0.name)\")" }
            .joined(separator: "\n")
        let writes = parts.map { "\"\($0.name)\": \($0.name)" }.joined(separator: ", ")
        return [
            try ExtensionDeclSyntax(
                """
                nonisolated extension \(type.trimmed): FoundationModels.Generable {
                    \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
                        \(raw: reads)
                    }
                    \(raw: access)var generatedContent: FoundationModels.GeneratedContent {
                        FoundationModels.GeneratedContent(properties: [\(raw: writes.isEmpty ? ":" : writes)])
                    }
                }
                """)
        ]
    }

    private static func access(of declaration: some DeclGroupSyntax) -> String {
        declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    }

    /// The names of the cases without associated values. Generated content contains only cases without associated
    /// values.
    private static func cases(of type: EnumDeclSyntax) -> [String] {
        type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements).filter { $0.parameterClause == nil }.map(\.name.text)
    }

    private static func hasPlainCases(_ type: EnumDeclSyntax) -> Bool {
        type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements).allSatisfy { $0.parameterClause == nil }
    }

    /// The type's stored properties, except constants with an initial value.
    private static func properties(of declaration: some DeclGroupSyntax) throws -> [(
        name: String, type: String
    )] {
        var found: [(name: String, type: String)] = []
        for variable in declaration.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            if variable.modifiers.contains(where: { $0.name.text == "static" }) { continue }
            for binding in variable.bindings where binding.accessorBlock == nil {
                if variable.bindingSpecifier.text == "let", binding.initializer != nil { continue }
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let type = binding.typeAnnotation?.type.trimmedDescription
                        ?? variable.bindings.last?.typeAnnotation?.type.trimmedDescription
                else {
                    throw MacroMistake(
                        "@Generable needs the type of each property, such as `var name: String`")
                }
                found.append((name, type))
            }
        }
        return found
    }
}
