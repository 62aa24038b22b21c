import SwiftSyntax

/// Refuses misuse of the `stop` parameter that a library's loop passes to its closure. The `stop` parameter is an
/// unchecked pointer, so a closure may only assign `stop.pointee`.
///
///     list.enumerateObjects { item, index, stop in stop.pointee = true }   // yes
///     list.enumerateObjects { item, index, stop in stop[9] = true }        // no: it writes beyond the value
///
/// The type of a loop's closure contains the pointer's name, which `UnsafeRule` refuses. `StopRule` only has to check
/// closures that are arguments of the loop's call.
enum StopRule: Rule {
    static let code = "unsafe"

    /// Methods of Apple's frameworks that call a closure in a loop. The last parameter of a loop's closure is a
    /// pointer, with which the closure stops the loop.
    private static let loops: Set<String> = [
        "enumerateObjects", "enumerateKeysAndObjects", "enumerateLines", "enumerateSubstrings",
        "enumerateAttribute",
        "enumerateAttributes", "enumerateMatches", "enumerateRanges", "enumerateEvents", "enumerateBodies",
        "enumerateChildNodes", "enumerateHierarchy", "indexesOfObjects", "keysOfEntries",
    ]
    /// Names of looping methods that other methods without a loop also have. The rule recognizes a loop by a
    /// `passingTest:` label or by a closure with two parameters.
    private static let common: Set<String> = [
        "enumerate", "index", "indexes", "indexOfObject", "objects", "childNode", "childNodes",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        if let call = node.as(FunctionCallExprSyntax.self), let name = loopName(of: call.calledExpression) {
            return misuse(in: call).map { objection(to: $0, name) }
        }
        guard let access = node.as(MemberAccessExprSyntax.self), let name = loopName(of: ExprSyntax(access)),
            access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(access).id
        else { return nil }
        let isNamedWhole = access.declName.argumentNames?.arguments.contains { $0.name.text == "passingTest" }
        return loops.contains(name) || isNamedWhole == true ? objection(to: node, name) : nil
    }

    private static func objection(to node: Syntax, _ name: String) -> Objection {
        Objection(
            node, "The stop parameter of \(name) is a pointer, and this use of it can reach other memory.",
            instead:
                "Write the closure inside the call, and set only stop.pointee = true there. Or replace the call by a for loop."
        )
    }

    private static func loopName(of callee: ExprSyntax) -> String? {
        guard let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.identifier?.name else {
            return nil
        }
        return loops.contains(name) || common.contains(name) ? name : nil
    }

    /// The place where the call uses the `stop` parameter wrongly, or in a way that the rule cannot check.
    private static func misuse(in call: FunctionCallExprSyntax) -> Syntax? {
        let given = call.arguments.map(\.expression)
        let trailing =
            [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
        for closure in given.compactMap({ $0.as(ClosureExprSyntax.self) }) + trailing {
            if let misuse = misuse(in: closure) { return misuse }
        }
        // A closure inside another argument is refused, because `StopRule` cannot check the closure's parameters.
        return given.first { argument in
            !argument.is(ClosureExprSyntax.self)
                && argument.tokens(viewMode: .sourceAccurate).contains {
                    $0.parent?.is(ClosureExprSyntax.self) == true
                }
        }.map(Syntax.init)
    }

    private static func misuse(in closure: ClosureExprSyntax) -> Syntax? {
        guard let name = stopName(of: closure) else { return nil }
        let uses = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
            token.name == name ? token.parent?.as(DeclReferenceExprSyntax.self).map(Syntax.init) : nil
        }
        return uses.first { use in
            let access = use.parent?.as(MemberAccessExprSyntax.self)
            return access?.base.map(Syntax.init)?.id != use.id || access?.declName.baseName.text != "pointee"
        }
    }

    /// The name of the closure's last parameter; nil for a closure with fewer than two parameters.
    private static func stopName(of closure: ClosureExprSyntax) -> String? {
        guard let clause = closure.signature?.parameterClause else {
            let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap(\.shorthand)
            return numbers.max().flatMap { $0 > 0 ? "$\($0)" : nil }
        }
        if let names = clause.as(ClosureShorthandParameterListSyntax.self) {
            return names.count > 1 ? names.last?.name.name : nil
        }
        guard let parameters = clause.as(ClosureParameterClauseSyntax.self)?.parameters, parameters.count > 1
        else { return nil }
        return (parameters.last?.secondName ?? parameters.last?.firstName)?.name
    }
}

extension TokenSyntax {
    /// `1` for `$1`.
    fileprivate var shorthand: Int? {
        if case .dollarIdentifier(let text) = tokenKind { Int(text.dropFirst()) } else { nil }
    }

    /// The name of an identifier without backticks, or of a closure argument such as `$1`.
    fileprivate var name: String? { shorthand.map { "$\($0)" } ?? identifier?.name }
}
