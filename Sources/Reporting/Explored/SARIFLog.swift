import Foundation
import Grading
import Text

/// What invented stories found, as code scanners tell it: SARIF 2.1.0 (OASIS, with errata 01).
///
/// Each finding is a result at its line of the source, with the story in its message. Its fingerprint is made of what the
/// explorer takes for one cause, and not of the line, which moves as the file is edited.
public struct SARIFLog: Encodable {
    private let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    /// - Parameter version: the course's own.
    public init(_ app: ExploredApp, version: String) {
        let codes = Set(app.found.map(\.finding.code)).sorted()
        let rules = codes.map { code in
            Rule(
                id: code.rawValue, shortDescription: Message(code.title),
                fullDescription: Message(code.explanation.cause),
                help: Message("`course explain \(code.rawValue)` shows a wrong and a right example."))
        }
        let results = app.found.enumerated().map { place, found in
            let alike = app.found[..<place].count {
                SARIFResult.cause(of: $0) == SARIFResult.cause(of: found)
            }
            return SARIFResult(
                found, rule: codes.firstIndex(of: found.finding.code) ?? 0, number: alike + 1, in: app)
        }
        runs = [
            Run(
                tool: .init(driver: .init(name: "course explore", semanticVersion: version, rules: rules)),
                results: results)
        ]
    }

    public var text: String { get throws { try JSONText(self, isIndented: true).text + "\n" } }

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    private struct Run: Encodable {
        struct Tool: Encodable { let driver: Driver }
        struct Driver: Encodable {
            let name: String
            let semanticVersion: String
            let rules: [Rule]
        }
        let tool: Tool
        let results: [SARIFResult]
    }

    private struct Rule: Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
    }

    struct Message: Encodable {
        let text: String

        init(_ text: String) { self.text = text }
    }
}
