/// `course review`: what has passed, again, under new seeds.
enum ReviewCommand {
    static let definition = Command(
        name: "review", summary: "run what you have passed again, under a new seed",
        operands: [Operand("EXERCISE", isOptional: true)], options: [.dir, .plain],
        discussion: """
            An answer that passed by luck may fail under another seed. Without an EXERCISE, all that have passed are run.
            Each line names the seed, and `course verify EXERCISE --seed N` repeats the run.
            """,
        run: { arguments in
            let library = try Library.open()
            let word = try arguments.operands.first.map { try library.exercise($0).id }
            let prompt = try PromptLoop.open(library, arguments)
            prompt.carryOut((["review"] + [word].compactMap(\.self)).joined(separator: " "), on: nil)
            return .passed
        })
}
