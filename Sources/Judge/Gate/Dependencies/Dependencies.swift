// Dependencies: what the work of a view depends on, as its source says it.
//
// SwiftUI sees what a body reads. Neither SwiftUI nor a trace sees what a task reads; the source shows it. Start here.
// `TypeOutline` knows the members of a type, `Modifier` finds the work, `ReadingWalk` follows a closure through the
// type's own methods, and `Reads` says which of the values it reads may change.

import SwiftSyntax
import Wire

/// Studies the files of one answer.
///
///     Dependencies.study([Reading(Source(name: "A.swift", bytes: …))])
///     // .task on line 12 reads `height`, and its id leaves it out
///
/// Where the source does not show for certain that a closure reads a value, no value is named.
enum Dependencies {
    /// In the order of files and lines. For sources that the gate accepts.
    static func study(_ readings: [Reading]) -> [WorkNote] {
        let outlines = TypeOutlines(of: readings.map(\.tree))
        let callees = Callees(in: readings)
        return readings.flatMap { reading in
            Modifier.all(in: reading.tree).compactMap { modifier in
                outlines.outline(around: modifier.call).map { note(on: modifier, of: $0, outlines, reading) }
            } + ActionNotes.all(in: reading, outlines) + BodyPaths.all(in: reading, through: callees)
        }
    }

    private static func note(
        on modifier: Modifier, of type: TypeOutline, _ outlines: TypeOutlines, _ reading: Reading
    ) -> WorkNote {
        var work = ReadingWalk(in: type, around: modifier.call)
        for closure in modifier.work { work.walk(closure) }
        var identity = ReadingWalk(in: type, around: modifier.call)
        for expression in modifier.identity + type.otherIdentities(than: modifier) {
            identity.walk(expression)
        }
        return WorkNote(
            modifier: modifier.name, file: reading.name, firstLine: reading.line(at: modifier.start),
            lastLine: reading.line(at: modifier.end),
            hasIdentity: !modifier.identity.isEmpty,
            omitted: work.reads.omitted(from: identity.reads, of: type, outlines),
            tasks: work.tasks.filter { $0.root.id == modifier.call.root.id }
                .map { MadeTasks.note(on: $0, reading) }.sorted { $0.line < $1.line },
            type: Declaration.innermostType(around: modifier.call),
            subject: modifier.subject, runsOldClosure: modifier.runsOldClosure)
    }
}
