import SwiftSyntax

/// Refuses `Data(contentsOf:)` with a web address. Such a load would block the thread until the server answers, and the
/// course would not see the request. Apple's documentation warns against loading web addresses with
/// `Data(contentsOf:)`.
///
///     let data = try Data(contentsOf: URL(string: "https://example.com/a")!)   // no
///     let data = try Data(contentsOf: downloadedFile)                          // yes
///
/// The rule finds an address in the call, or in an assignment to a name in the same file. If the rule does not see the
/// web address, `Data(contentsOf:)` ends the app at run time (`Queues/BlockingLoadCalls.swift`).
enum BlockingLoadRule: Rule {
    static let code = "blocking-load"

    private static let types: Set<String> = [
        "Data", "String", "NSData", "NSString", "NSArray", "NSDictionary",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let call = node.as(FunctionCallExprSyntax.self), let type = typeName(of: call.calledExpression),
            types.contains(type), !declared.contains(type),
            let argument = call.arguments.first(where: { $0.label?.text == "contentsOf" })?.expression,
            isAddress(argument)
        else { return nil }
        return Objection(
            call,
            "\(type)(contentsOf:) is for files. With a web address, this initializer blocks its thread, and the course sends no request.",
            instead: "Use try await URLSession.shared.data(from:), which waits without blocking.")
    }

    /// The type's name, such as `Data` for `Data(…)`, `Data.init(…)` and `Foundation.Data(…)`.
    private static func typeName(of callee: ExprSyntax) -> String? {
        if let name = callee.as(DeclReferenceExprSyntax.self) { return name.baseName.identifier?.name }
        guard let access = callee.as(MemberAccessExprSyntax.self) else { return nil }
        let member = access.declName.baseName.text
        return member == "init" ? access.base.flatMap(typeName) : member
    }

    private static func isAddress(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifier?.name {
            return names(name, in: Syntax(expression).root)
        }
        return makesAddress(Syntax(expression))
    }

    /// True if the code in this node makes a web address with `URL(string: …)` or `URLComponents`.
    private static func makesAddress(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "URL" || token.text == "URLComponents" else { return false }
            return token.text == "URLComponents" || token.followsWithString
        }
    }

    /// True if the file assigns a web address to a constant or variable called `name`.
    private static func names(_ name: String, in root: Syntax) -> Bool {
        root.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.identifier?.name == name, let pattern = token.parent?.as(IdentifierPatternSyntax.self)
            else { return false }
            let value =
                pattern.parent?.as(PatternBindingSyntax.self)?.initializer
                ?? pattern.parent?.as(OptionalBindingConditionSyntax.self)?.initializer
            return value.map { makesAddress(Syntax($0)) } ?? false
        }
    }
}

extension TokenSyntax {
    /// True if the next tokens are `(` and `string`.
    fileprivate var followsWithString: Bool {
        let opening = nextToken(viewMode: .sourceAccurate)
        return opening?.text == "(" && opening?.nextToken(viewMode: .sourceAccurate)?.text == "string"
    }
}
