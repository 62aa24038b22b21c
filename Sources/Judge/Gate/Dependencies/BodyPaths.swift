import SwiftSyntax
import Wire

/// Finds the bodies that lead to a request, with the calls in between: `body → current() → Task at 14`.
enum BodyPaths {
    static func all(in reading: Reading, through callees: Callees) -> [WorkNote] {
        reading.nodes.flatMap { node -> [WorkNote] in
            guard let binding = node.as(PatternBindingSyntax.self), let code = binding.accessorBlock,
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body"
            else { return [] }
            return callees.ways(from: Syntax(code), in: reading).map { way in
                let line = reading.line(of: way.start)
                return WorkNote(
                    modifier: "body", file: reading.name, firstLine: line, lastLine: line,
                    type: Declaration.innermostType(around: node),
                    path: WorkNote.Path(calls: way.calls, end: way.end, requestLines: way.requestLines))
            }
        }
    }
}
