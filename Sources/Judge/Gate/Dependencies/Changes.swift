import SwiftSyntax

/// Finds the names that a piece of source writes to or passes as bindings.
///
/// The search ignores types, so two properties with the same name in different types count as one.
enum Changes {
    static func names(in tree: Syntax) -> Set<String> {
        var found: Set<String> = []
        var open = [tree]
        while let node = open.popLast() {
            for target in targets(of: node) {
                if let name = Self.name(of: target) { found.insert(name) }
            }
            if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("$") {
                found.insert(String(name.dropFirst()))
            }
            open += node.innerNodes
        }
        return found
    }

    /// The expressions that this node writes to: `a = 1`, `a += 1`, `&a`, `a.append(1)`, `(a, b) = c`.
    static func targets(of node: Syntax) -> [ExprSyntax] {
        if let sequence = node.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            return elements.indices.dropLast().filter { writes(elements[$0 + 1]) }.flatMap {
                parts(elements[$0])
            }
        }
        if let reference = node.as(InOutExprSyntax.self) { return [reference.expression] }
        if let access = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(
            MemberAccessExprSyntax.self),
            mutating.contains(access.declName.baseName.text), let base = access.base
        {
            return [base]
        }
        return []
    }

    /// True for `=`. An assignment writes to the expression on the left side, but does not read it.
    static func isPlainAssignment(_ element: ExprSyntax) -> Bool { element.is(AssignmentExprSyntax.self) }

    private static func writes(_ element: ExprSyntax) -> Bool {
        if isPlainAssignment(element) { return true }
        guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    }

    private static func parts(_ target: ExprSyntax) -> [ExprSyntax] {
        target.as(TupleExprSyntax.self)?.elements.flatMap { parts($0.expression) } ?? [target]
    }

    /// The name of the property that an expression changes: `options` in `options.size.width`, `phase` in `self.phase`.
    static func name(of target: ExprSyntax) -> String? {
        if let reference = target.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let access = target.as(MemberAccessExprSyntax.self) {
            guard let base = access.base else { return nil }
            return isSelf(base) ? access.declName.baseName.text : name(of: base)
        }
        if let call = target.as(SubscriptCallExprSyntax.self) { return name(of: call.calledExpression) }
        if let chain = target.as(OptionalChainingExprSyntax.self) { return name(of: chain.expression) }
        if let forced = target.as(ForceUnwrapExprSyntax.self) { return name(of: forced.expression) }
        return nil
    }

    static func isSelf(_ expression: ExprSyntax) -> Bool {
        expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }

    private static let mutating: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popFirst",
        "popLast",
        "updateValue", "merge", "formUnion", "formIntersection", "subtract", "toggle", "sort", "reverse",
        "shuffle",
        "swapAt", "negate",
    ]
}
