/// The parsed words after a command: a typed value for each of its options and operands.
///
///     arguments[seed]       // UInt64, for Option<UInt64>
///     arguments[file]       // String?, for Operand<String?>
public struct Arguments: Sendable {
    /// Maps each option's name to the option's value on the command line.
    var options: [String: any Sendable] = [:]
    /// Maps each operand's name to the operand's value on the command line.
    var operands: [String: any Sendable] = [:]

    /// The words that the person typed for each option, by the option's name.
    var words: [String: [String]] = [:]

    init() {}

    /// Returns the words that the person typed for `options`, so that a child program can receive the same options.
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
            preconditionFailure("this command has no operand \(operand.name)")
        }
        return value
    }
}
