import Grading
import Scenario
import Wire

public struct ExplorationReport: Sendable {
    public enum Ending: Sendable {
        /// The exploration ran as many stories as requested.
        case allTold
        /// The exploration ended, because many stories in a row reached no new state.
        case nothingNew
        /// The caller stopped the exploration.
        case stopped
        /// The story's opening failed with every simulated network.
        case neverOpened
    }

    public let knobs: [Knob]
    /// The kinds of content that a freshly started app shows after it has settled.
    public let offered: [ScreenLine.Kind]
    /// Requested resources that the app did not use, whether the response was JSON, text or a picture.
    public let unused: [Resource]
    /// False if the app sent no request in any story. Most of the explorer's comparisons are about requests, so they
    /// find nothing in an app without requests.
    public internal(set) var hasTraffic = false
    /// Decoded types for which the course cannot make sample data. Stories never show values of a type for which the
    /// course cannot make sample data.
    public let unsampled: [UnsampledType]
    public internal(set) var ending = Ending.allTold
    public internal(set) var stories = 0
    public internal(set) var states = 0
    public internal(set) var views: Set<String> = []
    public internal(set) var discoveries: [Discovery] = []
    /// Findings that a comment in the source allows, in the order in which stories showed them.
    public internal(set) var allowed: [AllowedFinding] = []
    /// The remarks about the app: one of each kind for each group of similar resources.
    public internal(set) var remarks: [StoryRemark] = []

    /// A copy of the report without the discoveries for which the closure returns true.
    public func without(_ isLeftOut: (Discovery) -> Bool) -> ExplorationReport {
        var report = self
        report.discoveries.removeAll(where: isLeftOut)
        return report
    }
}

/// A finding that the source allows with `// course: allow CODE — reason`.
public struct AllowedFinding: Sendable {
    public let code: FindingCode
    public let location: SourceLocation
    public let reason: String
    public internal(set) var stories = 0
}

/// A finding, and the shortest known story that shows the finding.
public struct Discovery: Sendable {
    /// What the explorer compared the app with.
    public enum Reference: String, Sendable {
        /// Another run of the same app: a fresh start, or a user who waits after each action.
        case itself = "itself"
        /// `rightAnswers` means that the app differs from the correct answers, which all behave in the same way.
        case rightAnswers = "right-answers"
    }
    public let finding: Finding
    public let reference: Reference
    /// The source line of the finding; for a wrong screen, the source line that sent the latest request.
    public let place: SourceLocation?
    /// A scenario that reproduces the finding without the explorer.
    public let scenario: Scenario
    /// The number of the first story that showed the finding, from 1.
    public let number: Int
    public let linesBefore: Int
    public let lines: Int
    /// The number of steps at the beginning of the scenario that come from the exploration's opening.
    public let opening: Int
    /// The seed with which the scenario works; nil if the scenario works with every seed.
    public let namedUnder: RunSeed?

    init(_ short: StoryShrinker.Short, number: Int, linesBefore: Int, opening: Opening, seed: RunSeed) {
        finding = short.accusation.finding
        reference = short.accusation.reference
        place = short.accusation.place ?? finding.location
        scenario = short.accusation.scenario
        (self.number, self.linesBefore) = (number, linesBefore)
        lines = short.story.lines.count
        self.opening = opening.steps(of: short.accusation.scenario)
        namedUnder = short.story.names.areIn(short.story.lines, under: seed) ? seed : nil
    }
}
