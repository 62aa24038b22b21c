import SwiftSyntax

/// One reason to refuse an answer, looked for at each node of its syntax tree.
protocol Rule: SendableMetatype {
    /// Never changes: `course explain` and stored results use it.
    static var code: String { get }

    /// What is wrong with this node; nil if nothing is.
    static func objection(to node: Syntax, declared: Set<String>) -> Objection?
}

/// What a rule says against a node: the fact, and what to write instead.
struct Objection {
    var node: Syntax
    var fact: String
    var instead: String

    init(_ node: some SyntaxProtocol, _ fact: String, instead: String) {
        self.node = Syntax(node)
        self.fact = fact
        self.instead = instead
    }
}
