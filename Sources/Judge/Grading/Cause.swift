import Scenario
import Wire

/// The traits that the findings of one mistake share: source line, view or task, and reason. If a source line sends too
/// few or too many requests, all findings about these requests have the same cause. Two wrong screens have the same
/// cause only if their symptoms are equal.
public struct Cause: Hashable, Sendable {
    public let code: FindingCode
    private let isConsequence: Bool
    private let location: SourceLocation?
    private let owner: String?
    private let symptom: String?
    private let shape: String?

    public init(of finding: Finding) {
        (code, isConsequence) = (finding.code, finding.isConsequence)
        // Each run can exceed a limit at another source line, and no single view causes a wrong screen. In `Cause`, a
        // finding about a limit or a wrong screen has neither a location nor an owner.
        let isAnywhere = [.limitExceeded, .wrongScreen].contains(finding.code)
        location = isAnywhere ? nil : finding.location
        owner = isAnywhere ? nil : finding.scope.map { "\($0.viewName) \($0.phase.rawValue)" }
        let isPlace = location != nil && finding.code != .unmetExpectation
        symptom =
            isPlace
            ? nil : finding.symptom ?? (finding.code.kind is any FindingRule.Type ? nil : finding.sentence)
        shape = isPlace ? nil : finding.resource?.shape
    }
}

extension Resource {
    /// `GET /item/#`: resources that differ only in numbers and in the query have one shape.
    fileprivate var shape: String {
        let names = path.prefix { $0 != "?" }.split(separator: "/").map { part in
            part.contains(where: \.isNumber) ? "#" : part
        }
        return "\(method) /\(names.joined(separator: "/"))"
    }
}
