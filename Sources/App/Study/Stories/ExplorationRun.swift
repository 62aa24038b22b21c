import CommandLine
import CommandOutput
import Exploration
import Referee
import Scenario
import Text
import Verification
import Workshop

/// An exploration at a terminal. The exploration shows a counter, and ends at Ctrl-C or at its time limit.
package struct ExplorationRun: Sendable {
    package enum Ending: String, Encodable, Sendable {
        case allTold = "runs"
        case nothingNew = "nothing-new"
        case timeOver = "time"
        case interrupted
        case neverOpened = "never-opened"
    }

    package private(set) var report: ExplorationReport
    package let ending: Ending
    let limits: StoryLimits
    package let took: Duration

    package init(_ exploration: Exploration, limits: StoryLimits) throws {
        let counter = Counter()
        defer { counter.end() }
        let began = ContinuousClock.now
        let (report, wasStopped) = try Conversation.stopping { isStopped in
            let report = try exploration.run(
                stories: limits.stories, patience: limits.patience,
                while: { progress in
                    counter.show(Self.words(progress, after: .now - began))
                    return true
                },
                isOver: { share in isStopped() || limits.time.map { began + $0 * share <= .now } ?? false })
            return (report, isStopped())
        }
        self.report = report
        self.limits = limits
        took = .now - began
        ending =
            switch report.ending {
            case .allTold: .allTold
            case .nothingNew: .nothingNew
            case .neverOpened: .neverOpened
            case .stopped: wasStopped ? .interrupted : .timeOver
            }
    }

    /// A copy of the run without the accepted faults.
    package func without(_ isAccepted: (Discovery) -> Bool) -> ExplorationRun {
        var run = self
        run.report = report.without(isAccepted)
        return run
    }

    /// Progress in words: `640 stories, 92 a second, 14 views, 214 states, 2 found`.
    static func words(_ progress: Exploration.Progress, after time: Duration) -> String {
        let stories = Wording.count(progress.stories, "story", plural: "stories")
        let rate = Double(progress.stories) / max(time / .seconds(1), 0.001)
        let pace = progress.isShortening ? "" : ", \(Wording.grouped(Int(rate))) a second"
        let views = Wording.count(progress.views, "view")
        let states = Wording.count(progress.states, "state")
        let next = progress.isShortening ? ", shortening the stories of these faults …" : ""
        return "\(stories)\(pace), \(views), \(states), \(progress.discoveries) found\(next)"
    }

    /// An interrupted exploration without findings does not count as passed.
    package var status: ExitStatus {
        guard report.discoveries.isEmpty else { return .notPassed }
        return ending == .interrupted ? .interrupted : .passed
    }
}
