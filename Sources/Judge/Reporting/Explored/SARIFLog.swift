import Essentials
import Grading
import Text

/// The explorer's results as a SARIF 2.1.0 log, the format of code scanners (OASIS, with errata 01).
///
/// Each finding is a result at its source line, with the story in its message. The fingerprint contains the cause
/// without the line number, because edits move the line.
public struct SARIFLog: Encodable {
    private let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    public init(_ app: ExploredApp, version: String) {
        let results =
            app.found.enumerated().map { place, found in
                let alike = app.found[..<place].count {
                    SARIFResult.cause(of: $0) == SARIFResult.cause(of: found)
                }
                return SARIFResult(found, number: alike + 1, in: app)
            } + app.allowed.map { SARIFResult($0, in: app) } + app.remarks.map { SARIFResult($0, in: app) }
        let codes = Set(app.found.map(\.finding.code) + app.allowed.map(\.code)).sorted()
        let kinds = Set(app.remarks.map(\.kind)).sorted()
        let driver = Run.Driver(
            name: "course explore", semanticVersion: version,
            rules: codes.map(SARIFRule.init) + kinds.map(SARIFRule.init))
        runs = [Run(tool: Run.Tool(driver: driver), results: results)]
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
            let rules: [SARIFRule]
        }
        let tool: Tool
        let results: [SARIFResult]
    }
}

/// A kind of finding, for which SARIF has the word rule.
struct SARIFRule: Encodable {
    private let id: String
    private let shortDescription: SARIFMessage
    private let fullDescription: SARIFMessage?
    private let help: SARIFMessage

    init(_ code: FindingCode) {
        id = code.rawValue
        shortDescription = SARIFMessage(code.title)
        fullDescription = SARIFMessage(code.explanation.cause)
        help = SARIFMessage(
            "`course explain \(code.rawValue)` shows code with this fault and code without it.")
    }

    init(_ kind: String) {
        id = kind
        shortDescription = SARIFMessage(kind.replacing("-", with: " "))
        fullDescription = nil
        help = SARIFMessage(
            "In many apps, such behavior is a fault; in some, it is intended. The course does not count remarks as faults."
        )
    }
}
