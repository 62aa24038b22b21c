import SwiftSyntax

/// One reason to refuse an answer, looked for at each node of its syntax tree.
protocol Rule: SendableMetatype {
    /// Stable: `course explain` and stored results use it.
    static var code: String { get }

    /// What is wrong with this node; nil for nearly all of them.
    static func objection(to node: Syntax, declared: Set<String>) -> Objection?
}

/// What a rule has to say about a node.
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
