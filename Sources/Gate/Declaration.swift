import SwiftSyntax

/// The names that a node declares.
enum Declaration {
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
