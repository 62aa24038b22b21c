import Foundation

/// `results.json`: the whole gradebook. `docs/instructors.md` describes every field.
public struct ResultsJSON: GradebookFormat {
    public let name = "json"
    public let fileName = "results.json"

    public init() {}

    public func text(of gradebook: Gradebook) throws -> String { try Self.text(gradebook) + "\n" }

    /// A value as people and programs read it: indented, its keys in order.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
