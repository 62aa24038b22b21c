import SwiftSyntax

/// An expression that begins with a name and goes on with calls and members.
///
///     KFImage.url(address).resizable()     // url(address), resizable()
struct MemberChain {
    struct Link {
        /// The name of the member; nil if the chain's first name itself is called.
        let name: String?
        let call: FunctionCallExprSyntax?
        var isOptional = false
    }

    /// The way in which the source uses the value of a chain of members.
    enum End {
        case statement
        case variable(String, isOptional: Bool)
        /// The value of a view builder, or of a function that returns a view.
        case view
        /// The expression is the value of a function or property; the text is the value's type.
        case result(String)
        case other
    }

    private(set) var links: [Link] = []
    let end: End

    init(from base: ExprSyntax) {
        var top = base
        while let parent = top.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == top.id {
                let name = member.declName.baseName.text
                if let call = member.parent?.as(FunctionCallExprSyntax.self),
                    call.calledExpression.id == ExprSyntax(member).id
                {
                    links.append(Link(name: name, call: call))
                    top = ExprSyntax(call)
                } else {
                    links.append(Link(name: name, call: nil))
                    top = ExprSyntax(member)
                }
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == top.id {
                links.append(Link(name: nil, call: call))
                top = ExprSyntax(call)
            } else if let chaining = parent.as(OptionalChainingExprSyntax.self) {
                if !links.isEmpty { links[links.count - 1].isOptional = true }
                top = ExprSyntax(chaining)
            } else {
                break
            }
        }
        end = Self.end(of: top)
    }

    private static func end(of top: ExprSyntax) -> End {
        var node = Syntax(top)
        while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
            node = parent
        }
        guard let parent = node.parent else { return .other }
        if parent.is(CodeBlockItemSyntax.self) { return statement(parent) }
        if parent.is(ReturnStmtSyntax.self) { return result(around: parent) }
        if let clause = parent.as(InitializerClauseSyntax.self) { return binding(clause) }
        if let argument = parent.as(LabeledExprSyntax.self), argument.label == nil,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            let modifier = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            ["overlay", "background", "mask"].contains(modifier)
        {
            return .view
        }
        return .other
    }

    private static func binding(_ clause: InitializerClauseSyntax) -> End {
        if let binding = clause.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        {
            return .variable(name, isOptional: false)
        }
        if let condition = clause.parent?.as(OptionalBindingConditionSyntax.self),
            let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        {
            return .variable(name, isOptional: true)
        }
        return .other
    }

    private static func statement(_ item: Syntax) -> End {
        // In a closure that builds views, a statement is a view; in any other closure, a statement is an action.
        for node in sequence(first: item, next: \.parent) {
            if let closure = node.as(ClosureExprSyntax.self) {
                return buildsView(closure) ? .view : .statement
            }
            if node.is(FunctionDeclSyntax.self) || node.is(PatternBindingSyntax.self)
                || node.is(InitializerDeclSyntax.self)
            {
                switch result(around: node) {
                case .other: return .statement
                case .result(let type):
                    // Only a single expression without `return` is the result of a function's body.
                    let list = item.parent?.as(CodeBlockItemListSyntax.self)
                    let isBody =
                        list?.parent?.parent?.id == node.id || list?.parent?.parent?.parent?.id == node.id
                    return isBody && list?.count == 1 ? .result(type) : .statement
                case let end: return end
                }
            }
        }
        return .statement
    }

    private static func result(around node: Syntax) -> End {
        for node in sequence(first: node, next: \.parent) {
            if node.is(ClosureExprSyntax.self) { return .other }
            let type: TypeSyntax?
            if let function = node.as(FunctionDeclSyntax.self) {
                type = function.signature.returnClause?.type
            } else if let property = node.as(PatternBindingSyntax.self), property.accessorBlock != nil {
                type = property.typeAnnotation?.type
            } else {
                continue
            }
            guard let type else { return .other }
            let words = type.trimmedDescription
            return words.hasPrefix("some ") ? .view : .result(words)
        }
        return .other
    }

    /// True if the closure builds views, as the closure of a container such as `VStack` does.
    private static func buildsView(_ closure: ClosureExprSyntax) -> Bool {
        let label =
            closure.parent?.as(LabeledExprSyntax.self)?.label?.text
            ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
        if let label {
            return ["content", "label", "placeholder", "destination", "header", "footer"].contains(label)
        }
        guard
            let call = sequence(first: Syntax(closure), next: \.parent).prefix(5).lazy
                .compactMap({ $0.as(FunctionCallExprSyntax.self) }).first
        else { return false }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name.first?.isUppercase == true && !["Button", "Task", "Binding"].contains(name)
        }
        let modifier = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        return [
            "overlay", "background", "mask", "sheet", "popover", "fullScreenCover", "toolbar",
            "safeAreaInset",
            "navigationDestination", "placeholder",
        ].contains(modifier)
    }
}
