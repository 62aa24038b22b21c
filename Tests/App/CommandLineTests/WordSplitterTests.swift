import Testing

@testable import CommandLine

@Suite struct `A typed line` {
    @Test(arguments: [
        ("verify --all", ["verify", "--all"]), ("  a   b ", ["a", "b"]), ("", []),
        ("timeline --scenario 'two pictures'", ["timeline", "--scenario", "two pictures"]),
        ("fix 3 \"let a = 1\"", ["fix", "3", "let a = 1"]), ("a '' b", ["a", "", "b"]),
        ("--dir='a b'/c", ["--dir=a b/c"]), ("it's open", ["it's", "open"]),
    ])
    func `splits into words like a shell's line`(line: String, words: [String]) {
        #expect(WordSplitter.words(of: line) == words)
    }

    @Test func `may omit an operand that the program knows`() throws {
        let exercise = Operand.supplied("EXERCISE", .word("exercise"))
        let file = Operand(optional: "FILE", .file)
        let verify = Command("verify", summary: "run", operands: [exercise, file]) { _ in ExitStatus(0) }
        let program = Program(name: "course", version: "1", summary: "", commands: [verify])
        #expect(program.usage(of: verify) == "course verify [EXERCISE] [FILE]")
        let supply: Program.Supply = { _, words in words.first == "6.1" ? nil : "2.1" }
        for (words, expected) in [
            (["verify"], "2.1"), (["verify", "6.1"], "6.1"), (["verify", "a.swift"], "2.1"),
        ] {
            guard case .run(_, let arguments) = try program.invocation(of: words, supplying: supply) else {
                Issue.record("\(words) runs nothing")
                return
            }
            #expect(arguments[exercise] == expected)
        }
        #expect(throws: UsageError.self) { try program.invocation(of: ["verify"]) }
    }
}
