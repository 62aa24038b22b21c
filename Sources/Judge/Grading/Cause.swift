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
        // A limit can be exceeded at any source line, and a wrong screen does not come from a single view. Findings
        // about limits and wrong screens are compared without their source lines.
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
    /// Resources that differ only in numbers and in the query have one shape, such as `GET /item/#`.
    fileprivate var shape: String {
        let names = path.prefix { $0 != "?" }.split(separator: "/").map { part in
            part.contains(where: \.isNumber) ? "#" : part
        }
        return "\(method) /\(names.joined(separator: "/"))"
    }
}
