import Referee
import Scenario

/// What happened last before a check, in words that give no line of a scenario away: `an input changed`.
struct LastHappening {
    private(set) var words: String?
    private var before: (line: Int, words: String?)?

    mutating func take(_ event: TraceEvent, in evidence: Evidence) {
        switch event.kind {
        case .stepped(let line):
            if case .deed(let inGeneral)? = evidence.verb(atLine: line)?.role {
                before = (line, words)
                words = inGeneral
            }
        case .responded(_, let status, _):
            words = status < 400 ? "a request was answered" : "a request failed"
        case .failed: words = "a request failed"
        case .cancelled, .gaveUp: words = "a request was cancelled"
        case .checked(let line, _, held: false, _):
            // What the user could not do has not happened.
            if case .gesture? = evidence.verb(atLine: line), let before, before.line == line {
                words = before.words
            }
        case .wanted, .requested, .checked, .unsettled, .screen, .console, .fact: break
        }
    }
}

extension Sight {
    /// What kind of thing is looked for, without its words: `a spinner`, `no spinner`.
    func inGeneral(isExpected: Bool) -> String {
        let article = self == .error ? "an" : "a"
        return "\(isExpected ? article : "no") \(noun)"
    }

    private var noun: String {
        switch self {
        case .spinner: "spinner"
        case .error: "error"
        case .text: "text of the app's own"
        case .button: "button"
        case .image: "picture from the network"
        case .body: "text from the network"
        }
    }
}
