// CommandLine: what a program with commands needs to read its arguments and to explain itself.
//
// It knows no command. `Program` is the table of commands, and everything else reads it: `ArgumentParser` turns words
// into typed values, `HelpPage`, `ManualPage` and `Completions/` turn the table into text. Start here.

import Text

/// A program that does one of several things, each a command with arguments of its own.
///
///     let program = Program(name: "course", version: "1.0", summary: "…", commands: [verify, grade])
///     switch try program.invocation(of: ["verify", "6.1", "--json"]) { … }
public struct Program: Sendable {
    /// A variable that the program reads, for the manual.
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
    /// One line: what the program is.
    public var summary: String
    /// A paragraph for the manual.
    public var description: String
    /// Where to begin: the last line of the overview.
    public var hint: String
    public var commands: [Command]
    /// Commands that the program gives itself. Help, completions and the manual do not name them.
    public var hiddenCommands: [Command]
    public var environment: [Variable]
    /// The words behind which a completion script puts a kind of word, to have all of that kind printed.
    public var wordLister: [String]

    public init(
        name: String, version: String, summary: String, description: String = "", hint: String = "",
        commands: [Command], hiddenCommands: [Command] = [], environment: [Variable] = [],
        wordLister: [String] = []
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.description = description
        self.hint = hint
        self.commands = commands
        self.hiddenCommands = hiddenCommands
        self.environment = environment
        self.wordLister = wordLister
    }

    /// The commands that are one word: completions offer these behind the program's name.
    var plainCommands: [Command] { commands.filter { !$0.name.contains(" ") } }

    /// What the words behind the program's name ask for.
    public enum Invocation: Sendable {
        case version
        /// Of one command, or of all.
        case help(Command?)
        case run(Command, Arguments)
    }

    /// What stands for a command's first operand where the words leave it out; nil where they name it, or nothing is known.
    public typealias Supply = (Command, [String]) throws(UsageError) -> String?

    /// Reads the words behind the program's name.
    /// - Parameter supply: knows what stands for a first operand that is left out.
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

    /// The command's name with which words begin: one, or two as in `grade diff`. Nil if there are none.
    private func name(beginning words: ArraySlice<String>) -> String? {
        let pair = words.prefix(2).joined(separator: " ")
        return commands.contains { $0.name == pair } ? pair : words.first
    }

    /// `course verify EXERCISE [FILE…] [options]`
    /// At a prompt, a program has no name.
    public func usage(of command: Command) -> String { called(command.usage) }

    private func called(_ words: String) -> String { name.isEmpty ? words : "\(name) \(words)" }

    private func command(named name: String) throws(UsageError) -> Command {
        guard let command = (commands + hiddenCommands).first(where: { $0.name == name }) else {
            throw UsageError(
                self.name.isEmpty
                    ? "there is no command \"\(name)\"" : "\(self.name) has no command \"\(name)\"",
                usage: "\(called("COMMAND")); `\(called("help"))` lists them",
                suggestion: Spelling.suggestions(for: name, among: commands.map(\.name)).first)
        }
        return command
    }
}
