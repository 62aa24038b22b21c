import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Study
import Text
import Workshop

/// `course review`: runs answers that have already passed, with new seeds.
enum ReviewCommand {
    static let definition = Command(
        .review, operands: [exercise], options: [Common.folder, Common.json, Common.plain],
        discussion: """
            An answer that passed by luck may fail under another seed. Without EXERCISE, the command runs your answers
            to all passed exercises. Each line of the report names the seed; `course verify EXERCISE --seed N` repeats
            the run.

            exit status: 0 all pass again, 1 an answer failed or could not be run
            """,
        run: run)

    private static let exercise = Operand(optional: "EXERCISE", .word("exercise"))

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(in: arguments[Common.folder], isPlain: arguments[Common.plain])
        let word = try arguments[exercise].map { try desk.library.exercise($0).id }
        let store = try desk.store()
        var session = desk.session(try store.progress())
        let effects = session.handle((["review"] + [word].compactMap(\.self)).joined(separator: " "))
        guard case .review(let ids) = effects.first else {
            // The learner has passed no exercise yet.
            if arguments[Common.json] { try desk.say([ReviewFacts]()) } else { desk.say(effects) }
            return .passed
        }
        let isJSON = arguments[Common.json]
        let exercises = ids.compactMap { desk.library.curriculum.exercise(id: $0) }
        let runs = try Review(runner: AnswerRunner.ofThisProcess, workspace: desk.workspace).run(
            exercises, until: Cancellation()
        ) { run in
            guard !isJSON else { return }
            for line in ReviewLine(run).lines(desk.style) { Output.say(line) }
        }
        for effect in session.reviewed(runs.map(\.summary)) {
            if case .recordAttempt(let summary) = effect { try store.record(summary) }
            if !isJSON { desk.say([effect]) }
        }
        if isJSON { try desk.say(runs.map(ReviewFacts.init)) }
        return runs.count == exercises.count && runs.allSatisfy(\.mark.passed) ? .passed : .notPassed
    }
}
