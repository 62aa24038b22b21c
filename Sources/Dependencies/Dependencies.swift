// Dependencies: what the work of a view depends on, as its source says it.
//
// SwiftUI sees what a body reads. It does not see what a task reads, and neither does a trace; the source tells. It knows
// Swift's syntax and nothing else. Start here; `TypeOutline` knows the members of a type, `Modifier` finds the work,
// `ReadingWalk` follows a closure through the type's own methods, and `Reads` says which of it may change.

import Gate
import SwiftParser
import SwiftSyntax
import Wire

/// Studies the files of one answer.
///
///     Dependencies.study([Source(name: "A.swift", bytes: …)])
///     // .task on line 12 reads `height`, and its id leaves it out
///
/// It is silent where it cannot be sure: what a closure does not read is never named.
public enum Dependencies {
    /// In the order of files and lines. For sources that the gate has let through.
    public static func study(_ sources: [Source]) -> [WorkNote] {
        let trees = sources.map { source in
            (source.name, source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        }
        let outlines = TypeOutlines(of: trees.map { Syntax($0.1) })
        return trees.flatMap { name, tree in
            let lines = SourceLocationConverter(fileName: name, tree: tree)
            return Modifier.all(in: Syntax(tree)).compactMap { modifier in
                outlines.outline(around: modifier.call).map {
                    note(on: modifier, of: $0, outlines, name, lines)
                }
            }
        }
    }

    private static func note(
        on modifier: Modifier, of type: TypeOutline, _ outlines: TypeOutlines, _ file: String,
        _ lines: SourceLocationConverter
    ) -> WorkNote {
        var work = ReadingWalk(in: type, around: modifier.call)
        for closure in modifier.work { work.walk(closure) }
        var identity = ReadingWalk(in: type, around: modifier.call)
        for expression in modifier.identity + type.otherIdentities(than: modifier) {
            identity.walk(expression)
        }
        func line(_ position: AbsolutePosition) -> Int { lines.location(for: position).line }
        return WorkNote(
            modifier: modifier.name, file: file, firstLine: line(modifier.start),
            lastLine: line(modifier.end),
            hasIdentity: !modifier.identity.isEmpty,
            omitted: work.reads.omitted(from: identity.reads, of: type, outlines),
            taskLines: work.tasks.filter { $0.root.id == modifier.call.root.id }
                .map { line($0.positionAfterSkippingLeadingTrivia) }.sorted())
    }
}
