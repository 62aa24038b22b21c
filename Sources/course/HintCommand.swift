import Curriculum
import Session

/// `course hint`: the next hint for what the last run found.
enum HintCommand {
    static let definition = Command(
        .hint, operands: [Operand("EXERCISE")], options: [.json, .plain],
        discussion: """
            Hints come in three steps, and the prompt of `course start` goes on from the one you saw last. They cost nothing.
            """,
        run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        let exercise = try desk.library.exercise(arguments.operands[0])
        let store = try desk.store()
        var session = Session(curriculum: desk.library.curriculum, progress: try store.progress())
        session.takeUp(exercise, file: desk.workspace.answerFile(for: exercise).path)
        let page = session.hintPage
        let effects = session.handle("hint")
        for case .recordHint(let id, let ladder, let step) in effects {
            try store.recordHint(step, in: ladder, of: id)
        }
        if arguments.has(.json) {
            try desk.say(HintFacts(page, of: exercise))
        } else {
            desk.say(effects)
        }
        return .passed
    }
}

/// What `hint --json` prints. `docs/facts.md` describes it.
private struct HintFacts: Encodable {
    struct Step: Encodable {
        let title: String
        let markdown: String
    }
    let exercise: String
    let findings: [String]
    let isForLastRun: Bool
    /// How many there are.
    let steps: Int
    /// Those shown by now, this one included.
    let hints: [Step]

    init(_ page: HintPage?, of exercise: Exercise) {
        let ladder = page?.ladder
        self.exercise = exercise.id
        findings = ladder?.codes ?? []
        isForLastRun = page?.isForLastRun ?? false
        steps = ladder?.steps.count ?? 0
        hints = (ladder?.steps ?? []).prefix((page?.shown ?? 0) + 1).map {
            Step(title: $0.title, markdown: $0.markdown)
        }
    }
}
