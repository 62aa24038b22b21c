/// An error in the words of a command line: the fact, and the correct form.
public struct UsageError: Error, CustomStringConvertible {
    public let fact: String
    public let suggestion: String?
    /// The correct form of the command line. If `usage` is nil, the program sets the command's usage.
    public let usage: String?

    public init(_ fact: String, usage: String? = nil, suggestion: String? = nil) {
        self.fact = fact
        self.usage = usage
        self.suggestion = suggestion
    }

    /// Adds a usage to this error, unless the error already has one.
    public func adding(usage: String) -> UsageError {
        UsageError(fact, usage: self.usage ?? usage, suggestion: suggestion)
    }

    public var description: String {
        let question = suggestion.map { " Did you mean \($0)?" } ?? ""
        return "\(fact).\(question)" + (usage.map { "\nusage: \($0)" } ?? "")
    }
}
