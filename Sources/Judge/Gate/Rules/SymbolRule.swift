import SwiftSyntax

/// Refuses attributes that set the linker's name or section of a symbol, even if the answer declares the attribute's
/// name.
///
///     @c(abort) func abort() {}          // no
///     @section(".init_array") let x = …  // no
enum SymbolRule: Rule {
    static let code = "symbol-attribute"

    private static let names: Set<String> = [
        "c", "cdecl", "section", "used", "implementation", "export", "abi",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let attribute = node.as(AttributeSyntax.self), let name = attribute.plainName,
            names.contains(name)
        else { return nil }
        return Objection(
            attribute, "@\(name) changes how the linker sees a declaration.",
            instead: "Remove the attribute; other Swift files find the declaration by its Swift name.")
    }
}
