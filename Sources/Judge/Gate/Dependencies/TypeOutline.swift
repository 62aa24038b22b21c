import SwiftSyntax

/// The members of one type, from its declaration and its extensions.
final class TypeOutline {
    enum Kind { case value, object, unknown }

    struct Property {
        var name: String
        var wrapper: String?
        /// The argument of the property wrapper, such as `\.locale` or `Account.self`.
        var argument: String?
        var isConstant: Bool
        var type: String?
        var initial: Syntax?
        var getter: Syntax?
    }

    struct Method {
        var parameters: Set<String>
        var body: Syntax
    }

    var kind = Kind.unknown
    private(set) var properties: [Property] = []
    private(set) var methods: [String: [Method]] = [:]
    private(set) var modifiers: [Modifier] = []
    /// The names of properties that the type writes to, or passes as a binding.
    private(set) var changing: Set<String> = []

    func property(_ name: String) -> Property? { properties.first { $0.name == name } }

    func add(_ members: MemberBlockSyntax) {
        for item in members.members {
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                add(variable)
            } else if let function = item.decl.as(FunctionDeclSyntax.self), let body = function.body {
                methods[function.name.text, default: []].append(
                    Method(parameters: Set(Declaration.parameters(of: function)), body: Syntax(body)))
            } else {
                continue
            }
            modifiers += Modifier.all(in: Syntax(item.decl))
            changing.formUnion(Changes.names(in: Syntax(item.decl)))
        }
    }

    private func add(_ variable: VariableDeclSyntax) {
        guard !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
            return
        }
        let attribute = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .first {
                !["MainActor", "ViewBuilder", "available"].contains($0.attributeName.trimmedDescription)
            }
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                continue
            }
            let isLet = variable.bindingSpecifier.tokenKind == .keyword(.let)
            properties.append(
                Property(
                    name: name, wrapper: attribute?.attributeName.trimmedDescription,
                    argument: attribute?.arguments?.trimmedDescription,
                    isConstant: isLet && binding.initializer != nil,
                    type: binding.typeAnnotation?.type.trimmedDescription,
                    initial: binding.initializer.map { Syntax($0.value) }, getter: Self.getter(of: binding)))
        }
    }

    /// The code of a computed property; nil for a stored property, with or without observers.
    private static func getter(of binding: PatternBindingSyntax) -> Syntax? {
        switch binding.accessorBlock?.accessors {
        case .getter(let code)?: Syntax(code)
        case .accessors(let list)?:
            list.first { ["get", "_read"].contains($0.accessorSpecifier.text) }?.body.map { Syntax($0) }
        default: nil
        }
    }
}

/// All types of an answer, by name: `Screen.Row`.
struct TypeOutlines {
    private var byName: [String: TypeOutline] = [:]

    init(of trees: [Syntax]) {
        var open = trees
        while let node = open.popLast() {
            if let members = TypeDeclaration(node)?.members,
                let name = Declaration.typePath(of: node)
            {
                let outline = byName[name] ?? TypeOutline()
                byName[name] = outline
                if let kind = Self.kind(of: node) { outline.kind = kind }
                outline.add(members)
            }
            open += node.innerNodes
        }
    }

    subscript(name: String) -> TypeOutline? { byName[name] }

    func outline(around node: some SyntaxProtocol) -> TypeOutline? {
        var place = Syntax(node).parent
        while let here = place {
            if TypeDeclaration.isOne(here) {
                return Declaration.typePath(of: here).flatMap { byName[$0] }
            }
            place = here.parent
        }
        return nil
    }

    private static func kind(of node: Syntax) -> TypeOutline.Kind? {
        switch node.kind {
        case .structDecl, .enumDecl: .value
        case .classDecl, .actorDecl: .object
        default: nil
        }
    }
}
