// Mutation: makes wrong answers from a right answer. Mutants test an exercise's scenarios with mistakes that the author
// did not foresee.
//
// The module Mutation only reads Swift's syntax, and starts no compiler or other process. Start with
// `Mutation.mutants`, and then read `Operators/`, which has a file for each kind of mistake. The workshop requests the
// mutants; the module Proof builds and runs them.

import SwiftParser
import SwiftSyntax
import Wire

///     Mutation.mutants(of: Array("… .task(id: address) { await load() } …".utf8)).map(\.name)
///     // ["drop-task-id id:address", …]
public enum Mutation {
    /// Makes all mutants, sorted by operator and then by place in the source. Each mutant has a unique name
    /// and a unique text.
    public static func mutants(of source: [UInt8]) -> [Mutant] {
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        let nodes = nodes(of: Syntax(tree))
        var counts: [String: Int] = [:]
        var known: Set<[UInt8]> = [source]
        var mutants: [Mutant] = []
        for operation in operators {
            for change in nodes.flatMap({ operation.changes(at: $0) }) {
                let name = MutantName.of(operation.name, changing: change.text)
                let count = counts[name, default: 0] + 1
                counts[name] = count
                let mutant = Mutant(
                    name: count == 1 ? name : "\(name) (\(count))", sentence: operation.sentence,
                    line: lines.location(for: change.place).line,
                    edits: change.edits.sorted { ($0.start, $0.end) < ($1.start, $1.end) })
                // Two operators can make the same text, such as two ways to remove one statement; only the first mutant
                // is kept.
                if known.insert(mutant.applied(to: source)).inserted { mutants.append(mutant) }
            }
        }
        return mutants
    }

    /// Lists a node and all nodes below it, depth first. The recursion needs no limit, because the course's authors
    /// write the solutions.
    private static func nodes(of node: Syntax) -> [Syntax] {
        guard !node.is(TokenSyntax.self) else { return [] }
        return [node] + node.children(viewMode: .sourceAccurate).flatMap(nodes)
    }
}
