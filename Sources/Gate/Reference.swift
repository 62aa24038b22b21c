import SwiftSyntax

/// A place where a name is used, as an expression or as a type.
struct Reference {
    let name: String
    /// What stands before the dot: nil without a dot, empty for anything but a plain name.
    let base: String?

    init?(_ node: Syntax) {
        switch node.as(SyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            guard let name = reference.baseName.identifier?.name else { return nil }
            self.name = name
            if let access = reference.parent?.as(MemberAccessExprSyntax.self),
                access.declName.id == reference.id
            {
                let plain = access.base?.as(DeclReferenceExprSyntax.self)
                base = plain?.baseName.identifier?.name ?? ""
            } else {
                base = nil
            }
        case .identifierType(let type):
            guard let name = type.name.identifier?.name else { return nil }
            self.name = name
            base = nil
        case .memberType(let type):
            guard let name = type.name.identifier?.name else { return nil }
            self.name = name
            base = type.baseType.as(IdentifierTypeSyntax.self)?.name.identifier?.name ?? ""
        default: return nil
        }
    }

    /// Whether this is the library's top-level declaration of that name: `exit(0)` and `Foundation.exit(0)`, but not
    /// `.exit`, `door.exit()`, or a name that the answer itself declares.
    func isGlobal(declared: Set<String>) -> Bool {
        switch base {
        case nil: !declared.contains(name)
        case .some(let base):
            ["Foundation", "Swift", "Glibc", "Dispatch", "FoundationEssentials"].contains(base)
        }
    }
}
