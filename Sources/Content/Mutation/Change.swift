import SwiftSyntax
import Wire

/// The edits that make one mutant, and the source text for the mutant's name.
///
///     Change(node, to: "!(\(node.trimmedDescription))")
struct Change {
    /// The source text before the change; it becomes part of the mutant's name.
    var text: String
    var place: AbsolutePosition
    var edits: [Mutant.Edit]

    /// - Parameter edits: one edit for each place that the mistake changes.
    init(at node: some SyntaxProtocol, called text: String? = nil, _ edits: [Mutant.Edit]) {
        self.text = text ?? node.trimmedDescription
        place = node.positionAfterSkippingLeadingTrivia
        self.edits = edits
    }

    /// Makes a change that replaces a node; an empty replacement removes the node.
    init(_ node: some SyntaxProtocol, to replacement: String, called text: String? = nil) {
        self.init(at: node, called: text, [Mutant.Edit(node, to: replacement)])
    }

    /// Makes a change that inserts a statement at the beginning of a function; returns nil if the function
    /// has no body.
    init?(beginning function: FunctionDeclSyntax, with statement: String) {
        guard let start = function.body?.leftBrace.endPositionBeforeTrailingTrivia else { return nil }
        self.init(
            at: function, called: function.name.text, [.init(from: start, to: start, "\n\(statement)")])
    }
}

extension Mutant.Edit {
    init(_ node: some SyntaxProtocol, to replacement: String) {
        self.init(
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
            end: node.endPositionBeforeTrailingTrivia.utf8Offset, replacement: replacement)
    }

    /// Makes a change that replaces the text between two positions, such as a modifier with its dot.
    init(from start: AbsolutePosition, to end: AbsolutePosition, _ replacement: String) {
        self.init(start: start.utf8Offset, end: end.utf8Offset, replacement: replacement)
    }
}
