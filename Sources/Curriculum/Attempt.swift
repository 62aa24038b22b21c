import FoundationEssentials

/// What one run of `verify` came to, in numbers that are worth keeping.
public struct AttemptSummary: Hashable, Sendable {
    public var exerciseID: String
    public var passed: Bool
    public var score: Int
    public var requests: Int
    public var redundant: Int
    public var missingCancellations: Int
    /// The requests that a perfect app would have sent.
    public var par: Int
    /// Traffic that nobody needed.
    public var wastedBytes: Int
    public var wastedMilliseconds: Int
    /// The codes of the findings, in the order in which they were reported.
    public var findings: [String]
    /// The exercise's own, at the time of the run.
    public var contentVersion: String
    /// What the run's conditions were drawn from.
    public var seed: UInt64
    /// How many steps of hints had been shown by then.
    public var hintsUsed: Int
    /// The reference had been asked for before the run.
    public var sawReference: Bool

    public init(
        exerciseID: String, passed: Bool, score: Int, requests: Int = 0, redundant: Int = 0,
        missingCancellations: Int = 0, par: Int = 0, wastedBytes: Int = 0, wastedMilliseconds: Int = 0,
        findings: [String] = [], contentVersion: String = "", seed: UInt64 = 1, hintsUsed: Int = 0,
        sawReference: Bool = false
    ) {
        self.exerciseID = exerciseID
        self.passed = passed
        self.score = score
        self.requests = requests
        self.redundant = redundant
        self.missingCancellations = missingCancellations
        self.par = par
        self.wastedBytes = wastedBytes
        self.wastedMilliseconds = wastedMilliseconds
        self.findings = findings
        self.contentVersion = contentVersion
        self.seed = seed
        self.hintsUsed = hintsUsed
        self.sawReference = sawReference
    }
}

/// An attempt as it is stored: every one is kept, none is ever changed.
public struct Attempt: Hashable, Sendable {
    public let time: Date
    public let summary: AttemptSummary

    public init(time: Date, summary: AttemptSummary) {
        self.time = time
        self.summary = summary
    }
}
