// Mutation: makes wrong answers from a right one, so that an exercise's scenarios are tried with mistakes that its author did
// not foresee.
//
// It knows Swift's syntax and nothing else: no compiler, no course, no process. Start at `Mutation.mutants`, then see
// `Operators/`, one kind of mistake a file. The workshop asks for the mutants, and Proof builds and plays them.

import SwiftParser
import SwiftSyntax
import Wire

/// All wrong answers that the operators make from one source.
///
///     Mutation.mutants(of: Array("… .task(id: address) { await load() } …".utf8)).map(\.name)
///     // ["drop-task-id id:address", …]
public enum Mutation {
    /// In the order of the operators, and for each in the order of the source. No two have one name or one text.
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
                // Another operator may have said the same with other words.
                if known.insert(mutant.applied(to: source)).inserted { mutants.append(mutant) }
            }
        }
        return mutants
    }

    /// Depth first. Solutions are the course's own files, so their depth needs no limit.
    private static func nodes(of node: Syntax) -> [Syntax] {
        guard !node.is(TokenSyntax.self) else { return [] }
        return [node] + node.children(viewMode: .sourceAccurate).flatMap(nodes)
    }
}
