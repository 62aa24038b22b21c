import SwiftSyntax

/// Names that begin with an underscore are public only so that compiled code finds them. What Apple documents, and what the
/// compiler writes for a wrapped property, is another matter.
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
        // Of the answer's own, with or without what a wrapper adds: `_count`, and `__count` of a wrapped `_count`.
        // `Swift._typeByName` stays the library's, whatever the answer declares.
        let isLibrarys = reference.base.map(Reference.libraries.contains) ?? false
        guard isLibrarys || (!declared.contains(name) && !declared.contains(String(name.dropFirst()))) else {
            return nil
        }
        return Objection(
            node, "\(name) is private to the libraries, in spite of its being visible.",
            instead: "Leave it out: what an app needs has a name without an underscore.")
    }

    /// `@inline(__always)`, which changes no symbol.
    private static func isOfInlining(_ node: Syntax) -> Bool {
        guard let attribute = node.ancestorOrSelf(mapping: { $0.as(AttributeSyntax.self) }) else {
            return false
        }
        return attribute.plainName == "inline" && node.trimmedDescription == "__always"
    }
}
