import Testing

@testable import CommandLine

@Suite struct `Arguments of a command` {
    private static let seed = Option("seed", "N", .number(), default: UInt64(1), summary: "repeat a run")
    private static let jobs = Option("jobs", "N", .number(1...4), default: 2, summary: "so many at once")
    private static let folder = Option("dir", "FOLDER", .folder, summary: "look here")
    private static let year = Option("sdk", "26|27", .one(of: [26, 27]), default: 27, summary: "behave as")
    private static let json = Option(switch: "json", summary: "print JSON")
    private static let exercise = Operand("EXERCISE", .word("exercise"))
    private static let file = Operand(optional: "FILE", .file)
    private static let words = Operand(repeating: "WORD", .text, isOptional: true)

    private static let verify = Command(
        "verify", summary: "run an answer", operands: [exercise, file],
        options: [seed, jobs, folder, year, json]
    ) { _ in ExitStatus(0) }
    private static let find = Command("find", summary: "find", operands: [words]) { _ in ExitStatus(0) }
    private static let grade = Command(
        "grade", summary: "grade",
        options: [Option.required("out", "FOLDER", .folder, summary: "put results here")]
    ) { _ in ExitStatus(0) }
    private static let program = Program(
        name: "course", version: "1", summary: "a course", commands: [verify, find, grade])

    private func parse(_ line: String) throws -> Arguments {
        let words = line.split(separator: " ").map(String.init)
        guard case .run(_, let arguments) = try Self.program.invocation(of: words) else {
            throw UsageError("\(line) runs nothing")
        }
        return arguments
    }

    @Test func `become values of the types that their options declare`() throws {
        let arguments = try parse("verify 6.1 --seed 7 --sdk=26 --json -- --file")
        #expect(arguments[Self.exercise] == "6.1")
        #expect(arguments[Self.file] == "--file")
        #expect(arguments[Self.seed] == 7)
        #expect(arguments[Self.year] == 26)
        #expect(arguments[Self.json])
    }

    @Test func `keep the default for options that the line omits`() throws {
        let arguments = try parse("verify 6.1")
        #expect(arguments[Self.seed] == 1)
        #expect(arguments[Self.jobs] == 2)
        #expect(arguments[Self.folder] == nil)
        #expect(arguments[Self.file] == nil)
        #expect(!arguments[Self.json])
    }

    @Test func `need no supplied value beside an option that ends the supply, unless none is typed`() throws {
        let script = Option("script", "FILE", .file, summary: "play this").endingSupply
        let exercise = Operand.supplied("EXERCISE", .text)
        let draw = Command("draw", summary: "draw", operands: [exercise, Self.file], options: [script]) { _ in
            ExitStatus(0)
        }
        let program = Program(name: "course", version: "1", summary: "a course", commands: [draw])
        func operands(_ words: String) throws -> [String?] {
            let words = words.split(separator: " ").map(String.init)
            guard
                case .run(_, let arguments) = try program.invocation(
                    of: words, supplying: { _, words in "6.1" })
            else { return [] }
            return [arguments[exercise], arguments[Self.file]]
        }
        #expect(try operands("draw A.swift") == ["6.1", "A.swift"])
        #expect(try operands("draw A.swift --script s") == ["A.swift", nil])
        #expect(try operands("draw --script s") == ["6.1", nil])
    }

    @Test func `all belong to a repeating operand`() throws {
        #expect(try parse("find two pictures")[Self.words] == ["two", "pictures"])
        #expect(try parse("find")[Self.words] == [])
    }

    @Test(arguments: [
        ("verify", "verify needs EXERCISE.\nusage: course verify EXERCISE [FILE] [options]"),
        (
            "verify 6.1 a b",
            "verify takes fewer words: \"b\" is too many.\nusage: course verify EXERCISE [FILE] [options]"
        ),
        (
            "verify 6.1 --seed 7 --seed 8",
            "the command line has --seed twice.\nusage: course verify EXERCISE [FILE] [options]"
        ),
        (
            "verify 6.1 --json --json",
            "the command line has --json twice.\nusage: course verify EXERCISE [FILE] [options]"
        ),
        (
            "verify 6.1 --json=yes",
            "--json takes no value.\nusage: course verify EXERCISE [FILE] [options]"
        ),
        ("verify 6.1 --seed", "--seed needs a value.\nusage: course verify EXERCISE [FILE] [options]"),
        (
            "verify 6.1 --seed x",
            "--seed takes a whole number, not \"x\".\nusage: course verify EXERCISE [FILE] [options]"
        ),
        (
            "verify 6.1 --jobs 9",
            "--jobs takes a whole number from 1 to 4, not \"9\".\nusage: course verify EXERCISE [FILE] [options]"
        ),
        (
            "verify 6.1 --sdk 28",
            "--sdk takes 26 or 27, not \"28\".\nusage: course verify EXERCISE [FILE] [options]"
        ),
        (
            "verify 6.1 --sead 3",
            "verify has no option --sead. Did you mean --seed?\nusage: course verify EXERCISE [FILE] [options]"
        ),
        (
            "verify 6.1 -j",
            "verify has no option -j.\nusage: course verify EXERCISE [FILE] [options]"
        ),
        ("grade", "grade needs --out FOLDER.\nusage: course grade [options]"),
        (
            "verfy 6.1",
            "course has no command \"verfy\". Did you mean verify?\nusage: course COMMAND; `course help` lists the commands"
        ),
    ])
    func `produce an error with the fact and the usage when they make no sense`(line: String, words: String) {
        let error = #expect(throws: UsageError.self) { try parse(line) }
        #expect(error?.description == words)
    }

    @Test(arguments: ["--help", "verify 6.1 --help", "verify -h", "help verify"])
    func `may ask for help instead of a run`(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        guard case .help(let command) = try Self.program.invocation(of: words) else {
            Issue.record("\(line) asked for no help")
            return
        }
        #expect(command?.name == (line == "--help" ? nil : "verify"))
    }

    @Test func `are listed by group, after the commands to start with`() {
        let program = Program(
            name: "course", version: "1", summary: "a course",
            highlights: [.init(Self.verify, example: "verify 6.1")],
            groups: [.init("Learn", [Self.find, Self.verify]), .init("Teach", [Self.grade])])
        #expect(
            HelpPage(program, width: 60).overview == """
                course 1: a course

                usage: course COMMAND

                Start with these:
                  verify  run an answer
                          course verify 6.1

                Learn:
                  find    find
                  verify  run an answer

                Teach:
                  grade   grade
                """)
    }

    @Test func `are explained in a window of any width`() {
        #expect(
            HelpPage(Self.program, width: 60).of(Self.verify) == """
                run an answer.

                usage: course verify EXERCISE [FILE] [options]

                options:
                  --seed N      repeat a run
                  --jobs N      so many at once
                  --dir FOLDER  look here
                  --sdk 26|27   behave as
                  --json        print JSON
                  --help        show this help
                """)
        for width in [30, 60, 200] {
            let lines = HelpPage(Self.program, width: width).overview.split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= width }, "\(width)")
        }
    }
}
