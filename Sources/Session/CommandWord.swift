/// The words that the prompt understands, in the order in which a learner meets them.
enum CommandWord: String, CaseIterable, Sendable {
    case lessons
    case read
    case exercises
    case open
    case task
    case hint
    case verify
    case watch
    case lab
    case replay
    case timeline
    case why
    case explain
    case review
    case progress
    case help
    case quit

    /// What may follow the word.
    var argument: String? {
        switch self {
        case .read: "[N]"
        case .open: "[ID]"
        case .why: "[N]"
        case .explain: "[FINDING]"
        case .review: "[ID]"
        case .help: "[WORD]"
        default: nil
        }
    }

    var usage: String { [rawValue, argument].compactMap(\.self).joined(separator: " ") }

    /// One line for the overview.
    var summary: String {
        switch self {
        case .lessons: "lists the lessons"
        case .read: "shows a lesson"
        case .exercises: "lists the exercises and how far you are"
        case .open: "puts an exercise into your folder and shows its task"
        case .task: "shows the task of the open exercise again"
        case .hint: "shows the next hint for what your last run found"
        case .verify: "runs your answer and says what it did"
        case .watch: "runs your answer each time you save it"
        case .lab: "puts your view on screen, to play with it line by line"
        case .replay: "plays the scenario that failed, a line at a time"
        case .timeline: "draws what your last run did, and when"
        case .why: "says what led to request N of your last run"
        case .explain: "says what a finding means and what to do about it"
        case .review: "runs what you have passed again, under a new seed"
        case .progress: "shows what you have passed"
        case .help: "explains a command"
        case .quit: "leaves; so does Ctrl-D"
        }
    }

    /// What the overview has no room for.
    var details: String {
        switch self {
        case .lessons: "A tick marks what you have read."
        case .read:
            "`read 6` shows the lesson of part 6. Without a number it shows the lesson that comes next. "
                + "Where it asks what you expect, say a number or a letter, or press Return to be shown."
        case .exercises: "The number or the name in the list is what `open` takes."
        case .open:
            "`open 6.1`, `open changing-picture` and `open chan` all open the same exercise. "
                + "A file that you already have is never overwritten."
        case .task: "It also says where your file is."
        case .hint: "Each says a little more than the last. Hints cost nothing."
        case .verify:
            "Your file is compiled and run under a clock of the course's own, through every scenario of "
                + "the exercise. Save it first. Every attempt is kept."
        case .watch:
            "One key each: h hint, t timeline, n next, l lab, q quit. A save that comes while your answer runs is "
                + "never missed: the older run is stopped and the newer begins."
        case .lab:
            "Around your view stands the exercise's own app. `help` there lists what you can say, and `quit` leads back here."
        case .replay:
            "Return plays the next line, `rewind` takes one back, and every word of the lab works in between."
        case .timeline: "It is of the first scenario that failed, or of the first of all."
        case .why: "Without a number it lists the requests of the scenario that failed."
        case .review:
            "An answer that passed by luck may fail under another seed. `review 6.1` runs that one only."
        case .explain: "`explain missed-fetch`, say. Without a word it lists all findings there are."
        case .progress: "Progress survives leaving; it is kept on this machine only."
        case .help: "`help verify` explains `verify`. The beginning of a word is enough everywhere."
        case .quit: "Nothing is lost: answers are files, and attempts are stored as they happen."
        }
    }
}
