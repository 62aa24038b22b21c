import SwiftSyntax
import Wire

/// Finds the bodies and inits that lead to a request, with the calls in between: `body → current() → Task at 14`.
enum BodyPaths {
    static func all(in reading: Reading, through callees: Callees) -> [WorkNote] {
        reading.nodes.flatMap { node -> [WorkNote] in
            guard let (name, code) = work(of: node) else { return [] }
            return callees.ways(from: code, in: reading).map { way in
                let line = reading.line(of: way.start)
                return WorkNote(
                    modifier: name, file: reading.name, firstLine: line, lastLine: line,
                    type: Declaration.innermostType(around: node),
                    path: WorkNote.Path(calls: way.calls, end: way.end, requestLines: way.requestLines))
            }
        }
    }

    private static func work(of node: Syntax) -> (name: String, code: Syntax)? {
        if let code = node.as(InitializerDeclSyntax.self)?.body { return ("init", Syntax(code)) }
        guard let binding = node.as(PatternBindingSyntax.self), let code = binding.accessorBlock,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body"
        else { return nil }
        return ("body", Syntax(code))
    }
}
