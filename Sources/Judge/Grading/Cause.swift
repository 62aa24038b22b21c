import Scenario
import Wire

/// The common traits of one mistake's findings: their line, their owner and their reason. A line that sends
/// too few or too many requests has one cause, for all its requests. Two wrong screens
/// have one cause only if their symptoms are equal.
public struct Cause: Hashable, Sendable {
    public let code: FindingCode
    private let isConsequence: Bool
    private let location: SourceLocation?
    private let owner: String?
    private let symptom: String?
    private let shape: String?

    public init(of finding: Finding) {
        (code, isConsequence) = (finding.code, finding.isConsequence)
        // A limit is exceeded at a different place in each run, and a wrong screen belongs to no single view. In
        // `Cause`, a finding about a limit or a wrong screen has neither a location nor an owner.
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
