import Grading
import Testing

/// Stories about one kind of finding: runs that have the finding, and similar runs without the finding.
protocol FindingStories: Sendable {
    static var code: FindingCode { get }
    static var hits: [GradedStory] { get }
    static var nearMisses: [GradedStory] { get }
}

/// The stories of every finding that comes from a run. A test fails if a rule has no stories.
let findingStories: [any FindingStories.Type] = [
    BrokenProtocolStories.self, CrashStories.self, EarlyExitStories.self, NoTimePassingStories.self,
    ExceededLimitStories.self, UpdateCycleStories.self, MissingEnvironmentObjectStories.self,
    StateWrittenDuringBodyStories.self, OffMainWriteStories.self, WorkInInitStories.self,
    WorkInBodyStories.self, MissedFetchStories.self, PrematureCancelStories.self, UnownedTaskStories.self,
    MissingCancellationStories.self, RetryStormStories.self, RedundantFetchStories.self,
    DuplicateIdentityStories.self, WrongScreenStories.self, UnmetExpectationStories.self,
]
