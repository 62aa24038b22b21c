/// A word that begins with two dashes, with the type of what it says.
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
    /// The value of an option that is not given; nil for a required one, which always is.
    let standard: Value?

    /// With a value that holds when the option is not given.
    public init(
        _ name: String, _ valueName: String, _ form: ValueForm<Value>, default standard: Value,
        summary: String
    ) {
        self.init(name, valueName, form, standard: standard, summary: summary)
    }

    /// Has to be given.
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

    /// The same option, with which the program supplies no operand in front of those that were given.
    public var endingSupply: Option {
        var option = self
        option.endsSupply = true
        return option
    }

    /// The same option, which may be written as one dash and this letter too.
    public func abbreviated(_ letter: Character) -> Option {
        var option = self
        option.letter = letter
        return option
    }

    public func value(of word: String) throws(UsageError) -> any Sendable {
        guard let value = read(word) else {
            throw UsageError("--\(name) takes \(expectation), and not \"\(word)\"")
        }
        return value
    }
}

extension Option {
    /// Nil when it is not given.
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
    /// True when it is given. A switch takes no value.
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

/// An option of any type, as help, completions and the parser see it.
public protocol AnyOption: Sendable {
    /// Without the dashes.
    var name: String { get }
    /// A second way to write it, with one dash.
    var letter: Character? { get }
    /// What help calls the value; nil for a switch.
    var valueName: String? { get }
    var summary: String { get }
    var isRequired: Bool { get }
    /// With it, the operands that were given are all there are: see `Program.Supply`.
    var endsSupply: Bool { get }
    var offer: Offer { get }
    func value(of word: String) throws(UsageError) -> any Sendable
}

extension AnyOption {
    /// `--seed N`, or `-o, --out FILE`
    var usage: String {
        let names = (letter.map { "-\($0), " } ?? "") + "--\(name)"
        return valueName.map { "\(names) \($0)" } ?? names
    }

    /// True for a word as it is typed, dashes included.
    func isWritten(_ word: String) -> Bool { word == "--\(name)" || letter.map { word == "-\($0)" } ?? false }
}
