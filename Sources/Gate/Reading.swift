import SwiftParser
import SwiftSyntax

/// One source file, parsed, as a flat list of nodes.
///
/// Nodes are gathered with a stack of our own: a chain of ten thousand members is a tree ten thousand levels deep.
struct Reading {
    let name: String
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
        self.nodes = nodes
        self.depth = depth
        self.declared = declared
    }

    func line(of node: Syntax) -> Int {
        lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    func finding(_ code: String, _ objection: Objection) -> Finding {
        let place = lines.location(for: objection.node.positionAfterSkippingLeadingTrivia)
        return Finding(
            rule: code, file: name, line: place.line, column: place.column, fact: objection.fact,
            instead: objection.instead)
    }
}
