/// One kind of finding: its code, its price and its explanation. Each is a file of its own in `Findings/`, and
/// `FindingCode.kind` lists them.
public protocol FindingKind: Sendable {
    static var code: FindingCode { get }
    /// What it costs where an exercise states no other price.
    static var price: Rubric.Price { get }
    /// What `course explain` says about it.
    static var explanation: Explanation { get }
}

/// Finds one kind of mistake in the evidence of one run.
public protocol FindingRule: FindingKind {
    static func findings(in evidence: Evidence) -> [Finding]
}

/// About a scenario that a learner wrote.
public protocol ScenarioFinding: FindingKind {}

/// About an answer with a form that a learner filled in.
public protocol FormFinding: FindingKind {}
