import SwiftSyntax

/// Refuses names that begin with an underscore. Libraries make names with an underscore public only for compiled
/// code.
///
/// The rule accepts documented names of Apple's frameworks, and names such as `_count` for the answer's own property
/// `count`.
///
///     array._buffer                   // no
///     view._makeNode(at: site)        // no
///     _count = State(initialValue: 1) // yes, if there is a `count`
///     Self._printChanges()            // yes
enum UnderscoreRule: Rule {
    static let code = "underscored-name"

    private static let documented: Set<String> = [
        "_printChanges", "_logChanges", "_ConditionalContent", "_Label", "_VariadicView",
        "_VariadicView_Children",
        "_", "__", "_modify", "_read",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let reference = Reference(node), reference.name.hasPrefix("_"),
            !documented.contains(reference.name), node.parent?.is(AttributeSyntax.self) != true,
            !isOfInlining(node)
        else { return nil }
        let name = reference.name
        // The rule accepts a name that the answer declares, and the same name with one more underscore, as for a
        // property wrapper's storage. `Swift._typeByName` always means the library's declaration.
        let isLibrarys = reference.base.map(Reference.libraries.contains) ?? false
        guard isLibrarys || (!declared.contains(name) && !declared.contains(String(name.dropFirst()))) else {
            return nil
        }
        return Objection(
            node, "\(name) is internal to its library, although your file can see it.",
            instead: "Use a public name instead; public names have no underscore.")
    }

    /// True for the `__always` in `@inline(__always)`, which has no influence on symbols.
    private static func isOfInlining(_ node: Syntax) -> Bool {
        guard let attribute = node.ancestorOrSelf(mapping: { $0.as(AttributeSyntax.self) }) else {
            return false
        }
        return attribute.plainName == "inline" && node.trimmedDescription == "__always"
    }
}
