/// The name of a kind of fault, such as `missed-fetch`. Names are stable, because course files, reports and gradebooks
/// store them.
///
/// The code of a cause comes before the codes of possible consequences.
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
    case duplicateIdentity = "duplicate-identity"
    case missedFetch = "missed-fetch"
    case prematureCancel = "premature-cancel"
    case unownedTask = "unowned-task"
    case missingCancellation = "missing-cancellation"
    case retryStorm = "retry-storm"
    case redundantFetch = "redundant-fetch"
    case wrongScreen = "wrong-screen"
    case unmetExpectation = "unmet-expectation"
    // The codes of findings about scenarios that learners write.
    case notAScenario = "not-a-scenario"
    case falseAlarm = "false-alarm"
    case bugNotCaught = "bug-not-caught"
    // The codes of findings about forms.
    case notAForm = "not-a-form"
    case unfounded
    case overlooked
    case misjudged

    /// The code as words: `missing cancellation`.
    public var title: String { rawValue.split(separator: "-").joined(separator: " ") }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

extension FindingCode {
    /// The type in `Findings/` that describes findings with this code. The `switch` has no default, so the compiler
    /// requires a case for each new code.
    public var kind: any FindingKind.Type {
        switch self {
        case .brokeProtocol: BrokenProtocol.self
        case .crash: Crash.self
        case .exitedEarly: EarlyExit.self
        case .noTimePassing: NoTimePassing.self
        case .limitExceeded: ExceededLimit.self
        case .updateCycle: UpdateCycle.self
        case .missingEnvironmentObject: MissingEnvironmentObject.self
        case .stateWrittenDuringBody: StateWrittenDuringBody.self
        case .offMainWrite: OffMainWrite.self
        case .workInInit: WorkInInit.self
        case .workInBody: WorkInBody.self
        case .missedFetch: MissedFetch.self
        case .prematureCancel: PrematureCancel.self
        case .unownedTask: UnownedTask.self
        case .missingCancellation: MissingCancellation.self
        case .retryStorm: RetryStorm.self
        case .redundantFetch: RedundantFetch.self
        case .duplicateIdentity: DuplicateIdentity.self
        case .wrongScreen: WrongScreen.self
        case .unmetExpectation: UnmetExpectation.self
        case .notAScenario: NotAScenario.self
        case .falseAlarm: FalseAlarm.self
        case .bugNotCaught: BugNotCaught.self
        case .notAForm: NotAForm.self
        case .unfounded: Unfounded.self
        case .overlooked: Overlooked.self
        case .misjudged: Misjudged.self
        }
    }

    public var explanation: Explanation { kind.explanation }
}

public let rules: [any FindingRule.Type] = FindingCode.allCases.compactMap {
    $0.kind as? any FindingRule.Type
}

/// The findings about a scenario that a learner wrote, made by `ScenarioGrading`.
public let scenarioFindings: [any FindingKind.Type] = FindingCode.allCases.map(\.kind).filter {
    $0 is any ScenarioFinding.Type
}

/// The kinds of findings about forms, which `JudgeGrading` and `ReviewGrading` make.
public let formFindings: [any FindingKind.Type] = FindingCode.allCases.map(\.kind).filter {
    $0 is any FormFinding.Type
}
