/// The commands of the prompt, in the order in which a learner meets them.
///
/// The prompt, its help, Tab and the shell's commands use the definitions in `CommandWord`.
public enum CommandWord: String, CaseIterable, Sendable {
    case next
    case lessons
    case read
    case exercises
    case open
    case task
    case edit
    case show
    case fix
    case hint
    case verify
    case watch
    case lab
    case replay
    case timeline
    case why
    case explore
    case explain
    case guide
    case ask
    case drill
    case mac
    case review
    case compare
    case reset
    case progress
    case doctor
    case export
    case `import`
    case help
    case quit

    /// The command's argument, as help shows the argument; nil for a command without an argument.
    var argument: String? {
        switch self {
        case .read: "[N]"
        case .exercises: "[WORDS]"
        case .open: "[ID]"
        case .edit: "[N] [--with PROGRAM]"
        case .fix: "N [TEXT]"
        case .why: "[N]"
        case .explain: "[FINDING]"
        case .guide: "[NAME]"
        case .ask: "[WORDS]"
        case .drill: "[--part N] [--count N]"
        case .mac: "[PART]"
        case .export: "FILE"
        case .import: "FILE"
        case .lab: "[N]"
        case .review: "[ID]"
        case .help: "[WORD]"
        case .next, .lessons, .task, .show, .hint, .verify, .watch, .replay, .timeline, .explore, .compare,
            .reset, .progress, .doctor, .quit:
            nil
        }
    }

    /// True if everything after the command is one argument, including spaces.
    var takesLine: Bool {
        switch self {
        case .exercises, .edit, .fix, .guide, .ask, .drill, .mac, .export, .import: true
        case .next, .lessons, .read, .open, .task, .show, .hint, .verify, .watch, .lab, .replay, .timeline,
            .why, .explore,
            .explain, .review, .compare, .reset, .progress, .doctor, .help, .quit:
            false
        }
    }

    var usage: String { [rawValue, argument].compactMap(\.self).joined(separator: " ") }

    public var summary: String {
        switch self {
        case .next: "do the next step (or press Return)"
        case .lessons: "list the lessons"
        case .read: "show a lesson and run its programs"
        case .exercises: "list all exercises, or the exercises about WORDS, with your progress"
        case .open: "copy an exercise into your folder and show its task"
        case .task: "show the task of an exercise again"
        case .edit: "open your file in an editor"
        case .show: "show your file with line numbers"
        case .fix: "change one line of your file"
        case .hint: "show the next hint for the findings of your last run"
        case .verify: "run your answer through every scenario and report what is wrong"
        case .watch: "run your answer each time you save it"
        case .lab: "run your view by hand: type user actions, see screen and requests"
        case .replay: "replay the scenario that failed, line by line"
        case .timeline: "draw your last run over time"
        case .why: "show what caused request N of your last run"
        case .explore: "find faults in your answer with invented user stories"
        case .explain: "explain a finding and how to fix it"
        case .guide: "read about the scenario language, the timeline, grading and more"
        case .ask: "ask a question in your own words"
        case .drill: "predict what small programs do, five in a round"
        case .mac: "find a part's faults in your own app, with Xcode"
        case .compare: "show your answer beside the reference solution"
        case .reset: "start an exercise again and keep a copy of your file"
        case .review: "run your passed answers again under new seeds"
        case .progress: "list what you have read and passed"
        case .doctor: "test this machine and list what is missing"
        case .export: "write your progress and your answers to one file"
        case .import: "read progress and answers from an exported file"
        case .help: "explain a command"
        case .quit: "leave the course (or press Ctrl-D)"
        }
    }

    /// The text that `help WORD` adds to the summary.
    var details: String {
        switch self {
        case .next: "The prompt shows the next step in parentheses."
        case .lessons: "The list of lessons shows which ones you have read."
        case .read:
            "`read 6` shows the lesson of part 6. Without a number, `read` shows your next lesson. When the lesson asks "
                + "for your guess, type a number or a letter, or press Return to see the answer."
        case .exercises:
            "`exercises picture` lists the exercises about pictures. `open` takes a number or a name from the list."
        case .open:
            "`open 6.2`, `open changing-picture` and `open chan` all open the same exercise. "
                + "`open` never overwrites your file."
        case .task: "`task` also shows the path of your file."
        case .edit:
            "`edit` opens the editor in `$VISUAL` or `$EDITOR`, or else an editor that is installed. `edit --with nano` "
                + "opens nano. If the editor supports it, the file opens at the line of the first finding; `edit 2` opens "
                + "the file at the second finding. If the editor has its own window, you can use the prompt meanwhile."
        case .show: "The command `fix` takes the line numbers of `show`."
        case .fix:
            "`fix 12` lets you edit line 12 at the prompt. `fix 12 .task(id: url) {` replaces the line and keeps its "
                + "indentation. With the number after the last line, `fix` adds a line. `fix 12 --delete` removes "
                + "the line, and `fix 12 --blank` empties it. If you clear the line at the prompt, nothing changes."
        case .hint: "Each hint says a little more than the last. Hints cost no points."
        case .verify:
            "`verify` compiles your file and runs the app on a simulated clock, through every scenario of the exercise. "
                + "Save your file first. The course records every attempt."
        case .watch:
            "Keys: h hint, e explain, t timeline, n next, l lab, x explore, q quit. If you save while your answer runs, "
                + "that run stops and a new one starts."
        case .lab:
            "Your view runs inside the exercise's app. `lab 6` opens the program of lesson 6, and Return runs "
                + "its next line. In the lab, `help` lists the commands and `quit` returns here."
        case .replay:
            "Return runs the next line, and `rewind` takes a line back. Between lines, you can use every command of the lab."
        case .timeline: "`timeline` draws the first failed scenario, or the first scenario if all passed."
        case .why: "Without a number, `why` lists the requests of the failed scenario."
        case .explore:
            "`explore` looks for faults that no scenario shows. For each kind of fault, `explore` reports the shortest story "
                + "with that fault. The search takes up to 10 seconds; Ctrl-C ends it early. `explore --save stories` "
                + "saves the stories for the lab."
        case .review:
            "An answer that passed by luck may fail under another seed. `review 6.2` runs only your answer to exercise 6.2."
        case .explain:
            "Example: `explain missed-fetch`. You can shorten a finding's name. Without a name, `explain` lists all "
                + "findings, beginning with the findings of your last run."
        case .guide:
            "Example: `guide scenarios`. You can shorten a guide's name. Without a name, `guide` lists the guides."
        case .ask:
            "Example: `ask why does my task run twice`. The short answer comes with a lesson's paragraph, a run "
                + "and an exercise. Without words, `ask` lists the questions."
        case .drill:
            "The course runs each program after your guess. If the guess was wrong, another program with the same idea "
                + "comes after 1, 3 and 7 days. `drill --part 6` asks only about part 6. `q` leaves the round; the course keeps "
                + "your answers."
        case .mac:
            "`mac 6` names the tools of Xcode and Instruments that show the fault of part 6, with links to Apple's "
                + "documentation. Without a number, `mac` lists the pages."
        case .compare:
            "`compare` shows the differences in requests and in code, and names other right answers. `compare HeldTask` "
                + "shows the right answer HeldTask instead of the solution. If you have not passed yet, `compare` asks first, and "
                + "your progress records that you saw the reference."
        case .reset: "`reset` asks for your consent first, and prints the path of the copy of your file."
        case .progress: "The course keeps your progress only on this machine."
        case .doctor: "`doctor` tests everything that the course needs, and changes nothing."
        case .export: "To continue on another machine, type `import` and the file's name there."
        case .import:
            "If the file has a different answer than your folder, the course keeps a copy of yours and prints its path. "
                + "The course also keeps your attempts on this machine."
        case .help: "`help verify` explains `verify`. You can shorten every command."
        case .quit: "You lose nothing: your answers are files, and the course stores each attempt at once."
        }
    }
}

/// The page that `help` and `help COMMAND` show.
struct HelpPage {
    let word: CommandWord?
    let next: NextStep

    var markdown: String {
        if let word { return "`\(word.usage)`: \(word.summary).\n\n\(word.details)" }
        let rows = CommandWord.allCases.map { "| `\($0.usage)` | \($0.summary) |" }
        return "| Command | |\n|---|---|\n" + rows.joined(separator: "\n")
            + "\n\nEach command takes the same options as in a shell: `verify --all`, `hint 6.1`. `verify --help` "
            + "lists the options. You can shorten every command. Return alone does the next step: `\(next.command)`."
    }
}
