import SwiftSyntax
import Wire

/// Lists the views, apps and previews that a source declares.
struct OutlineReader {
    private(set) var outline = SourceOutline()
    private let declaredViews: Set<String>
    private let initialisers: [String: [InitializerDeclSyntax]]
    /// The answer's own property wrappers that need no initial value, such as `@Ticker var time`.
    private let wrappers: Set<String>

    init(_ readings: [Reading]) {
        // An extension in another file can make a type conform to `View`, or can add an initializer.
        var views: Set<String> = []
        var initialisers: [String: [InitializerDeclSyntax]] = [:]
        for node in readings.flatMap(\.nodes) {
            guard let part = node.as(ExtensionDeclSyntax.self) else { continue }
            let name = part.extendedType.trimmedDescription
            if Self.isView(part.inheritanceClause) { views.insert(name) }
            initialisers[name, default: []] += part.memberBlock.members.compactMap {
                $0.decl.as(InitializerDeclSyntax.self)
            }
        }
        declaredViews = views
        self.initialisers = initialisers
        let types = readings.flatMap(\.nodes).compactMap { $0.as(StructDeclSyntax.self) }
        wrappers = Set(
            types.filter { type in
                type.attributes.contains { $0.as(AttributeSyntax.self)?.plainName == "propertyWrapper" }
                    && type.genericParameterClause == nil
                    && InitialiserNeeds(of: type, more: initialisers[type.name.text] ?? []).names.isEmpty
            }.map(\.name.text))
        for reading in readings {
            for node in reading.nodes { take(node, in: reading) }
        }
        outline.hints = LiteralReader(readings).hints
        outline.allowances = readings.flatMap(AllowanceReader.allowances)
    }

    private mutating func take(_ node: Syntax, in reading: Reading) {
        if let type = node.as(StructDeclSyntax.self) {
            take(type, in: reading)
        } else if let type = node.as(ClassDeclSyntax.self) {
            takeDelegate(type, in: reading)
        } else if let use = node.as(MacroExpansionDeclSyntax.self), use.macroName.text == "Preview" {
            take(Syntax(use), use.arguments, use.trailingClosure, in: reading)
        } else if let use = node.as(MacroExpansionExprSyntax.self), use.macroName.text == "Preview" {
            take(Syntax(use), use.arguments, use.trailingClosure, in: reading)
        }
    }

    private mutating func take(_ type: StructDeclSyntax, in reading: Reading) {
        let node = Syntax(type)
        guard BuildCondition.compiles(node) != false else { return }
        let (line, isHidden) = (reading.line(of: node), Self.isHidden(node))
        if Self.isApp(type) {
            outline.apps.append(.init(name: type.name.text, file: reading.name, line: line))
        }
        let name = Declaration.typePath(of: type) ?? type.name.text
        if Self.inherits(type.inheritanceClause, "PreviewProvider"), !isHidden {
            outline.providers.append(.init(name: name, file: reading.name, line: line))
        }
        guard Self.isView(type.inheritanceClause) || declaredViews.contains(name) else { return }
        let needs = InitialiserNeeds(of: type, more: initialisers[name] ?? [], wrappers: wrappers)
        outline.views.append(
            .init(
                name: name, file: reading.name, line: line, needs: needs.names,
                knobs: Self.knobs(of: type), isHidden: isHidden))
    }

    private mutating func takeDelegate(_ type: ClassDeclSyntax, in reading: Reading) {
        let node = Syntax(type)
        guard BuildCondition.compiles(node) != false, !Self.isHidden(node) else { return }
        let named = SourceOutline.NamedType(
            name: type.name.text, file: reading.name, line: reading.line(of: node))
        if Self.inherits(type.inheritanceClause, "UIWindowSceneDelegate") {
            outline.sceneDelegates.append(named)
        } else if Self.inherits(type.inheritanceClause, "UIApplicationDelegate") {
            outline.appDelegates.append(named)
        }
    }

    private mutating func take(
        _ node: Syntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, in reading: Reading
    ) {
        guard let closure, BuildCondition.compiles(node) == true else { return }
        let title = arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        let states = closure.statements.compactMap { statement -> SourceOutline.Preview.State? in
            guard let variable = statement.item.as(VariableDeclSyntax.self),
                let attribute = variable.attributes.first(where: {
                    $0.as(AttributeSyntax.self)?.plainName == "Previewable"
                })
            else { return nil }
            return .init(
                start: variable.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: (statement.semicolon?.endPositionBeforeTrailingTrivia
                    ?? variable.endPositionBeforeTrailingTrivia).utf8Offset,
                attributeEnd: attribute.endPosition.utf8Offset)
        }
        outline.previews.append(
            .init(
                title: title, file: reading.name, line: reading.line(of: node),
                start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: node.endPositionBeforeTrailingTrivia.utf8Offset,
                bodyStart: closure.positionAfterSkippingLeadingTrivia.utf8Offset,
                bodyEnd: closure.endPositionBeforeTrailingTrivia.utf8Offset, states: states))
    }

    // MARK: - Looking

    private static func isView(_ clause: InheritanceClauseSyntax?) -> Bool { inherits(clause, "View") }

    private static func inherits(_ clause: InheritanceClauseSyntax?, _ name: String) -> Bool {
        clause?.inheritedTypes.contains { [name, "SwiftUI.\(name)"].contains($0.type.trimmedDescription) }
            ?? false
    }

    private static func isApp(_ type: StructDeclSyntax) -> Bool {
        type.attributes.contains { $0.as(AttributeSyntax.self)?.plainName == "main" }
    }

    private static func knobs(of type: StructDeclSyntax) -> [String] {
        type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { variable in
                variable.attributes.contains { $0.as(AttributeSyntax.self)?.plainName == "Knob" }
            }
            .flatMap {
                $0.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
            }
    }

    /// True if other files cannot use the type, because the type is private or inside a function or private
    /// declaration.
    private static func isHidden(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { parent in
            let modifiers =
                parent.as(StructDeclSyntax.self)?.modifiers ?? parent.as(EnumDeclSyntax.self)?.modifiers
                ?? parent.as(ClassDeclSyntax.self)?.modifiers
                ?? parent.as(ExtensionDeclSyntax.self)?.modifiers
            let isPrivate =
                modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
            return isPrivate || parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
        }
    }
}
