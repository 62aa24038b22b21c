import SwiftSyntax

/// What a node declares, by name.
enum Declaration {
    /// A type's name with the types around it: `Screen.Row`. Nil for a node that is in no type.
    static func typePath(of node: some SyntaxProtocol) -> String? {
        var names: [String] = []
        var place: Syntax? = Syntax(node)
        while let here = place {
            if let name = TypeDeclaration(here)?.name { names.append(name) }
            place = here.parent
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }

    /// The innermost type around a node, without the types around that.
    static func innermostType(around node: some SyntaxProtocol) -> String {
        typePath(of: node)?.split(separator: ".").last.map(String.init) ?? ""
    }

    /// The names by which a function's body knows its parameters.
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
