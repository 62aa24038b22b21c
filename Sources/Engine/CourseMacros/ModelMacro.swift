public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@Model final class Trip { var name: String }` makes `name` observable, and adds these members:
///
///     public let _$record: SwiftData._ModelRecord
///     public static var _$fields: [SwiftData._ModelField] { [.init(\Trip.name, named: "name")] }
///     public required init(_$row row: SwiftData._ModelRow) { … }
///
/// `@Model` also makes `Trip` conform to `PersistentModel`.
public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else {
            throw MacroMistake("@Model belongs to a class")
        }
        let properties = ModelProperty.all(in: declaration)
        guard model.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else {
            throw MacroMistake("@Model requires an initializer be provided for '\(model.name.text)'")
        }
        if properties.contains(where: \.hasShortDefault) {
            throw MacroMistake(
                "A default value requires a fully qualified domain named value: `Kind.plain`, not `.plain`")
        }
        let name = model.name.trimmed
        let fields = properties.map { ".init(\\\(name).\($0.name), named: \"\($0.label)\"\($0.notes))" }
        let groups = uniqueGroups(in: declaration).map { "\($0) as [PartialKeyPath<\(name)>]" }
        let assignments = properties.map { "_\($0.label) = row[\"\($0.label)\"]" }
        return [
            "public var _$record = SwiftData._ModelRecord()",
            """
            public static var _$fields: [SwiftData._ModelField] {
                [
                    \(raw: fields.joined(separator: ",\n"))
                ]
            }
            """,
            "public static var _$uniqueness: [[AnyKeyPath]] { [\(raw: groups.joined(separator: ", "))] }",
            """
            public required init(_$row row: SwiftData._ModelRow) {
                \(raw: (assignments + ["_$record = row.record"]).joined(separator: "\n"))
            }
            """,
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        ModelProperty(member) == nil ? [] : ["@_ModelProperty"]
    }

    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        let names = protocols.map(\.trimmedDescription).joined(separator: ", ")
        return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names) {}")]
    }

    /// The groups of properties in `#Unique<Trip>([\.name], [\.city, \.year])`.
    private static func uniqueGroups(in declaration: some DeclGroupSyntax) -> [String] {
        declaration.memberBlock.members
            .compactMap { $0.decl.as(MacroExpansionDeclSyntax.self) }
            .filter { $0.macroName.text == "Unique" }
            .flatMap { $0.arguments.map(\.expression.trimmedDescription) }
    }
}

/// A stored property of a model, except transient properties.
struct ModelProperty {
    let name: TokenSyntax
    /// The property's name without backticks.
    let label: String
    /// The arguments of `@Attribute` and `@Relationship`, in the form that a `ModelField` takes.
    let notes: String
    /// True if the initial value is written like `.plain`, which Apple's macro does not accept.
    let hasShortDefault: Bool

    init?(_ member: some DeclSyntaxProtocol) {
        guard let property = member.as(VariableDeclSyntax.self),
            property.bindingSpecifier.tokenKind == .keyword(.var), let binding = property.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            Self.isStored(binding),
            !property.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
        else { return nil }
        let attributes = property.attributes.compactMap { $0.as(AttributeSyntax.self) }
        guard !attributes.contains(where: { $0.name == "Transient" }) else { return nil }
        self.name = name.trimmed
        label = name.unquoted
        let value = binding.initializer?.value.as(MemberAccessExprSyntax.self)
        hasShortDefault = value.map { $0.base == nil } ?? false
        notes = [("Attribute", "attribute"), ("Relationship", "relationship")].map { macro, argument in
            guard let attribute = attributes.first(where: { $0.name == macro }) else { return "" }
            let said = attribute.arguments?.trimmedDescription ?? ""
            return ", \(argument): .init(\(said))"
        }.joined()
    }

    static func all(in declaration: some DeclGroupSyntax) -> [ModelProperty] {
        declaration.memberBlock.members.compactMap { ModelProperty($0.decl) }
    }

    /// True for a stored property. A stored property may have `willSet` and `didSet`, but no other
    /// accessors.
    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension AttributeSyntax {
    /// The last part of the attribute's name: `Transient` for `@SwiftData.Transient`.
    fileprivate var name: String {
        attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    }
}
