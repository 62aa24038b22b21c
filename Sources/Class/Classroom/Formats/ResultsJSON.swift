import Essentials
import Text

/// `results.json`: the whole gradebook. `docs/instructors.md` describes every field.
public struct ResultsJSON: GradebookText {
    public let name = "json"
    public let summary = "all data; always written"
    public static let fileName = "results.json"
    public var fileName: String { Self.fileName }

    public init() {}

    public func text(of gradebook: Gradebook) throws -> String {
        String(decoding: try files(of: gradebook).flatMap { try $0.bytes }, as: UTF8.self)
    }

    public func files(of gradebook: Gradebook) -> [GradebookFile] {
        [GradebookFile(fileName) { take in try Self.give(gradebook, to: take) }]
    }

    /// Writes the same bytes as `text(_:)`, but one student at a time, so that a large class does not fill
    /// the memory.
    private static func give(_ gradebook: Gradebook, to take: GradebookFile.Piece) throws {
        var frame = gradebook
        frame.students = []
        let parts = try text(frame).components(separatedBy: emptyList)
        guard parts.count == 2, !gradebook.students.isEmpty else {
            return try take(Array("\(try text(gradebook))\n".utf8))
        }
        try take(Array(parts[0].utf8))
        for (place, student) in gradebook.students.enumerated() {
            let lines = try text(student).split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
            try take(Array("\(place == 0 ? listBegins : ",\n")\(lines)".utf8))
        }
        try take(Array("\(listEnds)\(parts[1])\n".utf8))
    }

    /// The JSON text of an empty list of students, and the text around the entries of a list with
    /// students.
    private static let emptyList = "\n  \"students\" : [\n\n  ]"
    private static let listBegins = "\n  \"students\" : [\n"
    private static let listEnds = "\n  ]"

    static func text(_ value: some Encodable) throws -> String {
        try JSONText(value, isIndented: true).text
    }
}
