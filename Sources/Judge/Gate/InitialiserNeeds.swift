import SwiftSyntax

/// The parameters that the shortest initializer of a type requires.
struct InitialiserNeeds {
    let names: [String]

    /// - Parameters:
    ///   - more: initializers from the type's extensions.
    ///   - wrappers: property wrappers of the answer that need no initial value.
    init(of type: StructDeclSyntax, more: [InitializerDeclSyntax], wrappers: Set<String> = []) {
        let own = type.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        var choices = (own + more).filter(Self.isOpen).map(Self.parameters)
        // The compiler adds a memberwise initializer only to types that declare no initializer.
        if own.isEmpty {
            choices.append(Self.properties(of: type, Self.selfSufficient.union(wrappers)))
        }
        let least = choices.min { $0.count < $1.count } ?? ["an initializer that is not private"]
        let generic = type.genericParameterClause?.parameters.map { "the type \($0.name.text)" } ?? []
        names = generic + least
    }

    private static func isOpen(_ initialiser: InitializerDeclSyntax) -> Bool {
        !initialiser.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
            && initialiser.optionalMark == nil
            && initialiser.signature.effectSpecifiers == nil
    }

    private static func parameters(of initialiser: InitializerDeclSyntax) -> [String] {
        initialiser.signature.parameterClause.parameters
            .filter { $0.defaultValue == nil && $0.ellipsis == nil }
            .map { ($0.firstName.text == "_" ? $0.secondName : $0.firstName)?.text ?? "_" }
    }

    private static func properties(of type: StructDeclSyntax, _ selfSufficient: Set<String>) -> [String] {
        type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { variable in
                !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
            }
            .flatMap { variable in
                variable.bindings.filter { needsValue($0, of: variable, selfSufficient) }.map {
                    $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
                        ?? $0.pattern.trimmedDescription
                }
            }
    }

    private static func needsValue(
        _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, _ selfSufficient: Set<String>
    ) -> Bool {
        guard binding.initializer == nil, !isComputed(binding) else { return false }
        let wrappers = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
        for wrapper in wrappers {
            if selfSufficient.contains(wrapper.plainName ?? wrapper.attributeName.trimmedDescription) {
                return false
            }
            // A property with `@State(initialValue: 3)` needs no other value.
            if let arguments = wrapper.arguments?.trimmedDescription,
                arguments.hasPrefix("initialValue:") || arguments.hasPrefix("wrappedValue:")
            {
                return false
            }
        }
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
        return !(isOptional && variable.bindingSpecifier.text == "var" && !isBound(wrappers))
    }

    private static func isBound(_ wrappers: [AttributeSyntax]) -> Bool {
        wrappers.contains { ["Binding", "ObservedObject", "StateObject", "Bindable"].contains($0.plainName) }
    }

    /// Property wrappers whose properties need no value in an initializer.
    private static let selfSufficient: Set<String> = [
        "Environment", "EnvironmentObject", "FocusState", "Namespace", "FocusedValue", "FocusedBinding",
        "AccessibilityFocusState", "Query",
    ]

    /// A property with only `willSet` and `didSet` is a stored property.
    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return false }
        guard case .accessors(let list) = block.accessors else { return true }
        return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
