import CommandLine
import Exploration
import Player
import Referee
import Scenario
import Workshop

/// A second run on a player page, for comparison with the first.
package enum Companion: Hashable, Sendable {
    case story(StoryReference)
    /// The course's solution, run in the same scenario as the first run.
    case solution
}

extension ValueForm where Value == Companion {
    package static let companion = ValueForm(
        "fresh (a new app), patient (a user who waits) or solution (the course's answer)"
    ) {
        word in
        word == "solution" ? .solution : StoryReference(rawValue: word).map { .story($0) }
    }
}

extension StoryReference {
    /// Makes the scenario for the second run on the page.
    package func companion(of played: Scenario) throws(UsageError) -> Scenario {
        guard let other = scenario(for: played) else {
            throw UsageError(
                "`--against fresh` shows the app at the scenario's end, but the app is not on screen then",
                suggestion: "--against patient")
        }
        return other
    }
}

extension PlayedRun {
    /// The second run of a page, without source and findings.
    package init(beside trace: Trace, subject: String, _ companion: Companion) {
        self.init(trace, verdict: nil, subject: subject, sources: [])
        if companion == .solution { title = "The course's solution" }
    }
}

extension PlayedRun.Source {
    /// Makes the page's copy of an answer's file. The file may contain bytes that are not text.
    package init(_ file: Answer.File) {
        self.init(file: file.name, text: String(decoding: file.bytes, as: UTF8.self))
    }
}
