import SwiftSyntax

/// A statement as operators ask about it: does it assign, does it wait, what does it say.
struct Statement {
    let item: CodeBlockItemSyntax

    init(_ item: CodeBlockItemSyntax) { self.item = item }

    init?(_ node: Syntax) {
        guard let item = node.as(CodeBlockItemSyntax.self) else { return nil }
        self.item = item
    }

    /// The expression; nil for a declaration, a branch or a loop.
    var expression: ExprSyntax? { item.item.as(ExprSyntax.self) }

    /// `phase = .loading` or `attempt += 1`; nil for anything else.
    var assignment: Assignment? { expression.flatMap(Assignment.init) }

    /// Whether the work stops in it for a while. What a closure waits for, such as that of `Task { … }`, is another's.
    var waits: Bool { Self.waits(Syntax(item)) }

    private static func waits(_ node: Syntax) -> Bool {
        guard !node.is(ClosureExprSyntax.self) else { return false }
        return node.is(AwaitExprSyntax.self)
            || node.children(viewMode: .sourceAccurate).contains(where: waits)
    }

    /// Whether it may be the last: `return`, or a branch with one in it.
    var leaves: Bool { expression == nil && item.contains { $0.is(ReturnStmtSyntax.self) } }

    /// A function, a type or an import, which is there from the first statement on wherever it is written.
    var declares: Bool { item.item.is(DeclSyntax.self) && !item.item.is(VariableDeclSyntax.self) }

    /// `Text(…)`, `VStack { … }.padding()`: in a body, or the content of one.
    var isView: Bool {
        guard let call = expression?.as(FunctionCallExprSyntax.self) else { return false }
        var called = call.calledExpression
        while let access = called.as(MemberAccessExprSyntax.self), let base = access.base {
            called = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
        }
        return called.trimmedDescription.first?.isUppercase == true && called.trimmedDescription != "Task"
    }

    /// The statements around it, with its place among them.
    var siblings: (all: [CodeBlockItemSyntax], place: Int)? {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
        let all = Array(list)
        return all.firstIndex { $0.id == item.id }.map { (all, $0) }
    }
}

/// Something that takes on another value. SwiftParser leaves operators unfolded: what is assigned is the rest of the list.
struct Assignment {
    let target: ExprSyntax
    let sign: String
    let value: String

    init?(_ expression: ExprSyntax) {
        guard let list = expression.as(SequenceExprSyntax.self)?.elements, let first = list.first,
            let second = list.dropFirst().first
        else { return nil }
        if second.is(AssignmentExprSyntax.self) {
            sign = "="
        } else if let sign = second.as(BinaryOperatorExprSyntax.self)?.operator.text,
            ["+=", "-="].contains(sign)
        {
            self.sign = sign
        } else {
            return nil
        }
        target = first
        value = list.dropFirst(2).map(\.description).joined()
    }
}

extension SyntaxProtocol {
    /// Whether a node below this one, or this one, is such.
    func contains(_ matches: (Syntax) -> Bool) -> Bool {
        matches(Syntax(self)) || children(viewMode: .sourceAccurate).contains { $0.contains(matches) }
    }

    /// The nodes of a type below this one, depth first.
    func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
        (Syntax(self).as(type).map { [$0] } ?? [])
            + children(viewMode: .sourceAccurate).flatMap { $0.all(type) }
    }

    func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(type) }.first
    }
}
