import SwiftSyntax
import Wire

/// What one mutant changes: the edits, and the text that names it.
///
///     Change(node, to: "!(\(node.trimmedDescription))")
struct Change {
    /// What the source says there now, for the mutant's name.
    var text: String
    var place: AbsolutePosition
    var edits: [Mutant.Edit]

    /// - Parameter edits: more than one for a mistake that shows in several places.
    init(at node: some SyntaxProtocol, called text: String? = nil, _ edits: [Mutant.Edit]) {
        self.text = text ?? node.trimmedDescription
        place = node.positionAfterSkippingLeadingTrivia
        self.edits = edits
    }

    /// Replaces a node; with nothing, it is dropped.
    init(_ node: some SyntaxProtocol, to replacement: String, called text: String? = nil) {
        self.init(at: node, called: text, [Mutant.Edit(node, to: replacement)])
    }

    /// Lets a function begin with another statement; nil for one without a body.
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

    /// From the end of one node to the end of another, such as a modifier with its dot.
    init(from start: AbsolutePosition, to end: AbsolutePosition, _ replacement: String) {
        self.init(start: start.utf8Offset, end: end.utf8Offset, replacement: replacement)
    }
}
