import SwiftSyntax

/// Refuses attributes that begin with an underscore. Attributes with an underscore belong to the compiler and its libraries.
///
/// The gate refuses an attribute even if the answer declares something with the attribute's name. The compiler knows
/// `@_cdecl`, even if an answer declares something with the name `_cdecl`.
///
///     @_silgen_name("swift_retain") func retain()   // no
///     @_spi(Private) import SwiftUI                 // no
///     @_disfavoredOverload func title() -> String   // yes: it only ranks overloads
enum AttributeRule: Rule {
    static let code = "underscored-attribute"

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let attribute = node.as(AttributeSyntax.self), let name = attribute.plainName,
            name.hasPrefix("_"), name != "_disfavoredOverload"
        else { return nil }
        return Objection(
            attribute, "@\(name) is private to the compiler.",
            instead: "Remove the attribute; an app needs none that begins with an underscore.")
    }
}

extension AttributeSyntax {
    /// The attribute's name; nil for a qualified type such as `Swift.MainActor`.
    var plainName: String? {
        attributeName.as(IdentifierTypeSyntax.self)?.name.identifier?.name
    }
}
