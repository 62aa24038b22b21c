import Grading
import Scenario
import Wire

/// What an exploration came to.
public struct ExplorationReport: Sendable {
    public let knobs: [Knob]
    /// What the app asked for and made nothing of, whether it was answered with JSON, with words or with a picture.
    public let unused: [Resource]
    /// What the app decodes and no sample could be made of. Its screens are explored without what belongs there.
    public let unsampled: [UnsampledType]
    public internal(set) var stories = 0
    public internal(set) var states = 0
    public internal(set) var discoveries: [Discovery] = []
}

/// Something wrong, and the shortest story that was found to show it.
public struct Discovery: Sendable {
    public let finding: Finding
    /// Plays without the explorer, in the lab or as a part of an exercise.
    public let scenario: Scenario
    /// The story in which it was met first, counted from 1.
    public let number: Int
    public let linesBefore: Int
    public let lines: Int
}
