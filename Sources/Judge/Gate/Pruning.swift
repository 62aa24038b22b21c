import SwiftParser
import SwiftSyntax
import Wire

/// Finds the smallest piece of source around a compiler error that the course can leave out.
///
///     @Stored("size") var size: Int              // an attribute: the property starts as 0
///     .sentryTrace("Feed")                       // a modifier: the view stays
///     SentrySDK.capture(error)                   // a statement: nothing happens
///     func login() throws { try Soup.parse() }   // a body: it throws
///     extension Document { … }                   // a declaration
public struct Pruning {
    /// The amount of code to leave out: the smallest piece around the error, a body, a declaration or the whole file. A
    /// caller asks for a larger cut if a smaller cut did not help.
    public enum Level: Int, Sendable { case least, body, declaration, file }

    private let name: String
    private let bytes: [UInt8]
    private let tree: SourceFileSyntax
    private let lines: SourceLocationConverter

    public init(_ source: Source) {
        (name, bytes) = (source.name, source.bytes)
        tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        lines = SourceLocationConverter(fileName: source.name, tree: tree)
    }

    public func cut(atLine line: Int, column: Int, level: Level) -> SourceCut {
        let whole = SourceCut(.file, file: name, line: 1, name: name, start: 0, end: bytes.count)
        guard level != .file, line >= 1, column >= 1 else { return whole }
        let position = lines.position(ofLine: line, column: column)
        guard position.utf8Offset < bytes.count, let token = tree.token(at: position) else { return whole }
        let ancestors = Array(sequence(first: Syntax(token), next: \.parent))
        if level == .least {
            if let cut = attribute(ancestors) ?? modifier(ancestors) ?? statement(ancestors) { return cut }
        }
        if level != .declaration, let cut = body(ancestors) { return cut }
        return declaration(ancestors) ?? whole
    }

    // MARK: - Pieces

    /// Leaves out the unknown attribute of a property, if the property can start with a plain value.
    private func attribute(_ ancestors: [Syntax]) -> SourceCut? {
        guard let attribute = ancestors.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first,
            let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, variable.bindings.count == 1,
            binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
            let value = startValue(in: attribute) ?? startValue(of: type)
        else { return nil }
        // The `@Observable` macro would otherwise also observe the property.
        let kept = variable.attributes.filter {
            $0.id != attribute.id && $0.trimmedDescription != "@ObservationIgnored"
        }
        let words = kept.map(\.trimmedDescription) + variable.modifiers.map(\.trimmedDescription)
        let rest =
            words + ["var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) = \(value)"]
        return cut(
            .modifier, named: "@\(attribute.attributeName.trimmedDescription)",
            from: variable.positionAfterSkippingLeadingTrivia, to: variable.endPositionBeforeTrailingTrivia,
            replacement: rest.joined(separator: " "))
    }

    /// The literal in an attribute's argument with a label such as `defaultValue`.
    private func startValue(in attribute: AttributeSyntax) -> String? {
        attribute.tokens(viewMode: .sourceAccurate).lazy.compactMap { token in
            token.parent?.as(LabeledExprSyntax.self).flatMap { argument in
                ["default", "defaultValue", "wrappedValue"].contains(argument.label?.text)
                    && Self.literals.contains(argument.expression.kind)
                    ? argument.expression.trimmedDescription : nil
            }
        }.first
    }

    private static let literals: Set<SyntaxKind> = [
        .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .nilLiteralExpr,
    ]

    private func startValue(of type: TypeSyntax) -> String? {
        if type.is(OptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        return switch type.trimmedDescription {
        case "Bool": "false"
        case "String": "\"\""
        case "Int", "Double", "Float", "CGFloat", "TimeInterval": "0"
        default: nil
        }
    }

    /// Leaves out a modifier if the error is about the modifier's name or inside the modifier's arguments.
    private func modifier(_ ancestors: [Syntax]) -> SourceCut? {
        guard let access = namedModifier(ancestors) ?? modifierAroundArgument(ancestors) else { return nil }
        let call = access.parent?.as(FunctionCallExprSyntax.self)
        let end =
            call?.calledExpression.id == ExprSyntax(access).id ? call?.endPositionBeforeTrailingTrivia : nil
        return cut(
            .modifier, named: ".\(access.declName.baseName.text)",
            from: access.period.positionAfterSkippingLeadingTrivia,
            to: end ?? access.endPositionBeforeTrailingTrivia)
    }

    private func namedModifier(_ ancestors: [Syntax]) -> MemberAccessExprSyntax? {
        let access = ancestors.prefix(4).lazy.compactMap { $0.as(MemberAccessExprSyntax.self) }.first
        guard let access, isModifier(access),
            access.declName.positionAfterSkippingLeadingTrivia
                == ancestors[0].positionAfterSkippingLeadingTrivia
        else { return nil }
        return access
    }

    /// True for a call on a separate line, and for a call in a view's body on a value that the same line makes:
    /// `Text("a").bold()`.
    private func isModifier(_ access: MemberAccessExprSyntax) -> Bool {
        guard let base = access.base else { return false }
        let isOnOwnLine = access.period.leadingTrivia.contains {
            if case .newlines = $0 { true } else { false }
        }
        return isOnOwnLine || makesValue(base) && isInBody(access)
    }

    private func makesValue(_ expression: ExprSyntax) -> Bool {
        var innermost = expression
        while let call = innermost.as(FunctionCallExprSyntax.self) {
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
                return name.baseName.text.first?.isUppercase == true
            }
            guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
            innermost = base
        }
        return false
    }

    private func isInBody(_ access: MemberAccessExprSyntax) -> Bool {
        sequence(first: Syntax(access), next: \.parent).contains { node in
            block(of: node) != nil
                && result(of: node)?.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmedDescription == "View"
        }
    }

    /// An error inside a closure removes a statement of the closure, not the whole modifier.
    private func modifierAroundArgument(_ ancestors: [Syntax]) -> MemberAccessExprSyntax? {
        let around = ancestors.prefix { !$0.is(ClosureExprSyntax.self) && !$0.is(CodeBlockItemSyntax.self) }
        let arguments = around.lazy.compactMap { $0.as(LabeledExprListSyntax.self) }
        return arguments.compactMap { list in
            list.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        }.first(where: isModifier)
    }

    /// The innermost statement around the error that is an expression, but not a return value.
    private func statement(_ ancestors: [Syntax]) -> SourceCut? {
        guard let item = ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
            case .expr(let expression) = item.item, !expression.is(IfExprSyntax.self),
            !expression.is(SwitchExprSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self),
            list.parent?.is(SourceFileSyntax.self) != true
        else { return nil }
        // A lone expression is the return value of its function or closure, unless the function returns no value.
        if list.count == 1, let owner = owner(of: list), result(of: owner) != nil { return nil }
        // Every case of a `switch` must contain a statement.
        let isInCase = list.parent?.is(SwitchCaseSyntax.self) == true
        return cut(
            .statement, named: firstWords(of: Syntax(expression)),
            from: expression.positionAfterSkippingLeadingTrivia,
            to: expression.endPositionBeforeTrailingTrivia, replacement: isInCase ? "()" : "")
    }

    /// The body of the nearest function or computed property, replaced by a body that compiles.
    private func body(_ ancestors: [Syntax]) -> SourceCut? {
        for (place, node) in ancestors.enumerated() {
            guard let block = block(of: node), place > 0,
                ancestors[..<place].contains(where: { $0.id == block.id })
            else { continue }
            return cut(
                .body, named: title(of: node), from: block.leftBrace.endPosition,
                to: block.rightBrace.positionAfterSkippingLeadingTrivia, replacement: replacement(for: node))
        }
        return nil
    }

    /// The innermost declaration around the error: a member of a type, or a declaration at the top level.
    private func declaration(_ ancestors: [Syntax]) -> SourceCut? {
        for node in ancestors {
            let item: Syntax? =
                node.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
                ?? node.as(CodeBlockItemSyntax.self).flatMap { item in
                    guard case .decl(let decl) = item.item,
                        item.parent?.parent?.is(SourceFileSyntax.self) == true
                    else { return nil }
                    return Syntax(decl)
                }
            guard let item else { continue }
            return cut(
                .declaration, named: title(of: item), from: item.positionAfterSkippingLeadingTrivia,
                to: item.endPositionBeforeTrailingTrivia)
        }
        return nil
    }

    // MARK: - Functions

    private struct Block {
        let id: SyntaxIdentifier
        let leftBrace: TokenSyntax
        let rightBrace: TokenSyntax

        init(_ block: CodeBlockSyntax) {
            (id, leftBrace, rightBrace) = (block.id, block.leftBrace, block.rightBrace)
        }

        init(_ block: AccessorBlockSyntax) {
            (id, leftBrace, rightBrace) = (block.id, block.leftBrace, block.rightBrace)
        }
    }

    /// The body in braces of a function, or of a property without `get` and `set`. Nil for an init, because an init
    /// must set all properties.
    private func block(of node: Syntax) -> Block? {
        if let function = node.as(FunctionDeclSyntax.self) { return function.body.map(Block.init) }
        if let deinitialiser = node.as(DeinitializerDeclSyntax.self) {
            return deinitialiser.body.map(Block.init)
        }
        if let accessor = node.as(AccessorDeclSyntax.self) { return accessor.body.map(Block.init) }
        if let property = node.as(PatternBindingSyntax.self), let block = property.accessorBlock,
            case .getter = block.accessors
        {
            return Block(block)
        }
        return nil
    }

    private func owner(of list: CodeBlockItemListSyntax) -> Syntax? {
        sequence(first: Syntax(list), next: \.parent).prefix(6).first {
            block(of: $0) != nil || $0.is(InitializerDeclSyntax.self) || $0.is(ClosureExprSyntax.self)
        }
    }

    /// The return type of a function or property; nil without a return value. The result is nil for a closure, because
    /// the source does not show the closure's return type.
    private func result(of node: Syntax) -> TypeSyntax? {
        if let function = node.as(FunctionDeclSyntax.self) {
            let type = function.signature.returnClause?.type
            return ["Void", "()"].contains(type?.trimmedDescription) ? nil : type
        }
        if let property = node.as(PatternBindingSyntax.self) { return property.typeAnnotation?.type }
        guard let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text == "get" else {
            return nil
        }
        return node.ancestorOrSelf { $0.as(PatternBindingSyntax.self) }?.typeAnnotation?.type
    }

    private func replacement(for node: Syntax) -> String {
        guard let type = result(of: node) else { return "" }
        let words = type.trimmedDescription
        if words == "some View" || words == "some SwiftUI.View" { return " EmptyView() " }
        let effects = node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers
        if effects?.throwsClause != nil {
            return " throw NSError(domain: \"\(title(of: node)) \(SourceCut.calledWords)\", code: 0) "
        }
        if type.is(OptionalTypeSyntax.self) { return " nil " }
        if type.is(ArrayTypeSyntax.self) { return " [] " }
        return " fatalError(\"\(title(of: node)) \(SourceCut.calledWords)\") "
    }

    // MARK: - Words

    private func title(of node: Syntax) -> String {
        if let function = node.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
            return "\(function.name.text)(\(labels.joined()))"
        }
        if let property = node.as(PatternBindingSyntax.self) { return property.pattern.trimmedDescription }
        if let accessor = node.as(AccessorDeclSyntax.self) {
            let property = node.ancestorOrSelf { $0.as(PatternBindingSyntax.self) }
            return property.map { $0.pattern.trimmedDescription } ?? accessor.accessorSpecifier.text
        }
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.pattern.trimmedDescription ?? "a property"
        }
        if let named = node.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        if let extended = node.as(ExtensionDeclSyntax.self) {
            return "extension \(extended.extendedType.trimmedDescription)"
        }
        return firstWords(of: node)
    }

    private func firstWords(of node: Syntax) -> String {
        let text = node.trimmedDescription.prefix { !"({\n".contains($0) }
        return String(text.prefix(40)).trimmingSuffix { $0 == " " }
    }

    private func cut(
        _ kind: SourceCut.Kind, named title: String, from start: AbsolutePosition, to end: AbsolutePosition,
        replacement: String = ""
    ) -> SourceCut {
        SourceCut(
            kind, file: name, line: lines.location(for: start).line, name: title, start: start.utf8Offset,
            end: end.utf8Offset, replacement: replacement)
    }
}

extension String {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return text
    }
}
