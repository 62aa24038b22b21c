/// One command of a program, as data: help, completions, the manual and the parser read the same definition.
///
///     static let seed = Option("seed", "N", .number(), default: 1, summary: "repeat the run with this seed")
///     static let exercise = Operand("EXERCISE")
///
///     Command("verify", summary: "run your answer", operands: [exercise], options: [seed]) { arguments in
///         run(arguments[exercise], seed: arguments[seed])
///     }
public struct Command: Sendable {
    public var name: String
    public var summary: String
    public var operands: [any AnyOperand]
    public var options: [any AnyOption]
    /// The command's details in help, such as examples and exit statuses.
    public var discussion: String
    public var run: @Sendable (Arguments) throws -> ExitStatus

    public init(
        _ name: String, summary: String, operands: [any AnyOperand] = [], options: [any AnyOption] = [],
        discussion: String = "", run: @escaping @Sendable (Arguments) throws -> ExitStatus
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.options = options
        self.discussion = discussion
        self.run = run
    }

    /// The usage of the command, such as `verify EXERCISE [FILE…] [options]`.
    public var usage: String {
        ([name] + operands.map(\.usage) + (options.isEmpty ? [] : ["[options]"])).joined(separator: " ")
    }

    var allOptions: [any AnyOption] { options + [Option.help] }
}

/// A program names its exit statuses in an extension of `ExitStatus`.
public struct ExitStatus: Hashable, Sendable {
    public let rawValue: Int32

    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
