import SwiftSyntax
import Wire

extension Gate {
    /// Collects the names in the given files that may come from modules that the course lacks. The result includes
    /// names of SwiftUI, because the gate does not know SwiftUI's names.
    public static func outside(_ modules: Set<String>, in sources: [Source]) -> [OutsideModule] {
        OutsideReader(modules, sources.map(Reading.init)).modules
    }
}

/// Collects the uses of outside types in three passes. The passes find types, then chains that begin with a type, then
/// chains that begin with a variable of an outside type.
private struct OutsideReader {
    private let missing: Set<String>
    private let readings: [(reading: Reading, imports: Set<String>)]
    private let declared: Set<String>
    /// The names of the app's functions, with the labels that the first argument of each function can have. A function
    /// and a package's modifier can share a name.
    private let functions: [String: Set<String>]
    private var shapes: [String: OutsideShape] = [:]
    private var modifiers: [(modifier: OutsideModifier, modules: Set<String>)] = []
    private var keys: [String: String] = [:]

    init(_ missing: Set<String>, _ readings: [Reading]) {
        self.missing = missing
        declared = readings.reduce(into: []) { $0.formUnion($1.declared) }
        functions = readings.flatMap(\.nodes).compactMap { $0.as(FunctionDeclSyntax.self) }
            .reduce(into: [:]) { functions, function in
                let label = function.signature.parameterClause.parameters.first?.firstName.text
                functions[function.name.text, default: []].insert(label ?? "")
            }
        self.readings = readings.compactMap { reading in
            let imports = Set(
                reading.nodes.compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.text })
            let outside = imports.intersection(missing)
            return outside.isEmpty ? nil : (reading, outside)
        }
        for (reading, imports) in self.readings { findTypes(in: reading, imports) }
        for (reading, _) in self.readings { markViews(in: reading) }
        for (reading, imports) in self.readings { follow(in: reading, imports) }
    }

    var modules: [OutsideModule] {
        var modules = missing.sorted().map { OutsideModule($0) }
        for index in modules.indices {
            let name = modules[index].name
            let own = shapes.values.filter {
                !$0.isOdd && !$0.isBare && module(of: $0.name, among: $0.modules) == name
            }
            modules[index].types = own.map(\.result).sorted { $0.name < $1.name }
            modules[index].modifiers = modifiers.filter { modifier, modules in
                module(of: modifier.call.name, among: modules) == name
            }.map(\.modifier)
            let types = Set(own.map(\.name))
            modules[index].keys = keys.filter { types.contains($0.value) }
        }
        return modules
    }

    /// The module that most likely declares `name`: the module whose own name is most similar.
    private func module(of name: String, among modules: Set<String>) -> String? {
        func likeness(_ module: String) -> Int {
            let (name, module) = (name.lowercased(), module.lowercased())
            return module.contains(name) ? Int.max : zip(name, module).prefix { $0 == $1 }.count
        }
        return modules.sorted().max { likeness($0) < likeness($1) }
    }

    // MARK: - Types

    private mutating func findTypes(in reading: Reading, _ imports: Set<String>) {
        for node in reading.nodes {
            if let type = node.as(IdentifierTypeSyntax.self) {
                note(type.name.text, Syntax(type), imports, isOdd: type.genericArgumentClause != nil)
            } else if let type = node.as(MemberTypeSyntax.self),
                let base = type.baseType.as(IdentifierTypeSyntax.self)
            {
                if missing.contains(base.name.text) {
                    note(type.name.text, Syntax(type), imports, isOdd: type.genericArgumentClause != nil)
                }
                _ = shapes[base.name.text]?.type(type.name.text)
            } else if let name = typeName(node), !isCondition(node) {
                let isOdd = node.parent?.is(GenericSpecializationExprSyntax.self) == true
                note(name, node, imports, isOdd: isOdd)
            }
        }
    }

    /// The type's name, if the node is a reference to a type.
    private func typeName(_ node: Syntax) -> String? {
        guard let reference = node.as(DeclReferenceExprSyntax.self) else { return nil }
        let name = reference.baseName.text
        guard name.first?.isUppercase == true else { return nil }
        if let member = reference.parent?.as(MemberAccessExprSyntax.self),
            member.declName.id == reference.id
        {
            // `Sentry.Scope()`
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
            return base.map(missing.contains) == true && shapes[base ?? ""] == nil ? name : nil
        }
        if missing.contains(name), let member = reference.parent?.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text.first?.isUppercase == true ? nil : name
        }
        return name
    }

    /// True if the name is part of an `#if` condition.
    private func isCondition(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).prefix(4).contains { $0.is(IfConfigClauseSyntax.self) }
    }

    private mutating func note(_ name: String, _ node: Syntax, _ imports: Set<String>, isOdd: Bool) {
        guard !declared.contains(name), name != "Self" else { return }
        let shape = shapes[name] ?? OutsideShape(name, modules: imports)
        shapes[name] = shape
        let common = shape.modules.intersection(imports)
        if !common.isEmpty { shape.modules = common }
        if isOdd { shape.isOdd = true }
        if node.is(IdentifierTypeSyntax.self) || node.is(MemberTypeSyntax.self) { shape.isTypeOfValue = true }
        guard let parent = node.parent else { return }
        if parent.is(AttributeSyntax.self) { shape.isOdd = true }
        if parent.is(SomeOrAnyTypeSyntax.self) { shape.isAbstract = true }
        if parent.is(InheritedTypeSyntax.self) {
            shape.isAbstract = true
            // The outside name after a class's colon may be a superclass instead of a protocol.
            if parent.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true,
                !["Delegate", "Protocol", "able", "ing", "DataSource", "Type"].contains(where: name.hasSuffix)
            {
                shape.isOdd = true
            }
        }
        if let variable = parent.as(TypeAnnotationSyntax.self)?.parent?.parent?.parent?.as(
            VariableDeclSyntax.self)
        {
            noteProperty(variable, shape)
        }
    }

    private mutating func noteProperty(_ variable: VariableDeclSyntax, _ shape: OutsideShape) {
        for attribute in variable.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
            switch attribute.attributeName.trimmedDescription {
            case "StateObject", "ObservedObject", "EnvironmentObject": shape.isObject = true
            case "Environment":
                let path = attribute.arguments?.trimmedDescription ?? ""
                if path.hasPrefix("\\.") { keys[String(path.dropFirst(2))] = shape.name }
            default: break
            }
        }
    }

    // MARK: - Chains

    private func chains(in reading: Reading) -> [(OutsideShape, MemberChain)] {
        reading.nodes.compactMap { node in
            guard let name = typeName(node), let shape = shapes[name],
                let reference = node.as(DeclReferenceExprSyntax.self)
            else { return nil }
            // In `Module.Name`, the node for `Name` is the second part of a member access.
            let base =
                reference.parent?.as(MemberAccessExprSyntax.self).flatMap {
                    $0.declName.id == reference.id ? ExprSyntax($0) : nil
                } ?? ExprSyntax(reference)
            return (shape, MemberChain(from: base))
        }
    }

    private func markViews(in reading: Reading) {
        for (shape, chain) in chains(in: reading) {
            switch chain.end {
            case .view: (shape.isView, shape.isFluent) = (true, true)
            case .statement where chain.links.count > 1 && chain.links[0].name == nil:
                // A new value is a view if the value has modifiers and no other code uses the value.
                (shape.isView, shape.isFluent) = (true, true)
            case .result(let type) where type == shape.name: shape.isFluent = true
            case .statement, .variable, .result, .other: break
            }
        }
    }

    private mutating func follow(in reading: Reading, _ imports: Set<String>) {
        var variables: [String: OutsideShape] = [:]
        for (shape, chain) in chains(in: reading) { take(chain, of: shape, isStatic: true, &variables) }
        for node in reading.nodes {
            if let annotation = node.as(TypeAnnotationSyntax.self), let shape = shape(of: annotation.type),
                let name = annotation.parent?.as(PatternBindingSyntax.self)?.pattern
                    .as(IdentifierPatternSyntax.self)?.identifier.text
            {
                variables[name] = shape
            } else if let parameter = node.as(FunctionParameterSyntax.self),
                let shape = shape(of: parameter.type)
            {
                variables[(parameter.secondName ?? parameter.firstName).text] = shape
            }
        }
        for node in reading.nodes {
            if let reference = node.as(DeclReferenceExprSyntax.self),
                let shape = variables[reference.baseName.text]
            {
                guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
                    member.declName.id == reference.id
                else {
                    take(MemberChain(from: ExprSyntax(reference)), of: shape, isStatic: false, &variables)
                    continue
                }
                guard member.base?.trimmedDescription == "self" else { continue }
                take(MemberChain(from: ExprSyntax(member)), of: shape, isStatic: false, &variables)
            } else if let member = node.as(MemberAccessExprSyntax.self) {
                noteModifier(member, imports, variables)
            }
        }
    }

    private mutating func take(
        _ chain: MemberChain, of shape: OutsideShape, isStatic: Bool,
        _ variables: inout [String: OutsideShape]
    ) {
        let value = shape.take(chain.links[...], of: chain.end, isStatic: isStatic)
        if case .variable(let name, _) = chain.end, !chain.links.isEmpty, let value {
            variables[name] = value
        }
    }

    private func shape(of type: TypeSyntax) -> OutsideShape? {
        if let optional = type.as(OptionalTypeSyntax.self) { return shape(of: optional.wrappedType) }
        if let member = type.as(MemberTypeSyntax.self) {
            let base = member.baseType.trimmedDescription
            return shapes[base]?.type(member.name.text)
                ?? (missing.contains(base) ? shapes[member.name.text] : nil)
        }
        return type.as(IdentifierTypeSyntax.self).flatMap { shapes[$0.name.text] }
    }

    /// A call on its own line inside a view, such as `.sentryTrace("Feed")`.
    private mutating func noteModifier(
        _ member: MemberAccessExprSyntax, _ imports: Set<String>, _ variables: [String: OutsideShape]
    ) {
        let name = member.declName.baseName.text
        guard member.base != nil,
            member.period.leadingTrivia.contains(where: { if case .newlines = $0 { true } else { false } }),
            let call = member.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(member).id, let shape = CallShape.call(name, call),
            functions[name].map({ labels in shape.arguments.first?.label.map { !labels.contains($0) } ?? false
            })
                ?? !declared.contains(name)
        else { return }
        let root = Self.root(of: ExprSyntax(member))
        let base = shapes[root] ?? variables[root]
        modifiers.append((OutsideModifier(shape, base: base?.name), imports))
    }

    /// The first name in a chain of calls and members.
    private static func root(of expression: ExprSyntax) -> String {
        var expression = expression
        while true {
            if let call = expression.as(FunctionCallExprSyntax.self) {
                expression = call.calledExpression
            } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
                expression = base
            } else {
                return expression.trimmedDescription
            }
        }
    }
}
