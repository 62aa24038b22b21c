/// A word that begins with two dashes, with the type of its value.
///
///     Option("jobs", "N", .number(1...256), default: 2, summary: "…")  // arguments[jobs]: Int
///     Option("out", "FOLDER", .folder, summary: "…")                   // arguments[out]: String?
///     Option.required("part", "N", .number(), summary: "…")            // arguments[part]: Int
///     Option(switch: "json", summary: "…")                             // arguments[json]: Bool
public struct Option<Value: Sendable>: AnyOption {
    public let name: String
    public let valueName: String?
    public let summary: String
    public let isRequired: Bool
    public let offer: Offer
    public private(set) var endsSupply = false
    public private(set) var letter: Character?
    private let expectation: String
    private let read: @Sendable (String) -> Value?
    /// The value of an option that the command line leaves out; nil for a required option.
    let standard: Value?

    public init(
        _ name: String, _ valueName: String, _ form: ValueForm<Value>, default standard: Value,
        summary: String
    ) {
        self.init(name, valueName, form, standard: standard, summary: summary)
    }

    public static func required(
        _ name: String, _ valueName: String, _ form: ValueForm<Value>, summary: String
    ) -> Option {
        Option(name, valueName, form, standard: nil, summary: summary)
    }

    private init(
        _ name: String, _ valueName: String, _ form: ValueForm<Value>, standard: Value?, summary: String
    ) {
        self.name = name
        self.valueName = valueName
        self.summary = summary
        self.standard = standard
        isRequired = standard == nil
        offer = form.offer
        expectation = form.expectation
        read = form.read
    }

    /// A copy of this option that stops the program from filling in a missing operand. See `Program.Supply`.
    public var endingSupply: Option {
        var option = self
        option.endsSupply = true
        return option
    }

    /// An option with a short form: one dash and one letter.
    public func abbreviated(_ letter: Character) -> Option {
        var option = self
        option.letter = letter
        return option
    }

    public func value(of word: String) throws(UsageError) -> any Sendable {
        guard let value = read(word) else {
            throw UsageError("--\(name) takes \(expectation), not \"\(word)\"")
        }
        return value
    }
}

extension Option {
    /// An option whose value is nil if the command line leaves it out.
    public init<Wrapped>(
        _ name: String, _ valueName: String, _ form: ValueForm<Wrapped>, summary: String
    ) where Value == Wrapped? {
        let optional = ValueForm<Wrapped?>(form.expectation, offer: form.offer) { word in
            form.read(word).map { .some($0) }
        }
        self.init(name, valueName, optional, default: nil, summary: summary)
    }
}

extension Option<Bool> {
    /// Creates a switch: an option without a value, which is true if the command line contains the option.
    public init(switch name: String, summary: String) {
        self.name = name
        self.summary = summary
        valueName = nil
        isRequired = false
        offer = .nothing
        expectation = "no value"
        read = { _ in true }
        standard = false
    }

    static let help = Option(switch: "help", summary: "show this help")
}

/// An option of any type: the interface for help, completions and the parser.
public protocol AnyOption: Sendable {
    /// The option's name without the dashes.
    var name: String { get }
    /// The letter of the short form, such as `o` for `-o`; nil if the option has no short form.
    var letter: Character? { get }
    /// The name of the value in help texts; nil for a switch.
    var valueName: String? { get }
    var summary: String { get }
    var isRequired: Bool { get }
    /// True if this option stops the program from filling in a missing operand. See `Program.Supply`.
    var endsSupply: Bool { get }
    var offer: Offer { get }
    func value(of word: String) throws(UsageError) -> any Sendable
}

extension AnyOption {
    /// The option as help shows it: `--seed N`, or `-o, --out FILE`.
    var usage: String {
        let names = (letter.map { "-\($0), " } ?? "") + "--\(name)"
        return valueName.map { "\(names) \($0)" } ?? names
    }

    /// True if `word` is this option with its dashes.
    func isWritten(_ word: String) -> Bool { word == "--\(name)" || letter.map { word == "-\($0)" } ?? false }
}
