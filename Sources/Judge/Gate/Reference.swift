import SwiftSyntax

/// A place in the source that uses a name, as an expression or as a type.
struct Reference {
    let name: String
    /// The name before the dot; nil without a dot, and empty if the part before the dot is not a name.
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

    /// Modules whose names can qualify a declaration: `Foundation.exit`.
    static let libraries: Set<String> = [
        "Foundation", "Swift", "Glibc", "Dispatch", "FoundationEssentials", "SwiftUI", "Combine",
        "_Concurrency",
    ]

    /// True if the name means a library's top-level declaration, as in `exit(0)` and `Foundation.exit(0)`. The function
    /// returns false for `.exit`, for `door.exit()` and for names that the answer declares.
    func isGlobal(declared: Set<String>) -> Bool {
        switch base {
        case nil: !declared.contains(name)
        case .some(let base): Self.libraries.contains(base)
        }
    }
}
