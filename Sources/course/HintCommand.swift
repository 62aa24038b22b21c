/// `course hint`: the next hint for what the last run found.
enum HintCommand {
    static let definition = Command(
        name: "hint", summary: "show the next hint for what your last run found",
        operands: [Operand("EXERCISE")], options: [.dir, .plain],
        discussion: """
            Hints come in three steps, and the prompt of `course start` goes on from the one you saw last. They cost nothing.
            """,
        run: { arguments in
            let library = try Library.open()
            let exercise = try library.exercise(arguments.operands[0])
            try PromptLoop.open(library, arguments).carryOut("hint", on: exercise)
            return .passed
        })
}
