// Dependencies: finds the values in the source on which the tasks and closures of a view depend.
//
// SwiftUI records the values that a body reads. Only the source shows which values a task reads. Start here.
// `TypeOutline` lists the members of a type, and `Modifier` finds the modifiers that start work. `ReadingWalk` follows
// a closure through the type's methods, and `Reads` tells which of the closure's values can change.

import SwiftSyntax
import Wire

/// Finds values that a `.task` or another closure of a view reads, but whose changes do not run the closure again.
///
///     Dependencies.study([Reading(Source(name: "A.swift", bytes: …))])
///     // .task on line 12 reads `height`, and its id leaves out `height`
///
/// `Dependencies` reports a value only if the source proves that the closure reads the value.
enum Dependencies {
    /// The notes on tasks, actions and requests in the sources, sorted by file and line.
    static func study(_ readings: [Reading]) -> [WorkNote] {
        let outlines = TypeOutlines(of: readings.map(\.tree))
        let callees = Callees(in: readings)
        return readings.flatMap { reading in
            Modifier.all(in: reading.tree).compactMap { modifier in
                outlines.outline(around: modifier.call).map {
                    note(on: modifier, of: $0, outlines, reading, callees)
                }
            } + ActionNotes.all(in: reading, outlines, callees) + BodyPaths.all(in: reading, through: callees)
                + StateCopies.all(in: reading)
        }
    }

    private static func note(
        on modifier: Modifier, of type: TypeOutline, _ outlines: TypeOutlines, _ reading: Reading,
        _ callees: Callees
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
            tasks: MadeTasks.notes(on: work, of: modifier.work, in: reading, callees),
            type: Declaration.innermostType(around: modifier.call),
            subject: modifier.subject, runsOldClosure: modifier.runsOldClosure)
    }
}
