import Scenario

/// The lab's own commands, without the scenario language's verbs, in the order of `help`.
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

    /// The words that can begin a line: the verbs of the language, then the lab's commands.
    static let beginnings = VerbName.allCases.map(\.rawValue) + allCases.map(\.rawValue)

    /// The usage of the command: its name and its arguments.
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

    var summary: String {
        switch self {
        case .screen: "show what is on screen"
        case .requests: "list every request so far, with its result"
        case .why: "show what caused request N"
        case .timeline: "draw the run so far; --svg writes a picture to FILE"
        case .page: "write the run so far as a page that replays it in a browser"
        case .facts: "list all effects of the last line; `facts all` lists the effects of the whole run"
        case .explore: "find faults with invented stories that continue from here"
        case .play: "load the first invented story, or number N; Return runs the story's next line"
        case .step: "let time pass until the next event"
        case .rewind: "take back the last line, or the last N lines"
        case .restart: "take back all lines; a `rewind` right after `restart` brings them back"
        case .reload: "compile your files again and replay your lines"
        case .auto: "turn reloading at each save on or off"
        case .host: "show the source of the host, the view around yours"
        case .save: "write your lines as a scenario that replays them"
        case .help: "explain a command or a verb"
        case .quit: "leave the lab (or press Ctrl-D)"
        }
    }
}
