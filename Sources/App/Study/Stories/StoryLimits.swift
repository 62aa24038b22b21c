/// How many stories are invented: so many, for so long, or until nothing new turns up.
package struct StoryLimits: Hashable, Sendable {
    private let runs: Int?
    private let asked: Duration?
    /// So many stories in a row that bring nothing new end an exploration without limits of its own.
    private static let usualPatience = 1000
    private static let usualTime = Duration.seconds(10)

    package init(runs: Int? = nil, time: Duration? = nil) { (self.runs, asked) = (runs, time) }

    var stories: Int { runs ?? .max }
    var patience: Int { isUsual ? Self.usualPatience : .max }
    /// Nil if it may take as long as it takes: then the same seed tells the same on every machine.
    var time: Duration? { isUsual ? Self.usualTime : asked }

    private var isUsual: Bool { runs == nil && asked == nil }
}
