import Grading
import Scenario
import Wire

/// What an exploration came to.
public struct ExplorationReport: Sendable {
    /// Why no more stories were played.
    public enum Ending: Sendable {
        /// As many were played as were asked for.
        case allTold
        /// Too many in a row brought no new state.
        case nothingNew
        /// The caller said so.
        case stopped
        /// The lines of the opening could not be done in any of the worlds that were invented.
        case neverOpened
    }

    public let knobs: [Knob]
    /// What is on screen when a fresh app has settled.
    public let offered: [ScreenLine.Kind]
    /// What the app asked for and made nothing of, whether it was answered with JSON, with words or with a picture.
    public let unused: [Resource]
    /// What the app decodes and no sample could be made of. Its screens are explored without what belongs there.
    public let unsampled: [UnsampledType]
    public internal(set) var ending = Ending.allTold
    public internal(set) var stories = 0
    public internal(set) var states = 0
    public internal(set) var discoveries: [Discovery] = []
    /// What comments in the source want to be let pass and was met, in the order in which it was.
    public internal(set) var allowed: [AllowedFinding] = []
    /// What was nearly a finding: each kind once for what is asked for alike.
    public internal(set) var remarks: [StoryRemark] = []
}

/// A finding that `// course: allow CODE — reason` in the source lets pass.
public struct AllowedFinding: Sendable {
    public let code: FindingCode
    /// The place of the comment.
    public let location: SourceLocation
    public let reason: String
    /// The number of stories that met it.
    public internal(set) var stories = 0
}

/// Something wrong, and the shortest story that was found to show it.
public struct Discovery: Sendable {
    /// What the app was compared with.
    public enum Reference: String, Sendable {
        /// The same app, begun afresh or used by a person who waits.
        case itself = "itself"
        /// The course's own right answers to the exercise, all of which do something else.
        case rightAnswers = "right-answers"
    }
    public let finding: Finding
    public let reference: Reference
    /// Plays without the explorer, in the lab or as a part of an exercise.
    public let scenario: Scenario
    /// The story in which it was met first, counted from 1.
    public let number: Int
    public let linesBefore: Int
    public let lines: Int
    /// How many steps of the scenario every story begins with: its world, and the lines of the opening.
    public let opening: Int
    /// The seed under which what the scenario touches has the names that it says, if the network named it; nil if any seed will do.
    public let namedUnder: RunSeed?

    init(_ short: StoryShrinker.Short, number: Int, linesBefore: Int, opening: Opening, seed: RunSeed) {
        finding = short.accusation.finding
        reference = short.accusation.reference
        scenario = short.accusation.scenario
        (self.number, self.linesBefore) = (number, linesBefore)
        lines = short.story.lines.count
        self.opening = opening.steps(of: short.accusation.scenario)
        namedUnder = short.story.names.areIn(short.story.lines, under: seed) ? seed : nil
    }
}
