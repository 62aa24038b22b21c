/// A typed word of the command line that is not an option.
///
///     Operand("EXERCISE", .word("exercise"))         // arguments[exercise]: String
///     Operand(optional: "FILE", .file)               // arguments[file]: String?
///     Operand(repeating: "WORD", .text)              // arguments[words]: [String]
public struct Operand<Value: Sendable>: AnyOperand {
    public let name: String
    public let isOptional: Bool
    public let repeats: Bool
    public var isSupplied = false
    public let offer: Offer
    private let read: @Sendable ([String]) -> Value?
    private let expectation: String

    public init(_ name: String, _ form: ValueForm<Value>) {
        self.name = name
        isOptional = false
        repeats = false
        offer = form.offer
        expectation = form.expectation
        read = { words in words.first.flatMap(form.read) }
    }

    /// An operand that the program fills in if the command line leaves it out. See `Program.Supply`.
    public static func supplied(_ name: String, _ form: ValueForm<Value>) -> Operand {
        var operand = Operand(name, form)
        operand.isSupplied = true
        return operand
    }

    /// An operand that takes all remaining words. If no words remain, the program fills in one word. See
    /// `Program.Supply`.
    public static func supplied<Element>(repeating name: String, _ form: ValueForm<Element>) -> Operand
    where Value == [Element] {
        var operand = Operand(repeating: name, form)
        operand.isSupplied = true
        return operand
    }

    /// An operand whose value is nil if the command line leaves it out.
    public init<Wrapped>(optional name: String, _ form: ValueForm<Wrapped>) where Value == Wrapped? {
        self.name = name
        isOptional = true
        repeats = false
        offer = form.offer
        expectation = form.expectation
        read = { words in
            guard let word = words.first else { return .some(nil) }
            return form.read(word).map { .some($0) }
        }
    }

    /// An operand that takes all remaining words. Only the last operand of a command can repeat.
    /// - Parameter isOptional: true to accept a command line without the operand.
    public init<Element>(repeating name: String, _ form: ValueForm<Element>, isOptional: Bool = false)
    where Value == [Element] {
        self.name = name
        self.isOptional = isOptional
        repeats = true
        offer = form.offer
        expectation = form.expectation
        read = { words in
            let values = words.compactMap(form.read)
            return values.count == words.count ? values : nil
        }
    }

    public func value(of words: [String]) throws(UsageError) -> any Sendable {
        guard let value = read(words) else {
            throw UsageError("\(name) is \(expectation), not \"\(words.joined(separator: " "))\"")
        }
        return value
    }
}

/// An operand of any type: the interface for help, completions and the parser.
public protocol AnyOperand: Sendable {
    var name: String { get }
    var isOptional: Bool { get }
    var repeats: Bool { get }
    /// True if the program fills in this operand when the command line leaves it out. The program can fill in only a
    /// command's first operand.
    var isSupplied: Bool { get }
    var offer: Offer { get }
    /// - Parameter words: empty if the command line leaves the operand out.
    func value(of words: [String]) throws(UsageError) -> any Sendable
}

extension AnyOperand {
    /// The operand as help shows it, such as `[FILE…]`.
    var usage: String {
        let word = repeats ? "\(name)…" : name
        return isOptional || isSupplied ? "[\(word)]" : word
    }
}
