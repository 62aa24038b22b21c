public import SwiftSyntax
public import SwiftSyntaxMacros

// CourseMacros: the implementations of the macros of SwiftUI, SwiftData, FoundationModels and TipKit.
//
// Macros run inside the compiler, so the module CourseMacros imports Swift's syntax library, but not the engine.
// Other modules declare the macros that CourseMacros implements.

/// `@Entry var pageSize = 20` in an extension of `EnvironmentValues` expands to this code:
///
///     var pageSize {
///         get { self[__Key_pageSize.self] }
///         set { self[__Key_pageSize.self] = newValue }
///     }
///     private struct __Key_pageSize: SwiftUI.EnvironmentKey {
///         @__EntryDefaultValue static var defaultValue = 20
///     }
public struct EntryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The macro's peer expansion reports any mistake in the declaration. Without the accessors below, the
        // compiler would report a second error.
        guard let entry = try? Entry(declaration, in: context) else { return ["get { fatalError() }"] }
        return [
            "get { self[\(entry.key).self] }",
            "set { self[\(entry.key).self] = newValue }",
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try Entry(declaration, in: context)
        if let value = entry.focusedValue {
            return [
                """
                private struct \(entry.key): SwiftUI.FocusedValueKey {
                    typealias Value = \(value)
                }
                """
            ]
        }
        return [
            """
            private struct \(entry.key): SwiftUI.\(entry.keyProtocol) {
                @__EntryDefaultValue static var defaultValue\(entry.type) = \(entry.value)
            }
            """
        ]
    }
}

/// A property that can have `@Entry`: it has a name and an initial value.
private struct Entry {
    let key: TokenSyntax
    let keyProtocol: TokenSyntax
    /// The property's type; nil if the source omits the type and Swift infers the type from the value.
    let type: TypeAnnotationSyntax?
    let value: ExprSyntax
    /// The type of the focused value, without the property's question mark; nil outside `FocusedValues`.
    let focusedValue: TypeSyntax?

    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws(MacroMistake)
    {
        let home = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        guard let home = home.map({ $0.replacing("SwiftUI.", with: "") }), let keyProtocol = Self.keys[home]
        else {
            throw MacroMistake(
                "@Entry belongs to a property in an extension of EnvironmentValues, Transaction, "
                    + "ContainerValues or FocusedValues")
        }
        self.keyProtocol = .identifier(keyProtocol)
        let isFocused = home == "FocusedValues"
        guard let property = declaration.as(VariableDeclSyntax.self), let binding = property.bindings.first,
            property.bindings.count == 1, property.bindingSpecifier.tokenKind == .keyword(.var),
            binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else {
            throw MacroMistake("@Entry belongs to a single stored property, declared with var")
        }
        key = .identifier("__Key_\(name.unquoted)")
        type = binding.typeAnnotation?.trimmed
        if isFocused {
            guard let wrapped = type?.type.as(OptionalTypeSyntax.self)?.wrappedType else {
                throw MacroMistake("@Entry in FocusedValues needs an optional type, such as `String?`")
            }
            focusedValue = wrapped.trimmed
        } else {
            focusedValue = nil
        }
        if let value = binding.initializer?.value {
            self.value = value.trimmed
        } else if let type, Self.isOptional(type.type) {
            value = "nil"
        } else {
            throw MacroMistake(
                "@Entry needs an initial value: views read it unless a view above sets another")
        }
    }

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }
}

extension TokenSyntax {
    /// The property's name without backticks: `default` for `` `default` ``.
    var unquoted: String { identifier?.name ?? text }
}

/// A mistake in the use of a macro, which the compiler shows as an error at the macro.
struct MacroMistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
