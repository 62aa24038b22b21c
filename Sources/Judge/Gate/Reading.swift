import SwiftParser
import SwiftSyntax
import Wire

/// A source file, byte for byte as the learner wrote it. A source file can contain any bytes.
public struct Source: Hashable, Sendable {
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// One parsed source file, as a flat list of syntax nodes.
///
/// The initializer reads the tree without recursion. A chain of ten thousand members makes a tree of ten thousand
/// levels, too deep for recursion.
struct Reading {
    let name: String
    let tree: Syntax
    let nodes: [Syntax]
    let depth: Int
    let declared: Set<String>
    private let lines: SourceLocationConverter

    init(_ source: Source) {
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        var nodes: [Syntax] = []
        var declared: Set<String> = []
        var depth = 0
        var open = [(node: Syntax(tree), level: 0)]
        while let (node, level) = open.popLast() {
            depth = max(depth, level)
            guard !node.is(TokenSyntax.self) else { continue }
            nodes.append(node)
            declared.formUnion(Declaration.names(in: node))
            for child in node.children(viewMode: .sourceAccurate).reversed() {
                open.append((child, level + 1))
            }
        }
        name = source.name
        lines = SourceLocationConverter(fileName: source.name, tree: tree)
        self.tree = Syntax(tree)
        self.nodes = nodes
        self.depth = depth
        self.declared = declared
    }

    func line(of node: Syntax) -> Int { line(at: node.positionAfterSkippingLeadingTrivia) }

    func line(at position: AbsolutePosition) -> Int { lines.location(for: position).line }

    func place(of node: some SyntaxProtocol) -> SwiftSyntax.SourceLocation {
        lines.location(for: node.positionAfterSkippingLeadingTrivia)
    }

    func finding(_ code: String, _ objection: Objection) -> GateFinding {
        let place = place(of: objection.node)
        return GateFinding(
            rule: code, file: name, line: place.line, column: place.column, fact: objection.fact,
            instead: objection.instead)
    }
}

extension Syntax {
    /// The child nodes that are not tokens.
    var innerNodes: [Syntax] {
        children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
    }
}
