import SwiftSyntax

/// A statement, with the facts that operators need: whether it assigns, waits or returns.
struct Statement {
    let item: CodeBlockItemSyntax

    init(_ item: CodeBlockItemSyntax) { self.item = item }

    init?(_ node: Syntax) {
        guard let item = node.as(CodeBlockItemSyntax.self) else { return nil }
        self.item = item
    }

    var expression: ExprSyntax? { item.item.as(ExprSyntax.self) }

    var assignment: Assignment? { expression.flatMap(Assignment.init) }

    /// True if the statement has an `await` outside its closures. In `Task { await load() }`, the new task waits, and
    /// the statement itself does not wait.
    var waits: Bool { Self.waits(Syntax(item)) }

    private static func waits(_ node: Syntax) -> Bool {
        guard !node.is(ClosureExprSyntax.self) else { return false }
        return node.is(AwaitExprSyntax.self)
            || node.children(viewMode: .sourceAccurate).contains(where: waits)
    }

    /// True if the function may end at this statement: at a `return`, or at a branch that contains a `return`.
    var leaves: Bool { expression == nil && item.contains { $0.is(ReturnStmtSyntax.self) } }

    /// True for a function, a type or an import, because its place in the source makes no difference.
    var declares: Bool { item.item.is(DeclSyntax.self) && !item.item.is(VariableDeclSyntax.self) }

    /// True if the statement is a view, such as `Text(…)` or `VStack { … }.padding()`.
    var isView: Bool {
        guard let call = expression?.as(FunctionCallExprSyntax.self) else { return false }
        var called = call.calledExpression
        while let access = called.as(MemberAccessExprSyntax.self), let base = access.base {
            called = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
        }
        return called.trimmedDescription.first?.isUppercase == true && called.trimmedDescription != "Task"
    }

    /// All statements in the block of this statement, and this statement's index in the block.
    var siblings: (all: [CodeBlockItemSyntax], place: Int)? {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
        let all = Array(list)
        return all.firstIndex { $0.id == item.id }.map { (all, $0) }
    }
}

/// An assignment such as `count = a + b`; `value` joins all elements after `=`, because SwiftParser does not group
/// operators.
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
    func contains(_ matches: (Syntax) -> Bool) -> Bool {
        matches(Syntax(self)) || children(viewMode: .sourceAccurate).contains { $0.contains(matches) }
    }

    func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
        (Syntax(self).as(type).map { [$0] } ?? [])
            + children(viewMode: .sourceAccurate).flatMap { $0.all(type) }
    }

    func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(type) }.first
    }
}
