import Grading
import Scenario
import Wire

public struct ExplorationReport: Sendable {
    public enum Ending: Sendable {
        /// The requested number of stories ran.
        case allTold
        /// Too many stories in a row reached no new state.
        case nothingNew
        /// The caller stopped the exploration.
        case stopped
        /// The story's opening failed with every simulated network.
        case neverOpened
    }

    public let knobs: [Knob]
    /// The kinds of content on screen after a fresh app has settled.
    public let offered: [ScreenLine.Kind]
    /// Requested resources that the app did not use, whether the response was JSON, text or a picture.
    public let unused: [Resource]
    /// False if the app sent no request in any story. If the app sends no requests, most comparisons have nothing to
    /// compare.
    public internal(set) var hasTraffic = false
    /// Types that the app decodes, but that the course cannot make samples of. Stories show no content of types that
    /// the course cannot sample.
    public let unsampled: [UnsampledType]
    public internal(set) var ending = Ending.allTold
    public internal(set) var stories = 0
    public internal(set) var states = 0
    public internal(set) var views: Set<String> = []
    public internal(set) var discoveries: [Discovery] = []
    /// Findings that a comment in the source allows, in the order in which stories showed them.
    public internal(set) var allowed: [AllowedFinding] = []
    /// Remarks, one of each kind for each shape of resource.
    public internal(set) var remarks: [StoryRemark] = []

    /// The report without the discoveries for which the closure returns true.
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
    /// The reference that the app was compared with.
    public enum Reference: String, Sendable {
        /// The same app, started fresh or used by a patient user.
        case itself = "itself"
        /// A finding against `rightAnswers` means that all correct answers behave differently from the app.
        case rightAnswers = "right-answers"
    }
    public let finding: Finding
    public let reference: Reference
    /// The source line to look at: the finding's line, or the line of the last request before a wrong screen.
    public let place: SourceLocation?
    /// The scenario that shows the finding in the lab or in an exercise, without the explorer.
    public let scenario: Scenario
    /// The number of the first story that showed the finding, from 1.
    public let number: Int
    public let linesBefore: Int
    public let lines: Int
    /// The number of the scenario's steps that belong to the opening.
    public let opening: Int
    /// The seed that the scenario needs, if its gestures use names from network responses; nil if every seed works.
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
