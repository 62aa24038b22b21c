// Gate: reads a learner's source and refuses early, with line, reason and what to do instead.
//
// It knows Swift's syntax and nothing else: no compiler, no course, no process. It exists to be clear; what has to hold
// against a hostile answer is the wall (docs/security.md). Start at `Gate.read`, then see `Rules/`, one rule a file.
// `OutlineReader` lists what the source could put on screen. `Dependencies/` reads what the work of a view depends on.

import SwiftSyntax
import Wire

/// Reads the files of one answer by every rule.
///
///     Gate.read([Source(name: "A.swift", bytes: Array("import Glibc".utf8))]).refusals
///     // A.swift:1:8 import: Glibc is not among the modules an answer may import.
public enum Gate {
    /// The largest file that is looked at, in bytes.
    public static let sizeLimit = ReadableRule.limit

    /// Reads all files by all rules, however many findings there are. Notes on work are made only of accepted sources.
    /// - Parameters:
    ///   - alsoAllowed: modules that may be imported beside those that every answer may.
    ///   - isOwnApp: whether it is an app of the learner's, behind a wall.
    public static func read(
        _ sources: [Source], alsoAllowed: Set<String> = [], isOwnApp: Bool = false
    ) -> SourceReading {
        var refusals: [GateFinding] = []
        var readings: [Reading] = []
        for source in sources {
            if let finding = ReadableRule.finding(in: source) ?? NestingRule.finding(in: source) {
                refusals.append(finding)
            } else {
                readings.append(Reading(source))
            }
        }
        // A name that any file of the answer declares is not the library's.
        let declared = readings.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        for reading in readings {
            if let finding = NestingRule.finding(in: reading) { refusals.append(finding) }
            for node in reading.nodes {
                for rule in rules {
                    guard let objection = rule.objection(to: node, declared: declared) else { continue }
                    if rule == ImportRule.self, ImportRule.module(of: node).map(alsoAllowed.contains) == true
                    {
                        continue
                    }
                    if isOwnApp, OwnApp.mayUse(node) { continue }
                    refusals.append(reading.finding(rule.code, objection))
                }
            }
        }
        return SourceReading(
            refusals: refusals, outline: OutlineReader(readings).outline,
            work: refusals.isEmpty ? Dependencies.study(readings) : [])
    }

    static let rules: [any Rule.Type] = [
        ImportRule.self, AttributeRule.self, UnderscoreRule.self, SymbolRule.self, MacroRule.self,
        UnsafeRule.self, StopRule.self, ProcessRule.self, FileRule.self, BlockingLoadRule.self,
        HostRule.self,
    ]
}
