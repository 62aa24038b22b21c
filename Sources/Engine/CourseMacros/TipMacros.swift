public import SwiftSyntax
public import SwiftSyntaxMacros

/// `#Rule(Self.$isSignedIn) { $0 }` expands to `TipKit.Tips.Rule(Self.$isSignedIn) { $0 }`.
public struct TipRuleMacro: ExpressionMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let body = node.trailingClosure.map { " \($0.trimmedDescription)" } ?? ""
        return "TipKit.Tips.Rule(\(raw: node.arguments.trimmedDescription))\(raw: body)"
    }
}

/// `@Parameter static var isSignedIn: Bool = false` reads its value from a new property:
///
///     static let $isSignedIn: TipKit.Tips.Parameter<Bool> = .init(Self.self, "isSignedIn", false)
public struct TipParameterMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The macro's peer expansion reports any mistake in the declaration. Without the accessors below,
        // the compiler would report a second error.
        guard let watched = try? Watched(declaration) else { return ["get { fatalError() }"] }
        return [
            "get { \(raw: watched.place).wrappedValue }",
            "set { \(raw: watched.place).wrappedValue = newValue }",
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let watched = try Watched(declaration)
        let access = watched.access.isEmpty ? "" : "\(watched.access) "
        return [
            """
            \(raw: access)static let \(raw: watched.place) = TipKit.Tips.Parameter\(raw: watched.type)(Self.self, "\(raw: watched.name)", \(watched.value))
            """
        ]
    }

    /// A `@Parameter` property, on which rules can depend.
    private struct Watched {
        let name: String
        let access: String
        let type: String
        let value: ExprSyntax

        var place: String { "$\(name)" }

        init(_ declaration: some DeclSyntaxProtocol) throws {
            guard let property = declaration.as(VariableDeclSyntax.self),
                let binding = property.bindings.first,
                property.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let value = binding.initializer?.value
            else {
                throw MacroMistake("@Parameter belongs to a static property of a tip, with an initial value")
            }
            self.name = name.unquoted
            self.value = value.trimmed
            type = binding.typeAnnotation.map { "<\($0.type.trimmedDescription)>" } ?? ""
            access = property.modifiers.map(\.name.text).filter {
                ["public", "package", "private", "fileprivate"].contains($0)
            }
            .joined(separator: " ")
        }
    }
}
