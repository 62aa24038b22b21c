/// What the words behind a command say: a typed value for each of its options and operands.
///
///     arguments[seed]       // UInt64, for Option<UInt64>
///     arguments[file]       // String?, for Operand<String?>
public struct Arguments: Sendable {
    /// Those that were given.
    var options: [String: any Sendable] = [:]
    /// All that the command has.
    var operands: [String: any Sendable] = [:]

    /// How the options were written, by their names.
    var words: [String: [String]] = [:]

    init() {}

    /// These options as words, to hand them on to another program: those that were given, in this order.
    public func words(for options: [any AnyOption]) -> [String] {
        options.flatMap { words[$0.name] ?? [] }
    }

    public subscript<Value>(option: Option<Value>) -> Value {
        if let given = options[option.name] as? Value { return given }
        guard let standard = option.standard else {
            preconditionFailure("--\(option.name) is required, and the parser let a command run without it")
        }
        return standard
    }

    public subscript<Value>(operand: Operand<Value>) -> Value {
        guard let value = operands[operand.name] as? Value else {
            preconditionFailure("the command that runs has no operand \(operand.name)")
        }
        return value
    }
}
