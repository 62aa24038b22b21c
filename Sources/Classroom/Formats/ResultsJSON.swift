import Text

/// `results.json`: the whole gradebook. `docs/instructors.md` describes every field.
public struct ResultsJSON: GradebookText {
    public let name = "json"
    public let summary = "everything; always written"
    public static let fileName = "results.json"
    public var fileName: String { Self.fileName }

    public init() {}

    public func text(of gradebook: Gradebook) throws -> String { try Self.text(gradebook) + "\n" }

    /// A value as people and programs read it: indented, its keys in order.
    static func text(_ value: some Encodable) throws -> String {
        try JSONText(value, isIndented: true).text
    }
}
