import Referee
import Scenario

/// The last event before a check, in words that reveal no line of a hidden scenario: `an input changed`.
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
            // The gesture failed, so it did not happen.
            if case .gesture? = evidence.verb(atLine: line), let before, before.line == line {
                words = before.words
            }
        case .wanted, .requested, .checked, .unsettled, .screen, .console, .fact: break
        }
    }
}

extension Sight {
    /// The kind of expected content, without its words: `a spinner`, `no spinner`.
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
