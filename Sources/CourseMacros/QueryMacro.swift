public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@Query(sort: \Trip.name) var trips: [Trip]` is answered by
///
///     var _trips: ModelStore.Query<Trip, [Trip]> = .init(sort: \Trip.name)
public struct QueryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The other half tells of a mistake.
        guard let asked = try? Asked(declaration) else { return ["get { fatalError() }"] }
        return ["get { \(asked.query).wrappedValue }"]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let asked = try Asked(declaration)
        let arguments = node.arguments?.trimmedDescription ?? ""
        return [
            """
            \(raw: asked.access)var \(asked.query): ModelStore.Query<\(asked.element), [\(asked.element)]> = \
            .init(\(raw: arguments))
            """
        ]
    }

    /// A property that is to be what a query finds.
    private struct Asked {
        let query: TokenSyntax
        let element: TypeSyntax
        let access: String

        init(_ declaration: some DeclSyntaxProtocol) throws {
            guard let property = declaration.as(VariableDeclSyntax.self), let binding = property.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let element = binding.typeAnnotation.flatMap({ Self.element(of: $0.type) })
            else { throw MacroMistake("@Query belongs to a property with the type of an array, such as [Trip]") }
            query = .identifier("_\(name.identifier?.name ?? name.text)")
            self.element = element
            let modifiers = property.modifiers.map(\.name.text)
            access = ["private", "fileprivate"].first(where: modifiers.contains).map { "\($0) " } ?? ""
        }

        private static func element(of type: TypeSyntax) -> TypeSyntax? {
            if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmed }
            guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array",
                let argument = named.genericArgumentClause?.arguments.first
            else { return nil }
            return TypeSyntax("\(argument.argument.trimmed)")
        }
    }
}
