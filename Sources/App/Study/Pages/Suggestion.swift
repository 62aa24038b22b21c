import Scenario

/// A command that a page suggests, in the form for the place where the page is read.
///
///     Suggestion.showAll(exercise: "2.1", file: nil).text  // `course verify 2.1 --all` in a shell
///     Suggestion.$place.withValue(.prompt) { …text }  // `verify 2.1 --all` at the prompt
///
/// `Suggestion` is an enum, so a test can try every suggestion, both in a shell and at the prompt.
package enum Suggestion: Hashable, Sendable {
    case showAll(exercise: String, file: String?)
    /// The command `explain`, to which the page appends the name of a finding.
    case explain
    case explore(words: [String])
    case saveStories(words: [String])
    case showRemarks(words: [String])
    /// - Parameters:
    ///   - words: what the learner typed after `explore`.
    ///   - story: the file of a saved story.
    ///   - seed: the seed that the story needs; nil for the default.
    case playStory(words: [String], story: String, seed: RunSeed?)
    case repeatRun(exercise: String, seed: UInt64)
    /// The command that shows the learner's answer beside a right answer other than the reference.
    case compare(exercise: String, alternative: String)
    /// The command that writes the run as a web page that plays it.
    case page(exercise: String, file: String?)
    case open(exercise: String)
    case nameFile(exercise: String)
    case read(lesson: Int)
    /// The command that opens a lesson's program in the lab.
    case play(lesson: Int, run: String)
    /// The command `ask` with a question's id. An empty id lists all questions.
    case ask(String)
    /// The command that explains how to see the fault of this part of the course in Xcode.
    case mac(part: Int)
    case lessons
    case exercises
    case doctor
    case readUsage
    case explainUsage

    package enum Place: Hashable, Sendable {
        case shell
        case prompt
        /// The learner watches an answer, and presses keys instead of typing commands.
        case watch(from: Outside)

        package enum Outside { case shell, prompt }

        /// The place `watch`, with the shell or the prompt from which the learner started watching.
        package var watching: Place {
            switch self {
            case .shell: .watch(from: .shell)
            case .prompt: .watch(from: .prompt)
            case .watch: self
            }
        }

        /// The key that explains the first finding; nil in a shell and at the prompt.
        var explainKey: String? {
            switch self {
            case .shell, .prompt: nil
            case .watch: "e"
            }
        }

        /// The text that a page puts before every command, depending on where the page is read.
        package var prefix: String {
            switch self {
            case .shell: "course "
            case .prompt: ""
            case .watch(from: .shell): "q, then course "
            case .watch(from: .prompt): "q, then "
            }
        }
    }

    /// The place where the learner reads pages now: a shell, unless the prompt sets another place.
    @TaskLocal package static var place = Place.shell

    /// The command as a reader types it at the current place.
    package var text: String { Self.place.prefix + words }

    private var words: String {
        switch self {
        case .showAll(let exercise, let file):
            (["verify", exercise] + [file].compactMap(\.self) + ["--all"])
                .joined(separator: " ")
        case .explain: "explain"
        case .explore(let words): (["explore"] + words).joined(separator: " ")
        case .saveStories(let words): (["explore"] + words + ["--save", "stories"]).joined(separator: " ")
        case .showRemarks(let words): (["explore"] + words + ["--remarks"]).joined(separator: " ")
        case .playStory(let words, let story, let seed):
            (["lab"] + words + ["--script", story] + (seed.map { ["--seed", "\($0)"] } ?? [])).joined(
                separator: " ")
        case .repeatRun(let exercise, let seed): "verify \(exercise) --seed \(seed)"
        case .compare(let exercise, let alternative): "compare \(exercise) \(alternative)"
        case .page(let exercise, let file):
            (["page", exercise] + [file].compactMap(\.self) + ["-o", "run.html"]).joined(separator: " ")
        case .open(let exercise): "open \(exercise)"
        case .nameFile(let exercise): "verify \(exercise) FILE"
        case .read(let lesson): "read \(lesson)"
        case .play(let lesson, let run): "lab \(lesson) --root \(run)"
        case .ask(let id): id.isEmpty ? "ask" : "ask \(id)"
        case .mac(let part): "mac \(part)"
        case .lessons: "lessons"
        case .exercises: "exercises"
        case .doctor: "doctor"
        case .readUsage: "read LESSON"
        case .explainUsage: "explain CODE"
        }
    }
}
