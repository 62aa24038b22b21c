import SwiftSyntax
import Wire

/// Reads the arguments of a call whose function is unknown.
enum CallShape {
    /// The call's arguments; nil if the type of an argument cannot be guessed.
    static func call(_ name: String, _ call: FunctionCallExprSyntax) -> OutsideCall? {
        var arguments: [OutsideCall.Argument] = []
        for argument in call.arguments {
            guard let value = value(argument.expression) else { return nil }
            arguments.append(.init(argument.label?.text, value))
        }
        if let closure = call.trailingClosure {
            guard let value = value(ExprSyntax(closure)) else { return nil }
            arguments.append(.init(nil, value))
        }
        for more in call.additionalTrailingClosures {
            guard let value = value(ExprSyntax(more.closure)) else { return nil }
            arguments.append(.init(more.label.text, value))
        }
        return OutsideCall(name, arguments)
    }

    private static func value(_ expression: ExprSyntax) -> OutsideCall.Value? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr: return OutsideCall.Value.none
        case .closureExpr(let closure): return value(closure)
        case .arrayExpr(let list):
            return list.elements.contains { startsWithDot($0.expression) } ? nil : .list
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return .dictionary }
            return elements.allSatisfy { $0.key.is(StringLiteralExprSyntax.self) && !startsWithDot($0.value) }
                ? .dictionary : nil
        case .inOutExpr: return nil
        default:
            if let choice = choice(expression) { return .choice(choice) }
            return startsWithDot(expression) ? nil : .any
        }
    }

    private static func choice(_ expression: ExprSyntax) -> String? {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil,
            member.declName.argumentNames == nil, member.declName.baseName.text != "init"
        else { return nil }
        return member.declName.baseName.text
    }

    /// True for values that begin with a dot, such as `.a(1)`, and for conditional expressions of such values. The type
    /// of a value such as `.a` depends on the called function, which is unknown.
    private static func startsWithDot(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): member.base.map(startsWithDot) ?? true
        case .functionCallExpr(let call): startsWithDot(call.calledExpression)
        case .sequenceExpr(let sequence): sequence.elements.contains(where: startsWithDot)
        case .unresolvedTernaryExpr(let ternary): startsWithDot(ternary.thenExpression)
        default: false
        }
    }

    // MARK: - Closures

    private static func value(_ closure: ClosureExprSyntax) -> OutsideCall.Value? {
        let tokens = closure.statements.tokens(viewMode: .sourceAccurate)
        guard !tokens.contains(where: { $0.text.hasPrefix("$") && Int($0.text.dropFirst()) != nil }) else {
            return nil
        }
        var types: [String] = []
        for name in names(of: closure) {
            let isUsed = name != "_" && tokens.contains { $0.text == name }
            guard let type = isUsed ? type(of: name) : "Any" else { return nil }
            types.append(type)
        }
        return isBuilder(closure) ? .builder(types) : .action(types)
    }

    private static func names(of closure: ClosureExprSyntax) -> [String] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: []
        }
    }

    /// The type that a closure's parameter has in most packages; nil for an unusual name.
    private static func type(of name: String) -> String? {
        switch name {
        case "image", "img", "picture": "Image"
        case "error", "err": "any Error"
        default: nil
        }
    }

    /// True if the closure ends with a view: the call of a type, or a branch that ends with a view.
    private static func isBuilder(_ closure: ClosureExprSyntax) -> Bool {
        closure.statements.last.map { endsWithView($0.item) } ?? false
    }

    private static func endsWithView(_ item: CodeBlockItemSyntax.Item) -> Bool {
        switch item {
        case .expr(let expression): isView(expression)
        case .stmt(let statement):
            statement.as(ExpressionStmtSyntax.self).map { isView($0.expression) } ?? false
        default: false
        }
    }

    private static func isView(_ expression: ExprSyntax) -> Bool {
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): isView(call.calledExpression)
        case .memberAccessExpr(let member):
            member.base.map { $0.is(DeclReferenceExprSyntax.self) ? false : isView($0) } ?? false
        case .declReferenceExpr(let name):
            name.baseName.text.first?.isUppercase == true && name.baseName.text != "Task"
        case .ifExpr(let branch): branch.body.statements.last.map { endsWithView($0.item) } ?? false
        case .switchExpr(let choice):
            choice.cases.first.flatMap { $0.as(SwitchCaseSyntax.self)?.statements.last }.map {
                endsWithView($0.item)
            } ?? false
        default: false
        }
    }
}
