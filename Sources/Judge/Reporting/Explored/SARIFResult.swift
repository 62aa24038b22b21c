import Grading
import Text
import Wire

/// A finding, an allowed finding or a remark in a SARIF log.
struct SARIFResult: Encodable {
    private let ruleId: String
    private let level: String
    private let message: SARIFMessage
    private let locations: [SARIFLocation]
    private var partialFingerprints: [String: String]?
    private var suppressions: [Suppression]?

    /// - Parameter number: the number of the result among all results with the same cause, counted from 1.
    init(_ found: ExploredApp.Find, number: Int, in app: ExploredApp) {
        let finding = found.finding
        self.init(
            finding.code.rawValue, "error",
            "\(finding.sentence)\n\nThis story shows the fault:\n\n\(found.story)",
            at: finding.location, in: app)
        partialFingerprints = ["cause/v1": "\(app.name) \(Self.cause(of: found)) \(number)"]
    }

    init(_ allowed: ExploredApp.Allowed, in app: ExploredApp) {
        self.init(
            allowed.code.rawValue, "error", "A comment in the source allows this finding: \(allowed.reason)",
            at: allowed.location,
            in: app)
        suppressions = [Suppression(kind: "inSource", justification: allowed.reason)]
    }

    init(_ remark: ExploredApp.Remark, in app: ExploredApp) {
        self.init(remark.kind, "note", remark.sentence, at: nil, in: app)
    }

    private init(
        _ rule: String, _ level: String, _ words: String, at place: SourceLocation?, in app: ExploredApp
    ) {
        (ruleId, self.level, message) = (rule, level, SARIFMessage(words))
        // Many viewers of SARIF files ignore results without a location.
        locations =
            app.path(of: place?.file).map { path in
                [SARIFLocation(path: path, line: place?.line, scheme: path.hasPrefix("/") ? "file://" : "")]
            } ?? []
    }

    /// Identifies the cause of a finding without its line number.
    static func cause(of found: ExploredApp.Find) -> String {
        let scope = found.finding.scope
        return [found.finding.code.rawValue, scope?.view ?? "", scope?.phase.rawValue ?? ""]
            .joined(separator: " ")
    }

    private struct Suppression: Encodable {
        let kind: String
        let justification: String
    }
}
