import CommandLine
import Exploration
import Player
import Referee
import Scenario
import Workshop

/// The run that a page plays beside the one that it is about.
package enum Companion: Hashable, Sendable {
    case story(StoryReference)
    /// The course's own answer to the exercise, in the same scenario.
    case solution
}

extension ValueForm where Value == Companion {
    package static let companion = ValueForm("fresh, patient or solution") { word in
        word == "solution" ? .solution : StoryReference(rawValue: word).map { .story($0) }
    }
}

extension StoryReference {
    /// What is played beside this scenario.
    package func companion(of played: Scenario) throws(UsageError) -> Scenario {
        guard let other = scenario(for: played) else {
            throw UsageError(
                "the story ends without the app on screen, where a fresh app has nothing to show",
                suggestion: "--against patient")
        }
        return other
    }
}

extension PlayedRun {
    /// A run to look at beside another, of whose source and findings nothing is told.
    package init(beside trace: Trace, subject: String, _ companion: Companion) {
        self.init(trace, verdict: nil, subject: subject, sources: [])
        if companion == .solution { title = "The course's solution" }
    }
}

extension PlayedRun.Source {
    /// None of its bytes have to be text.
    package init(_ file: Answer.File) {
        self.init(file: file.name, text: String(decoding: file.bytes, as: UTF8.self))
    }
}
