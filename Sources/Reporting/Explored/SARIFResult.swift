import Foundation
import Grading
import Text

/// One finding in a SARIF log.
struct SARIFResult: Encodable {
    private let ruleId: String
    private let ruleIndex: Int
    private let level = "error"
    private let message: SARIFLog.Message
    private let locations: [Location]
    private let partialFingerprints: [String: String]

    /// - Parameter number: which of those with the same cause it is, from 1.
    init(_ found: ExploredApp.Find, rule: Int, number: Int, in app: ExploredApp) {
        let finding = found.finding
        ruleId = finding.code.rawValue
        ruleIndex = rule
        message = SARIFLog.Message("\(finding.sentence)\n\nThis story shows it:\n\n\(found.story)")
        let named = app.paths.first {
            $0.split(separator: "/").last.map(String.init) == finding.location?.file
        }
        // A viewer has no use for a result without a place.
        let path = named ?? finding.location?.file ?? app.paths.first
        locations = path.map { [Location(path: $0, line: finding.location?.line)] } ?? []
        partialFingerprints = ["cause/v1": "\(app.name) \(Self.cause(of: found)) \(number)"]
    }

    /// What stays the same as the lines of a file move.
    static func cause(of found: ExploredApp.Find) -> String {
        let scope = found.finding.scope
        return [found.finding.code.rawValue, scope?.view ?? "", scope?.phase.rawValue ?? ""]
            .joined(separator: " ")
    }

    private struct Location: Encodable {
        struct Place: Encodable {
            let artifactLocation: Artifact
            let region: Region?
        }
        struct Artifact: Encodable { let uri: String }
        struct Region: Encodable { let startLine: Int }
        let physicalLocation: Place

        init(path: String, line: Int?) {
            physicalLocation = Place(
                artifactLocation: Artifact(uri: Self.uri(of: path)),
                region: line.map { Region(startLine: $0) })
        }

        /// Relative to the folder of the report where the path is.
        private static func uri(of path: String) -> String {
            let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))
            let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
            return path.hasPrefix("/") ? "file://\(escaped)" : escaped
        }
    }
}
