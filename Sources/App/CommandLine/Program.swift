// CommandLine: parses the arguments of a program with commands, and writes its help, manual and completions.
//
// Start at `Program`, the table of commands. The module CommandLine does not itself define commands. `ArgumentParser`
// turns words into typed values. `HelpPage`, `ManualPage` and `Completions/` turn the table into text.

import Text

/// A program with several commands. Each command has separate arguments.
///
///     let program = Program(name: "course", version: "1.0", summary: "…", commands: [verify, grade])
///     switch try program.invocation(of: ["verify", "6.1", "--json"]) { … }
public struct Program: Sendable {
    /// Commands that the overview lists under one title.
    public struct Group: Sendable {
        /// The group's title; empty if the program needs no groups.
        public var title: String
        public var commands: [Command]

        public init(_ title: String, _ commands: [Command]) {
            self.title = title
            self.commands = commands
        }
    }

    /// A command that the overview shows first, with an example.
    public struct Highlight: Sendable {
        public var command: Command
        /// The example without the program's name: `verify 1.1`.
        public var example: String

        public init(_ command: Command, example: String) {
            self.command = command
            self.example = example
        }
    }

    /// An environment variable that the program reads, for the manual.
    public struct Variable: Sendable {
        public var names: [String]
        public var meaning: String

        public init(_ names: String..., meaning: String) {
            self.names = names
            self.meaning = meaning
        }
    }

    public var name: String
    public var version: String
    public var summary: String
    /// A paragraph about the program, for the manual.
    public var description: String
    /// The last line of the overview, which says where to begin.
    public var hint: String
    public var highlights: [Highlight]
    public var groups: [Group]
    /// Commands that the program uses to start itself. Help, completions and the manual leave the hidden commands out.
    public var hiddenCommands: [Command]
    public var environment: [Variable]
    /// The command that lists words for completion scripts. To list words, a completion script runs `wordLister` with
    /// a kind of word, such as `exercise`.
    public var wordLister: [String]

    public init(
        name: String, version: String, summary: String, description: String = "", hint: String = "",
        highlights: [Highlight] = [], groups: [Group], hiddenCommands: [Command] = [],
        environment: [Variable] = [], wordLister: [String] = []
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.description = description
        self.hint = hint
        self.highlights = highlights
        self.groups = groups
        self.hiddenCommands = hiddenCommands
        self.environment = environment
        self.wordLister = wordLister
    }

    public init(name: String, version: String, summary: String, commands: [Command]) {
        self.init(name: name, version: version, summary: summary, groups: [Group("", commands)])
    }

    /// The commands of all groups, in the order of the overview.
    public var commands: [Command] { groups.flatMap { $0.commands } }

    /// The commands whose names are a single word, for completions right after the program's name.
    var plainCommands: [Command] { commands.filter { !$0.name.contains(" ") } }

    public enum Invocation: Sendable {
        case version
        /// Asks for the help of one command; nil means the overview of all commands.
        case help(Command?)
        case run(Command, Arguments)
    }

    /// Returns the first operand if the command line leaves it out; nil without a known value.
    public typealias Supply = (Command, [String]) throws(UsageError) -> String?

    /// Parses the words after the program's name.
    /// - Parameter supply: returns the first operand for a command line that leaves the operand out.
    public func invocation(
        of words: [String], supplying supply: @escaping Supply = { _, _ in nil }
    ) throws(UsageError) -> Invocation {
        guard let name = name(beginning: words[...]) else { return .help(nil) }
        let rest = words.dropFirst(name == words[0] ? 1 : 2)
        switch name {
        case "--version", "version": return .version
        case "--help", "-h", "help":
            guard let named = self.name(beginning: rest) else { return .help(nil) }
            return .help(try command(named: named))
        default:
            let command = try command(named: name)
            let asksForHelp = rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
            guard !asksForHelp else { return .help(command) }
            do throws(UsageError) {
                return .run(command, try ArgumentParser(command: command, supply: supply).parse(rest))
            } catch {
                throw error.adding(usage: usage(of: command))
            }
        }
    }

    /// The command name at the start of the words: one word, or two as in `grade diff`; nil if there are no words.
    private func name(beginning words: ArraySlice<String>) -> String? {
        let pair = words.prefix(2).joined(separator: " ")
        return commands.contains { $0.name == pair } ? pair : words.first
    }

    public func usage(of command: Command) -> String { called(command.usage) }

    /// Puts the program's name before the words, unless the name is empty, as at the prompt.
    func called(_ words: String) -> String { name.isEmpty ? words : "\(name) \(words)" }

    private func command(named name: String) throws(UsageError) -> Command {
        guard let command = (commands + hiddenCommands).first(where: { $0.name == name }) else {
            throw UsageError(
                self.name.isEmpty
                    ? "no command is called \"\(name)\"" : "\(self.name) has no command \"\(name)\"",
                usage: "\(called("COMMAND")); `\(called("help"))` lists the commands",
                suggestion: Spelling.suggestions(for: name, among: commands.map(\.name)).first)
        }
        return command
    }
}
