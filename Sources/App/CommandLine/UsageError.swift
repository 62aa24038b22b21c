/// An error in the words that a person typed: the fact, and the correct form.
public struct UsageError: Error, CustomStringConvertible {
    public let fact: String
    public let suggestion: String?
    /// The correct form. The program adds the usage of the command.
    public let usage: String?

    public init(_ fact: String, usage: String? = nil, suggestion: String? = nil) {
        self.fact = fact
        self.usage = usage
        self.suggestion = suggestion
    }

    /// This error with a usage, unless the error already has one.
    public func adding(usage: String) -> UsageError {
        UsageError(fact, usage: self.usage ?? usage, suggestion: suggestion)
    }

    public var description: String {
        let question = suggestion.map { " Did you mean \($0)?" } ?? ""
        return "\(fact).\(question)" + (usage.map { "\nusage: \($0)" } ?? "")
    }
}
