/// Something typed that the program cannot make sense of: the fact, and what would be right.
public struct UsageError: Error, CustomStringConvertible {
    public let fact: String
    public let suggestion: String?
    /// How to write it. The program adds that of the command that runs.
    public let usage: String?

    public init(_ fact: String, usage: String? = nil, suggestion: String? = nil) {
        self.fact = fact
        self.usage = usage
        self.suggestion = suggestion
    }

    /// The same error with a usage, unless it has one.
    public func adding(usage: String) -> UsageError {
        UsageError(fact, usage: self.usage ?? usage, suggestion: suggestion)
    }

    public var description: String {
        let question = suggestion.map { " Did you mean \($0)?" } ?? ""
        return "\(fact).\(question)" + (usage.map { "\nusage: \($0)" } ?? "")
    }
}
