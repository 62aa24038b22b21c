/// One kind of finding: its code, its price and its explanation. Each kind has a file in `Findings/`, and
/// `FindingCode.kind` lists all kinds.
public protocol FindingKind: Sendable {
    static var code: FindingCode { get }
    /// The points that the finding costs, unless an exercise sets another price.
    static var price: Rubric.Price { get }
    static var explanation: Explanation { get }
}

/// A kind of finding that the course detects in one run of an app.
public protocol FindingRule: FindingKind {
    static func findings(in evidence: Evidence) -> [Finding]
}

/// A finding about a scenario that a learner wrote.
public protocol ScenarioFinding: FindingKind {}

/// A finding about a form that a learner filled in.
public protocol FormFinding: FindingKind {}
