/// The words that the prompt understands, in the order in which a learner meets them.
///
/// Each is defined only here, for the prompt, its help, Tab, and the subcommand of the same name.
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
    case review
    case compare
    case reset
    case progress
    case doctor
    case export
    case `import`
    case help
    case quit

    /// The argument, as help shows it; nil for a word without one.
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

    /// Everything after the word is one argument, spaces included.
    var takesLine: Bool {
        switch self {
        case .exercises, .edit, .fix, .guide, .ask, .export, .import: true
        case .next, .lessons, .read, .open, .task, .show, .hint, .verify, .watch, .lab, .replay, .timeline,
            .why, .explore,
            .explain, .review, .compare, .reset, .progress, .doctor, .help, .quit:
            false
        }
    }

    var usage: String { [rawValue, argument].compactMap(\.self).joined(separator: " ") }

    /// One line for the overview.
    public var summary: String {
        switch self {
        case .next: "do what comes next; so does Return"
        case .lessons: "list the lessons"
        case .read: "show a lesson, with what its programs do"
        case .exercises: "list the exercises, or those about something, and how far you are"
        case .open: "put an exercise into your folder and show its task"
        case .task: "show the task of an exercise again"
        case .edit: "open your file in an editor"
        case .show: "show your file with the numbers of its lines"
        case .fix: "change one line of your file"
        case .hint: "show the next hint for what your last run found"
        case .verify: "run your answer and say what it did"
        case .watch: "run your answer each time you save it"
        case .lab: "put your view on screen, to play with it line by line"
        case .replay: "play the scenario that failed, a line at a time"
        case .timeline: "draw what your last run did, and when"
        case .why: "say what led to request N of your last run"
        case .explore: "play invented stories with your answer, and say what is wrong in them"
        case .explain: "say what a finding means and what to do about it"
        case .guide: "read about the scenario language, the timeline, grading and more"
        case .ask: "ask a question in your own words"
        case .compare: "show your answer beside the reference"
        case .reset: "begin an exercise again, keeping a copy of your file"
        case .review: "run what you have passed again, under a new seed"
        case .progress: "show what you have passed"
        case .doctor: "look at this machine and say what is missing"
        case .export: "write your progress and your answers into one file"
        case .import: "take progress and answers out of such a file"
        case .help: "explain a command"
        case .quit: "leave; so does Ctrl-D"
        }
    }

    /// What `help WORD` adds to the summary.
    var details: String {
        switch self {
        case .next: "The prompt says beforehand what that is."
        case .lessons: "What you have read says so."
        case .read:
            "`read 6` shows the lesson of part 6. Without a number it shows the lesson that comes next. "
                + "Where it asks what you expect, say a number or a letter, or press Return to see it."
        case .exercises:
            "`exercises picture` lists those about pictures. The number or the name in the list is what "
                + "`open` takes."
        case .open:
            "`open 6.2`, `open changing-picture` and `open chan` all open the same exercise. "
                + "A file that you already have is never overwritten."
        case .task: "It also says where your file is."
        case .edit:
            "Your `$VISUAL` or `$EDITOR` is taken, or else an editor that is installed here. `edit --with nano` "
                + "takes another. It begins at the line of the first finding, where the editor can do that; `edit 2` begins at "
                + "that of the second. An editor with a window of its own leaves you the prompt."
        case .show: "`fix` takes the numbers that it shows."
        case .fix:
            "`fix 12` lets you edit line 12 here. `fix 12 .task(id: url) {` puts that text in its place, as far "
                + "in as the line was. The line behind the last one is new. `fix 12 --delete` takes the line out, and "
                + "`fix 12 --blank` leaves it with nothing in it. An empty answer changes nothing."
        case .hint: "Each says a little more than the last. Hints cost nothing."
        case .verify:
            "Your file is compiled and run under a clock of the course's own, through every scenario of "
                + "the exercise. Save it first. Every attempt is kept."
        case .watch:
            "One key each: h hint, e explain, t timeline, n next, l lab, x explore, q quit. A save that comes while your answer "
                + "runs is never missed: the older run is stopped and the newer begins."
        case .lab:
            "Your view runs inside the exercise's own app. `lab 6` opens what lesson 6 plays, and Return plays its lines. "
                + "`help` there lists what you can say, and `quit` leads back here."
        case .replay:
            "Return plays the next line, `rewind` takes one back, and every word of the lab works in between."
        case .timeline: "It is of the first scenario that failed, or of the first of all."
        case .why: "Without a number it lists the requests of the scenario that failed."
        case .explore:
            "It looks for what no scenario meets, and tells each kind of fault with the shortest story that shows it. It "
                + "takes 10 seconds or less; Ctrl-C ends it sooner. `explore --save stories` keeps the stories for the lab."
        case .review:
            "An answer that passed by luck may fail under another seed. `review 6.2` runs that one only."
        case .explain:
            "`explain missed-fetch`, say, or the beginning of it. Without a word it lists all findings there are, "
                + "those of your last run first."
        case .guide: "`guide scenarios`, say, or the beginning of it. Without a name it lists the guides."
        case .ask:
            "`ask why does my task run twice`, say. It shows the shortest true answer, and the paragraph, the run and the "
                + "exercise behind it. Without words it lists the questions."
        case .compare:
            "It shows what differs in the requests and in the code, and names other ways that are as right: "
                + "`compare HeldTask`, say, shows one in place of the reference. Before you have passed, it asks whether you "
                + "want to see the reference, and your progress remembers that you did."
        case .reset: "It asks first, and says where the copy is."
        case .progress: "Progress survives leaving; it is kept on this machine only."
        case .doctor: "It tries everything that the course needs, and changes nothing."
        case .export: "With it you can go on elsewhere: `import` reads it there."
        case .import:
            "An answer of yours that is different is kept as a copy, and it is said where. What you have done "
                + "here stays done."
        case .help: "`help verify` explains `verify`. The beginning of a word is enough everywhere."
        case .quit: "Nothing is lost: answers are files, and attempts are stored as they happen."
        }
    }
}

/// `help`, and `help WORD`.
struct HelpPage {
    let word: CommandWord?
    let next: NextStep

    var markdown: String {
        if let word { return "`\(word.usage)`: \(word.summary).\n\n\(word.details)" }
        let rows = CommandWord.allCases.map { "| `\($0.usage)` | \($0.summary) |" }
        return "| Command | |\n|---|---|\n" + rows.joined(separator: "\n")
            + "\n\nEach takes what the command of that name takes in a shell: `verify --all`, `hint 6.1`; "
            + "`verify --help` says what that is. The beginning of a word is enough. Return alone does what comes next: `\(next.command)`."
    }
}
