/// The limits of an exploration: a number of stories, a time, or a number of stories in a row without new states.
package struct StoryLimits: Hashable, Sendable {
    private let runs: Int?
    private let asked: Duration?
    /// If the person sets no limit, an exploration ends after 1,000 stories in a row that show no new state.
    private static let usualPatience = 1000
    private static let usualTime = Duration.seconds(10)

    package init(runs: Int? = nil, time: Duration? = nil) { (self.runs, asked) = (runs, time) }

    var stories: Int { runs ?? .max }
    var patience: Int { isUsual ? Self.usualPatience : .max }
    /// The time limit of an exploration; nil without a time limit. Without a time limit, the same seed finds the same
    /// faults on every machine.
    var time: Duration? { isUsual ? Self.usualTime : asked }

    private var isUsual: Bool { runs == nil && asked == nil }
}
