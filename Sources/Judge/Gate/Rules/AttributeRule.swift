import SwiftSyntax

/// Attributes that begin with an underscore belong to the compiler and its own libraries. A declaration of the same name
/// changes nothing: the compiler reads `@_cdecl` as its own, even in an answer with a `_cdecl`.
///
///     @_silgen_name("swift_retain") func retain()   // no
///     @_spi(Private) import SwiftUI                 // no
///     @_disfavoredOverload func title() -> String   // yes: it only says which of two is meant
enum AttributeRule: Rule {
    static let code = "underscored-attribute"

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let attribute = node.as(AttributeSyntax.self), let name = attribute.plainName,
            name.hasPrefix("_"), name != "_disfavoredOverload"
        else { return nil }
        return Objection(
            attribute, "@\(name) is private to the compiler.",
            instead: "Leave it out: nothing an app needs is behind an underscored attribute.")
    }
}

extension AttributeSyntax {
    /// The name, for an attribute that is not a qualified type.
    var plainName: String? {
        attributeName.as(IdentifierTypeSyntax.self)?.name.identifier?.name
    }
}
