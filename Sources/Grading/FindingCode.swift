/// The name of one thing that can be wrong. Stable: course files, reports and gradebooks keep it.
///
/// The order is by how much a finding explains: causes first, what follows from them later.
public enum FindingCode: String, CaseIterable, Codable, Sendable, Hashable, Comparable {
    case brokeProtocol = "broke-protocol"
    case crash
    case exitedEarly = "exited-early"
    case noTimePassing = "no-time-passing"
    case limitExceeded = "limit-exceeded"
    case updateCycle = "update-cycle"
    case missingEnvironmentObject = "missing-environment-object"
    case stateWrittenDuringBody = "state-written-during-body"
    case offMainWrite = "off-main-write"
    case workInInit = "work-in-init"
    case workInBody = "work-in-body"
    case missedFetch = "missed-fetch"
    case prematureCancel = "premature-cancel"
    case unownedTask = "unowned-task"
    case missingCancellation = "missing-cancellation"
    case redundantFetch = "redundant-fetch"
    case duplicateIdentity = "duplicate-identity"
    case wrongScreen = "wrong-screen"
    case unmetExpectation = "unmet-expectation"
    // Of a scenario that a learner wrote.
    case notAScenario = "not-a-scenario"
    case falseAlarm = "false-alarm"
    case bugNotCaught = "bug-not-caught"

    /// The code as words: `missing cancellation`.
    public var title: String { rawValue.split(separator: "-").joined(separator: " ") }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
