// Gate: reads a learner's source and says no early, with line, reason and what to do instead.
//
// It knows Swift's syntax and nothing else: no compiler, no course, no process. It exists to be clear, not to be
// tight; what has to hold whatever an answer does is the wall (docs/security.md). Start at `Gate.read`, then see
// `Rules/`, one rule a file.

import SwiftSyntax

/// Reads the files of one answer by every rule.
///
///     Gate.read([Source(name: "A.swift", bytes: Array("import Glibc".utf8))]).findings
///     // A.swift:1:8 import: Glibc is not among the modules an answer may import.
public enum Gate {
    /// The largest file that is looked at, in bytes.
    public static let sizeLimit = ReadableRule.limit

    /// What was found wrong, and what stands there.
    public struct Report: Hashable, Sendable, Codable {
        /// In the order of files, lines and columns. Empty when there is nothing to say.
        public var findings: [Finding]
        public var outline: Outline
    }

    /// - Parameter alsoAllowed: modules that may be imported beside those that every answer may.
    public static func read(_ sources: [Source], alsoAllowed: Set<String> = []) -> Report {
        var findings: [Finding] = []
        var readings: [Reading] = []
        for source in sources {
            if let finding = ReadableRule.finding(in: source) ?? NestingRule.finding(in: source) {
                findings.append(finding)
            } else {
                readings.append(Reading(source))
            }
        }
        // A name that the answer itself declares, in whichever file, is not the library's.
        let declared = readings.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        for reading in readings {
            if let finding = NestingRule.finding(in: reading) { findings.append(finding) }
            for node in reading.nodes {
                for rule in rules {
                    guard let objection = rule.objection(to: node, declared: declared) else { continue }
                    if rule == ImportRule.self, ImportRule.module(of: node).map(alsoAllowed.contains) == true
                    {
                        continue
                    }
                    findings.append(reading.finding(rule.code, objection))
                }
            }
        }
        return Report(findings: findings, outline: OutlineReader(readings).outline)
    }

    static let rules: [any Rule.Type] = [
        ImportRule.self, AttributeRule.self, SymbolRule.self, MacroRule.self, UnsafeRule.self,
        ProcessRule.self, FileRule.self, HostRule.self,
    ]
}
