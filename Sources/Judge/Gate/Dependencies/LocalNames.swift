import SwiftSyntax

/// Finds the local names around a node. Local names hide the type's members of the same name.
enum LocalNames {
    /// The local names that are visible at the node.
    static func visible(at node: Syntax) -> Set<String> {
        var names: Set<String> = []
        var inner = node
        while let outer = inner.parent, !TypeDeclaration.isOne(outer) {
            switch outer.as(SyntaxEnum.self) {
            case .closureExpr(let closure):
                names.formUnion(parameters(of: closure))
                names.formUnion(
                    closure.signature?.capture?.items.map(\.name.text).filter { $0 != "self" } ?? [])
            case .functionDecl(let function):
                names.formUnion(Declaration.parameters(of: function))
            case .ifExpr(let branch) where inner.id != branch.elseBody?.id:
                names.formUnion(bound(in: Syntax(branch.conditions)))
            case .forStmt(let loop): names.formUnion(bound(in: Syntax(loop.pattern)))
            case .switchCase(let item): names.formUnion(bound(in: Syntax(item.label)))
            case .codeBlockItemList(let items):
                for item in items where item.position < inner.position { names.formUnion(declared(by: item)) }
            default: break
            }
            inner = outer
        }
        return names
    }

    static func parameters(of closure: ClosureExprSyntax) -> [String] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list)?: list.map(\.name.text)
        case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: []
        }
    }

    private static func declared(by item: CodeBlockItemSyntax) -> Set<String> {
        switch Syntax(item.item).as(SyntaxEnum.self) {
        case .variableDecl(let variable):
            variable.bindings.reduce(into: []) { $0.formUnion(bound(in: Syntax($1.pattern))) }
        case .functionDecl(let function): [function.name.text]
        case .guardStmt(let guarding): bound(in: Syntax(guarding.conditions))
        default: []
        }
    }

    /// The names that the patterns in a syntax tree declare.
    private static func bound(in tree: Syntax) -> Set<String> {
        var names: Set<String> = []
        var open = [tree]
        while let node = open.popLast() {
            if let pattern = node.as(IdentifierPatternSyntax.self) { names.insert(pattern.identifier.text) }
            if !node.is(ClosureExprSyntax.self) { open += node.innerNodes }
        }
        return names
    }
}
