import SwiftSyntax

/// Reads the names that a syntax node declares.
enum Declaration {
    /// The name of the type around a node, with its outer types: `Screen.Row`; nil outside of types.
    static func typePath(of node: some SyntaxProtocol) -> String? {
        var names: [String] = []
        var place: Syntax? = Syntax(node)
        while let here = place {
            if let name = TypeDeclaration(here)?.name { names.append(name) }
            place = here.parent
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }

    /// The name of the innermost type around a node, without its outer types; empty outside of types.
    static func innermostType(around node: some SyntaxProtocol) -> String {
        typePath(of: node)?.split(separator: ".").last.map(String.init) ?? ""
    }

    /// The parameter names that a function's body uses.
    static func parameters(of function: FunctionDeclSyntax) -> [String] {
        function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    }

    static func names(in node: Syntax) -> [String] {
        let tokens: [TokenSyntax?] =
            switch node.as(SyntaxEnum.self) {
            case .structDecl(let it): [it.name]
            case .classDecl(let it): [it.name]
            case .actorDecl(let it): [it.name]
            case .enumDecl(let it): [it.name]
            case .protocolDecl(let it): [it.name]
            case .typeAliasDecl(let it): [it.name]
            case .associatedTypeDecl(let it): [it.name]
            case .genericParameter(let it): [it.name]
            case .functionDecl(let it): [it.name]
            case .enumCaseElement(let it): [it.name]
            case .identifierPattern(let it): [it.identifier]
            case .functionParameter(let it): [it.secondName ?? it.firstName]
            case .closureParameter(let it): [it.secondName ?? it.firstName]
            case .closureShorthandParameter(let it): [it.name]
            case .closureCapture(let it): [it.name]
            default: []
            }
        return tokens.compactMap { $0?.identifier?.name }
    }
}
