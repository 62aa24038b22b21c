import Grading
import Referee
import TestSupport
import Wire

/// Runs that ended early, and runs that ended normally.
enum BrokenOffStories {
    /// Runs that end early in several states, such as with a request in flight or before the wanted request.
    static func broken(by outcomes: [RunOutcome]) -> [GradedStory] {
        let runs = [
            "want /a   |-----\nGET /a    o-+", "want /a   |-----\nGET /a    o--", "want /a   |-----",
            "want /a   |-|---\nGET /a    o-x", "GET /a    o-+o-+",
        ]
        return outcomes.enumerated().map { place, outcome in
            GradedStory("run \(place): \(outcome)", runs[place % runs.count], outcome: outcome)
        }
    }

    /// Runs without the finding `code`: runs that ended normally, and runs that ended early for another reason.
    static func others(than code: FindingCode) -> [GradedStory] {
        let outcomes: [(RunOutcome, FindingCode)] = [
            (.crashed(signal: 9, message: "", location: nil), .crash), (.exited(status: 0), .exitedEarly),
            (.brokeProtocol("half a word"), .brokeProtocol), (.exceeded(.wallTime), .limitExceeded),
            (.exceeded(.stepsWithoutTime), .noTimePassing),
        ]
        let broken = outcomes.filter { $0.1 != code }.map { outcome, earned in
            GradedStory("\(outcome)", "want /a   |-----\nGET /a    o-+", outcome: outcome, beside: [earned])
        }
        return broken + completed
    }

    private static let completed = [
        "Fatal error: Index out of range", "exit(0)", "killed", "stopped",
        "100,000 steps without time passing",
        "Segmentation fault",
    ].map { words in
        var story = GradedStory("the words \(words)", "want /a   |-----\nGET /a    o-+")
        story.trace.events.append(at(500, .console(words)))
        return story
    }
}

/// The app crashed or was killed.
enum CrashStories: FindingStories {
    static let code = FindingCode.crash
    static let hits = BrokenOffStories.broken(by: [
        .crashed(signal: 4, message: "", location: nil),
        .crashed(signal: 5, message: "Fatal error: Index out of range", location: line(9)),
        .crashed(
            signal: 5, message: "Unexpectedly found nil while unwrapping an Optional value", location: line(3)
        ),
        .crashed(signal: 6, message: "", location: nil), .crashed(signal: 8, message: "", location: line(2)),
        .crashed(signal: 9, message: "", location: nil), .crashed(signal: 11, message: "", location: nil),
        .crashed(signal: 15, message: "", location: nil), .crashed(signal: 7, message: "", location: line(1)),
        .crashed(signal: 5, message: "Fatal error: why?", location: line(8)),
    ])
    static let nearMisses = BrokenOffStories.others(than: code)
}

enum EarlyExitStories: FindingStories {
    static let code = FindingCode.exitedEarly
    static let hits = BrokenOffStories.broken(
        by: [0, 1, 2, 3, 42, 126, 127, 128, 255, -1].map { .exited(status: $0) })
    static let nearMisses = BrokenOffStories.others(than: code)
}

/// The app's process sent bytes that its engine never sends.
enum BrokenProtocolStories: FindingStories {
    static let code = FindingCode.brokeProtocol
    static let hits = BrokenOffStories.broken(
        by: [
            "half a word", "a message of 9 MB", "an unknown message 200", "an answer to nothing asked",
            "it fell silent",
            "a request with a number that was used", "it ended before it was greeted", "a second greeting",
            "a moment in the past", "text that is not UTF-8",
        ].map { .brokeProtocol($0) })
    static let nearMisses = BrokenOffStories.others(than: code)
}

enum ExceededLimitStories: FindingStories {
    static let code = FindingCode.limitExceeded
    static let hits = BrokenOffStories.broken(
        by: [
            .processorTime, .wallTime, .memory, .output, .events, .requests, .screens, .text, .bodies,
            .exchanges,
        ].map { .exceeded($0) })
    static let nearMisses = BrokenOffStories.others(than: code)
}
