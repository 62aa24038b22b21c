// Gate: reads a learner's source before it is compiled, and refuses code that could cheat. A refusal names the line,
// the reason and the remedy.
//
// The gate works only on Swift's syntax, without the compiler, the course or other processes. The sandbox, and not the
// gate, protects against hostile answers (docs/security.md). Start at `Gate.read`; the folder `Rules/` has one file for
// each rule. `OutlineReader` lists the views, apps and previews of the source. `Dependencies/` finds the values that
// the tasks and closures of a view read.

import SwiftSyntax
import Wire

/// Checks the files of one answer with every rule.
///
///     Gate.read([Source(name: "A.swift", bytes: Array("import Glibc".utf8))]).refusals
///     // A.swift:1:8 import: Your file may not import Glibc.
public enum Gate {
    /// The size of the largest file that the gate reads, in bytes. `ReadableRule` has a lower limit for an answer than
    /// for a learner's own app.
    public static let sizeLimit = ReadableRule.ownAppLimit

    /// Checks all files with all rules and reports every refusal. Only for accepted sources, the gate also reports the
    /// tasks and closures of the views.
    /// - Parameters:
    ///   - alsoAllowed: modules that these files may import in addition to the usual modules.
    ///   - isOwnApp: true for a learner's own app in a sandbox. A learner's own app earns no points, so it may
    ///     break the rules against cheating. The gate refuses only files that the parser cannot read
    ///     (`decisions/0085`).
    public static func read(
        _ sources: [Source], alsoAllowed: Set<String> = [], isOwnApp: Bool = false
    ) -> SourceReading {
        var refusals: [GateFinding] = []
        var readings: [Reading] = []
        for source in sources {
            if let finding = ReadableRule.finding(in: source, isOwnApp: isOwnApp)
                ?? NestingRule.finding(in: source)
            {
                refusals.append(finding)
            } else {
                readings.append(Reading(source))
            }
        }
        // If the answer declares a name, the name no longer refers to a declaration in a library.
        let declared = readings.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        for reading in readings {
            if let finding = NestingRule.finding(in: reading) { refusals.append(finding) }
            guard !isOwnApp else { continue }
            for node in reading.nodes {
                for rule in rules {
                    guard let objection = rule.objection(to: node, declared: declared) else { continue }
                    if rule == ImportRule.self, ImportRule.module(of: node).map(alsoAllowed.contains) == true
                    {
                        continue
                    }
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
