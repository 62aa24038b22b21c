import SwiftSyntax

/// What a library's loop gives its closure to stop with is a plain pointer, which knows no end. Setting its one value is all it is for.
///
///     list.enumerateObjects { item, index, stop in stop.pointee = true }   // yes
///     list.enumerateObjects { item, index, stop in stop[9] = true }        // no: it writes beyond the value
///
/// The type of such a closure cannot be written without the pointer's name, which `UnsafeRule` refuses. So the closure is found where
/// it is written: as an argument of the call itself.
enum StopRule: Rule {
    static let code = "unsafe"

    /// Loops of Foundation and of the other frameworks. Their closures take what is looked at, and last what to stop with.
    private static let loops: Set<String> = [
        "enumerateObjects", "enumerateKeysAndObjects", "enumerateLines", "enumerateSubstrings",
        "enumerateAttribute",
        "enumerateAttributes", "enumerateMatches", "enumerateRanges", "enumerateEvents", "enumerateBodies",
        "enumerateChildNodes", "enumerateHierarchy", "indexesOfObjects", "keysOfEntries",
    ]
    /// Loops whose names others have too; a `passingTest:` or a closure of two tells them apart.
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
            node, "What \(name) is stopped with is a pointer, and reaches into memory behind Swift's back.",
            instead: "Call \(name) with a closure in place, and write stop.pointee = true; or use a for loop."
        )
    }

    private static func loopName(of callee: ExprSyntax) -> String? {
        guard let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.identifier?.name else {
            return nil
        }
        return loops.contains(name) || common.contains(name) ? name : nil
    }

    /// Where the call uses what it is stopped with for anything else, or hides it.
    private static func misuse(in call: FunctionCallExprSyntax) -> Syntax? {
        let given = call.arguments.map(\.expression)
        let trailing =
            [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
        for closure in given.compactMap({ $0.as(ClosureExprSyntax.self) }) + trailing {
            if let misuse = misuse(in: closure) { return misuse }
        }
        // A closure that comes through a function is a closure whose parameters this does not see.
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

    /// The last of several parameters, by the name that it has in the closure.
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
    /// The number of `$1`.
    fileprivate var shorthand: Int? {
        if case .dollarIdentifier(let text) = tokenKind { Int(text.dropFirst()) } else { nil }
    }

    /// An identifier without its backticks, or `$1`.
    fileprivate var name: String? { shorthand.map { "$\($0)" } ?? identifier?.name }
}
