import SwiftSyntax

/// Walks through a piece of code in the order in which it runs. The walk records each property of the type that the
/// code reads.
///
/// The walk visits each method and computed property that the code uses, but only once. Parameters, local variables and
/// captured copies hide properties of the same name until the end of their block.
struct ReadingWalk {
    private(set) var reads = Reads()
    private(set) var tasks: [Syntax] = []
    private let type: TypeOutline
    private var followed: Set<String> = []
    /// The local names of each surrounding block; the innermost block is last.
    private var scopes: [Set<String>]

    init(in type: TypeOutline, around node: some SyntaxProtocol) {
        self.type = type
        scopes = [LocalNames.visible(at: Syntax(node))]
    }

    mutating func walk(_ node: some SyntaxProtocol) { visit(Syntax(node)) }

    // MARK: - Nodes

    private mutating func visit(_ node: Syntax) {
        for target in Changes.targets(of: node) { write(target) }
        switch node.as(SyntaxEnum.self) {
        case .closureExpr(let closure): visit(closure)
        case .codeBlock, .switchCase: inScope { $0.visitChildren(of: node) }
        case .ifExpr(let branch):
            inScope {
                $0.visit(Syntax(branch.conditions))
                $0.visit(Syntax(branch.body))
            }
            if let other = branch.elseBody { visit(Syntax(other)) }
        case .whileStmt: inScope { $0.visitChildren(of: node) }
        case .forStmt(let loop):
            visit(Syntax(loop.sequence))
            inScope {
                $0.visit(Syntax(loop.pattern))
                if let clause = loop.whereClause { $0.visit(Syntax(clause)) }
                $0.visit(Syntax(loop.body))
            }
        case .catchClause:
            inScope {
                $0.bind("error")
                $0.visitChildren(of: node)
            }
        case .patternBinding(let binding):
            // In `let x = value`, Swift reads `value` before `x` exists, so the walk visits the right side first.
            if let initial = binding.initializer { visit(Syntax(initial)) }
            if let accessors = binding.accessorBlock { visit(Syntax(accessors)) }
            visit(Syntax(binding.pattern))
        case .optionalBindingCondition(let condition): visit(condition)
        case .matchingPatternCondition(let condition):
            visit(Syntax(condition.initializer))
            visit(Syntax(condition.pattern))
        case .identifierPattern(let pattern): bind(pattern.identifier.text)
        case .functionDecl(let function):
            bind(function.name.text)
            inScope {
                for name in Declaration.parameters(of: function) { $0.bind(name) }
                if let body = function.body { $0.visit(Syntax(body)) }
            }
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .keyPathExpr, .attribute: break
        case .sequenceExpr(let sequence): visit(sequence)
        case .subscriptCallExpr(let call): visit(call)
        case .functionCallExpr(let call): visit(call)
        case .memberAccessExpr(let access): visit(access)
        case .declReferenceExpr(let reference): refer(to: reference.baseName.text, as: .whole)
        default: visitChildren(of: node)
        }
    }

    private mutating func visitChildren(of node: Syntax) {
        for child in node.innerNodes { visit(child) }
    }

    private mutating func visit(_ closure: ClosureExprSyntax) {
        // Swift reads a captured value when it creates the closure. A captured name inside the closure refers to the
        // closure's copy.
        let captures = closure.signature?.capture?.items.map { $0 } ?? []
        for capture in captures {
            if let value = capture.initializer?.value {
                visit(Syntax(value))
            } else {
                refer(to: capture.name.text, as: .whole)
            }
        }
        inScope {
            for capture in captures where capture.name.text != "self" { $0.bind(capture.name.text) }
            for name in LocalNames.parameters(of: closure) { $0.bind(name) }
            $0.visit(Syntax(closure.statements))
        }
    }

    private mutating func visit(_ condition: OptionalBindingConditionSyntax) {
        if let value = condition.initializer {
            visit(Syntax(value))
        } else if let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            refer(to: name, as: .whole)
        }
        visit(Syntax(condition.pattern))
    }

    private mutating func visit(_ sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        for (place, element) in elements.enumerated() {
            let isWritten = place + 1 < elements.count && Changes.isPlainAssignment(elements[place + 1])
            if !isWritten { visit(Syntax(element)) }
        }
    }

    /// Of all key paths, only `self[keyPath: \.city]` counts as reading a property.
    private mutating func visit(_ call: SubscriptCallExprSyntax) {
        if Changes.isSelf(call.calledExpression), call.arguments.first?.label?.text == "keyPath",
            let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
            let first = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
        {
            member(first.declName.baseName.text, as: .whole)
        }
        visitChildren(of: Syntax(call))
    }

    private mutating func visit(_ call: FunctionCallExprSyntax) {
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name == "Task", !isBound(name) { tasks.append(Syntax(call)) }
            if !isBound(name) { self.call(name) }
        } else if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
            let baseName = base.as(DeclReferenceExprSyntax.self)?.baseName.text
            if Changes.isSelf(base) {
                self.call(access.declName.baseName.text)
            } else if baseName == "Task", access.declName.baseName.text == "detached" {
                tasks.append(Syntax(call))
            } else if let name = baseName {
                refer(to: name, as: .method)
            } else if let inner = base.as(MemberAccessExprSyntax.self), let root = inner.base,
                Changes.isSelf(root)
            {
                member(inner.declName.baseName.text, as: .method)
            } else {
                visit(Syntax(base))
            }
        } else {
            visit(Syntax(call.calledExpression))
        }
        visit(Syntax(call.arguments))
        if let closure = call.trailingClosure { visit(Syntax(closure)) }
        visit(Syntax(call.additionalTrailingClosures))
    }

    private mutating func visit(_ access: MemberAccessExprSyntax) {
        guard let base = access.base else { return }
        let name = access.declName.baseName.text
        if Changes.isSelf(base) {
            member(name, as: .whole)
        } else if let reference = base.as(DeclReferenceExprSyntax.self) {
            refer(to: reference.baseName.text, as: .member(name))
        } else if let inner = base.as(MemberAccessExprSyntax.self), let root = inner.base,
            Changes.isSelf(root)
        {
            member(inner.declName.baseName.text, as: .member(name))
        } else {
            visit(Syntax(base))
        }
    }

    // MARK: - Names

    private mutating func refer(to name: String, as use: Reads.Use) {
        guard !isBound(name) else { return }
        member(name, as: use)
    }

    private mutating func member(_ name: String, as use: Reads.Use) {
        if let property = type.property(name) {
            if let getter = property.getter {
                follow("var \(name)", getter)
            } else {
                reads.add(use, of: name)
            }
        } else {
            call(name)
        }
    }

    /// Follows a function of the type that the code calls or passes on. If the code only stores a closure in a
    /// property, the walk does not count the closure's values as read.
    private mutating func call(_ name: String) {
        if let getter = type.property(name)?.getter { follow("var \(name)", getter) }
        for (place, method) in (type.methods[name] ?? []).enumerated() {
            follow("func \(name) \(place)", method.body, binding: method.parameters)
        }
    }

    private mutating func follow(_ key: String, _ body: Syntax, binding names: Set<String> = []) {
        guard followed.insert(key).inserted else { return }
        let outside = scopes
        scopes = [names]
        visit(body)
        scopes = outside
    }

    private mutating func write(_ target: ExprSyntax) {
        guard let name = Changes.name(of: target) else { return }
        let isOwn = target.as(DeclReferenceExprSyntax.self) == nil || !isBound(name)
        if isOwn, type.property(name) != nil { reads.addWrite(to: name) }
    }

    private mutating func bind(_ name: String) { scopes[scopes.count - 1].insert(name) }

    private func isBound(_ name: String) -> Bool { scopes.contains { $0.contains(name) } }

    private mutating func inScope(_ body: (inout Self) -> Void) {
        scopes.append([])
        body(&self)
        scopes.removeLast()
    }
}
