public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@Query(sort: \Trip.name) var trips: [Trip]` reads its value from a new property:
///
///     private(set) var _trips: SwiftData.Query<Trip, [Trip]> = .init(sort: \Trip.name)
public struct QueryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The macro's peer expansion reports any mistake in the declaration. Without the accessor below,
        // the compiler would report a second error.
        guard let asked = try? Asked(declaration) else { return ["get { fatalError() }"] }
        if isLocal(context) { return ["get { \(asked.type)(\(raw: arguments(of: node))).wrappedValue }"] }
        return ["get { \(asked.query).wrappedValue }"]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let asked = try Asked(declaration)
        if isLocal(context) { return [] }
        return ["private(set) var \(asked.query): \(asked.type) = .init(\(raw: arguments(of: node)))"]
    }

    /// True for a local variable, such as a `@Previewable @Query` in a `#Preview`.
    private static func isLocal(_ context: some MacroExpansionContext) -> Bool {
        context.lexicalContext.first.map { !$0.isProtocol((any DeclGroupSyntax).self) } ?? false
    }

    private static func arguments(of node: AttributeSyntax) -> String {
        node.arguments?.trimmedDescription ?? ""
    }

    private struct Asked {
        let query: TokenSyntax
        private let element: TypeSyntax

        var type: TypeSyntax { "SwiftData.Query<\(element), [\(element)]>" }

        init(_ declaration: some DeclSyntaxProtocol) throws {
            guard let property = declaration.as(VariableDeclSyntax.self),
                let binding = property.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let element = binding.typeAnnotation.flatMap({ Self.element(of: $0.type) })
            else {
                throw MacroMistake("@Query belongs to a property with the type of an array, such as [Trip]")
            }
            query = .identifier("_\(name.unquoted)")
            self.element = element
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
