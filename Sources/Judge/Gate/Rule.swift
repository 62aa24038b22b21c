import SwiftSyntax

/// One rule of the gate: a reason to refuse an answer. The gate asks each `Rule` at each node of the syntax tree.
protocol Rule: SendableMetatype {
    /// The rule's name, which must never change, because `course explain` and stored results use it.
    static var code: String { get }

    /// The reason to refuse the node; nil if the node is acceptable.
    static func objection(to node: Syntax, declared: Set<String>) -> Objection?
}

/// The reason why a rule refuses a syntax node, and the advice for the learner.
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
