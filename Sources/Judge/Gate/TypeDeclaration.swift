import SwiftSyntax

/// The declaration of a type, or an extension of a type.
///
/// The initializer compares the kinds of nodes, which is much faster than casting to `DeclGroupSyntax`. A failing cast
/// searches all conformances of SwiftSyntax.
struct TypeDeclaration {
    let name: String
    let members: MemberBlockSyntax

    init?(_ node: Syntax) {
        switch node.as(SyntaxEnum.self) {
        case .structDecl(let type): (name, members) = (type.name.text, type.memberBlock)
        case .classDecl(let type): (name, members) = (type.name.text, type.memberBlock)
        case .enumDecl(let type): (name, members) = (type.name.text, type.memberBlock)
        case .actorDecl(let type): (name, members) = (type.name.text, type.memberBlock)
        case .protocolDecl(let type): (name, members) = (type.name.text, type.memberBlock)
        case .extensionDecl(let type):
            (name, members) = (type.extendedType.trimmedDescription, type.memberBlock)
        default: return nil
        }
    }

    static func isOne(_ node: Syntax) -> Bool { TypeDeclaration(node) != nil }
}
