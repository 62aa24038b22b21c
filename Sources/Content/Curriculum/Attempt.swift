import Essentials

/// The result of one `verify`, in the form that progress stores.
public struct AttemptSummary: Hashable, Sendable {
    public var exerciseID: String
    public var passed: Bool
    public var score: Int
    public var requests: Int
    public var redundant: Int
    public var missingCancellations: Int
    /// The number of requests that a perfect app would have sent.
    public var par: Int
    /// Bytes and time of requests that nobody needed.
    public var wastedBytes: Int
    public var wastedMilliseconds: Int
    /// The codes of the findings, in the order of the report.
    public var findings: [String]
    /// The exercise's content version at the time of the run.
    public var contentVersion: String
    /// The seed, which decides the run's unpredictable parts.
    public var seed: UInt64
    /// The number of hints that were shown before the run.
    public var hintsUsed: Int
    /// True if the learner saw the solution before the run.
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

/// A stored attempt; stored attempts never change and are never deleted.
public struct Attempt: Hashable, Sendable {
    public let time: Date
    public let summary: AttemptSummary

    public init(time: Date, summary: AttemptSummary) {
        self.time = time
        self.summary = summary
    }
}
