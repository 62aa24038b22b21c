import SwiftSyntax

/// The members of one type, gathered from its declaration and its extensions.
final class TypeOutline {
    enum Kind { case value, object, unknown }

    struct Property {
        var name: String
        var wrapper: String?
        /// What the wrapper is told: `\.locale`, `Account.self`.
        var argument: String?
        var isConstant: Bool
        var type: String?
        var initial: Syntax?
        /// The code behind a computed one.
        var getter: Syntax?
    }

    struct Method {
        var parameters: Set<String>
        var body: Syntax
    }

    var kind = Kind.unknown
    /// In the order of their declaration.
    private(set) var properties: [Property] = []
    private(set) var methods: [String: [Method]] = [:]
    private(set) var modifiers: [Modifier] = []
    /// What is written anywhere in the type, or handed out as a binding.
    private(set) var changing: Set<String> = []

    func property(_ name: String) -> Property? { properties.first { $0.name == name } }

    func add(_ members: MemberBlockSyntax) {
        for item in members.members {
            if let variable = item.decl.as(VariableDeclSyntax.self) {
                add(variable)
            } else if let function = item.decl.as(FunctionDeclSyntax.self), let body = function.body {
                let names = function.signature.parameterClause.parameters.map {
                    ($0.secondName ?? $0.firstName).text
                }
                methods[function.name.text, default: []].append(
                    Method(parameters: Set(names), body: Syntax(body)))
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

    /// Nil for what is stored, with observers or without.
    private static func getter(of binding: PatternBindingSyntax) -> Syntax? {
        switch binding.accessorBlock?.accessors {
        case .getter(let code)?: Syntax(code)
        case .accessors(let list)?:
            list.first { ["get", "_read"].contains($0.accessorSpecifier.text) }?.body.map { Syntax($0) }
        default: nil
        }
    }
}

/// All types of an answer, by their names, with those around them in front: `Screen.Row`.
struct TypeOutlines {
    private var byName: [String: TypeOutline] = [:]

    init(of trees: [Syntax]) {
        var open = trees
        while let node = open.popLast() {
            if let members = node.asProtocol(DeclGroupSyntax.self)?.memberBlock,
                let name = Self.name(of: node)
            {
                let outline = byName[name] ?? TypeOutline()
                byName[name] = outline
                if let kind = Self.kind(of: node) { outline.kind = kind }
                outline.add(members)
            }
            open += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
        }
    }

    subscript(name: String) -> TypeOutline? { byName[name] }

    /// The type whose member this is part of.
    func outline(around node: some SyntaxProtocol) -> TypeOutline? {
        var place = Syntax(node).parent
        while let here = place {
            if here.isProtocol(DeclGroupSyntax.self) { return Self.name(of: here).flatMap { byName[$0] } }
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

    private static func name(of node: Syntax) -> String? {
        var names: [String] = []
        var place: Syntax? = node
        while let here = place {
            if let named = here.asProtocol(NamedDeclSyntax.self), here.isProtocol(DeclGroupSyntax.self) {
                names.insert(named.name.text, at: 0)
            } else if let extended = here.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
                names.insert(extended, at: 0)
            }
            place = here.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}
