import SwiftSyntax

/// A call such as `.task(id: city) { … }`, with the closure that it starts and the values that restart the closure.
struct Modifier {
    let name: String
    let call: FunctionCallExprSyntax
    /// The closures that the modifier receives, or the names of functions in place of closures.
    let work: [Syntax]
    let identity: [Syntax]

    private static let names: Set<String> = ["task", "onAppear", "onChange"]
    private static let identityLabels: Set<String> = ["id", "of"]
    private static let otherLabels: Set<String> = ["priority", "name", "initial", "file", "line"]

    init?(_ node: Syntax) {
        guard let call = node.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let name = access.declName.baseName.identifier?.name, Self.names.contains(name)
        else { return nil }
        self.call = call
        self.name = name
        var work: [Syntax] = []
        var identity: [Syntax] = []
        for argument in call.arguments {
            let label = argument.label?.identifier?.name ?? ""
            if Self.identityLabels.contains(label) {
                identity.append(Syntax(argument.expression))
            } else if !Self.otherLabels.contains(label) {
                work.append(Syntax(argument.expression))
            }
        }
        if let closure = call.trailingClosure { work.append(Syntax(closure)) }
        guard !work.isEmpty else { return nil }
        self.work = work
        self.identity = identity + Self.identitiesAround(call)
    }

    /// The view below all modifiers: `EmptyView` in `EmptyView().id(1).task { }`. A `Group` that mentions `EmptyView`
    /// counts as an `EmptyView`.
    var subject: String? {
        var base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        while let inner = base?.as(FunctionCallExprSyntax.self) {
            if let access = inner.calledExpression.as(MemberAccessExprSyntax.self), let below = access.base {
                base = below
            } else {
                let name = inner.calledExpression.trimmedDescription
                let isEmpty =
                    name == "Group" && inner.trailingClosure?.statements.mentions("EmptyView") ?? false
                return isEmpty ? "EmptyView" : name
            }
        }
        return base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// True for an `.onChange` whose closure has one parameter, as in `.onChange(of: city) { new in … }`. SwiftUI runs
    /// a one-parameter closure of `.onChange` with the values from before the change.
    var runsOldClosure: Bool {
        guard name == "onChange" else { return false }
        if call.arguments.contains(where: { $0.label?.identifier?.name == "perform" }) { return true }
        guard let closure = work.last?.as(ClosureExprSyntax.self) else { return false }
        if closure.signature?.parameterClause != nil { return LocalNames.parameters(of: closure).count == 1 }
        // A closure without named parameters receives one value if the closure uses `$0`, but not `$1`.
        let shorthand = Set(closure.statements.tokens(viewMode: .sourceAccurate).map(\.text)).intersection([
            "$0", "$1",
        ])
        return shorthand == ["$0"]
    }

    var start: AbsolutePosition {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.positionAfterSkippingLeadingTrivia
            ?? call.positionAfterSkippingLeadingTrivia
    }

    /// The position of the modifier's closure, or of the function that replaces the closure.
    var end: AbsolutePosition { work.last?.positionAfterSkippingLeadingTrivia ?? start }

    static func all(in tree: Syntax) -> [Modifier] {
        var found: [Modifier] = []
        var open = [tree]
        while let node = open.popLast() {
            if let modifier = Modifier(node) { found.append(modifier) }
            open += node.innerNodes
        }
        return found.sorted { $0.start < $1.start }
    }

    /// The values of all `.id(…)` modifiers around the modifier. If the id of a surrounding view changes, SwiftUI
    /// starts the closure again.
    private static func identitiesAround(_ call: FunctionCallExprSyntax) -> [Syntax] {
        var found: [Syntax] = []
        var place = Syntax(call)
        while let outer = place.parent, !TypeDeclaration.isOne(outer) {
            if let outerCall = outer.as(FunctionCallExprSyntax.self),
                outerCall.calledExpression.id == place.id,
                outerCall.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "id"
            {
                found += outerCall.arguments.map { Syntax($0.expression) }
            }
            place = outer
        }
        return found
    }
}

extension TypeOutline {
    /// The values that restart work of other modifiers in the same type when they change. An `onChange(of: city)` may
    /// handle changes of a value that the id of a `.task` leaves out.
    func otherIdentities(than modifier: Modifier) -> [Syntax] {
        modifiers.filter { $0.call.id != modifier.call.id }.flatMap(\.identity)
    }
}

extension SyntaxProtocol {
    fileprivate func mentions(_ word: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == word }
    }
}
