import Scenario

/// A word that the lab understands beside the scenario language. The order is that of `help`.
enum Word: String, CaseIterable, Sendable {
    case screen
    case requests
    case why
    case timeline
    case page
    case facts
    case explore
    case play
    case step
    case rewind
    case restart
    case reload
    case auto
    case host
    case save
    case help
    case quit

    /// The words that a line can begin with: the verbs of the language, then these.
    static let beginnings = VerbName.allCases.map(\.rawValue) + allCases.map(\.rawValue)

    /// How it is written.
    var usage: String {
        switch self {
        case .why: "why N"
        case .facts: "facts [all]"
        case .timeline: "timeline [--svg FILE]"
        case .page: "page FILE"
        case .rewind: "rewind [N]"
        case .auto: "auto on|off"
        case .explore: "explore [N|TIME]"
        case .play: "play [N]"
        case .save: "save [over] FILE"
        case .help: "help [WORD]"
        case .screen, .requests, .step, .restart, .reload, .host, .quit: rawValue
        }
    }

    /// One line for the overview.
    var summary: String {
        switch self {
        case .screen: "what is on screen"
        case .requests: "every request so far, and what became of it"
        case .why: "who sent request N, and what led there"
        case .timeline: "the run so far, drawn to scale; --svg: as a picture"
        case .page: "writes the run so far as a page that a browser plays"
        case .facts: "all that the last line caused; `facts all` for the whole run"
        case .explore: "plays invented stories that go on from here, and tells what is wrong in them"
        case .play: "puts an invented story on stage, the first or the Nth; Return steps through it"
        case .step: "lets time pass to the next thing that happens"
        case .rewind: "takes back the last line, or the last N"
        case .restart: "takes back everything; `rewind` right after it brings all back"
        case .reload: "compiles your files again and replays your lines"
        case .auto: "reloads by itself when you save a file, or no longer"
        case .host: "the source of the view around yours"
        case .save: "writes your lines as a scenario that replays them"
        case .help: "explains a word of the language"
        case .quit: "leaves; so does Ctrl-D"
        }
    }
}
