/// One message of the compiler.
public struct Diagnostic: Hashable, Sendable, Codable {
    public enum Severity: String, Hashable, Sendable, Codable {
        case error, warning, note, remark
    }

    /// The file that the message is about; nil if the message is about no file.
    public var file: String?
    public var line: Int?
    public var column: Int?
    public var severity: Severity
    public var message: String
    /// The file's author. An error in one of the course's files usually means that the learner's file lacks a declaration.
    public var author: Answer.File.Author?

    public init(
        file: String? = nil, line: Int? = nil, column: Int? = nil, severity: Severity, message: String,
        author: Answer.File.Author? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
        self.author = author
    }

    /// True if the compiler gave up because an expression takes too long.
    var isAboutTime: Bool { message.contains("in reasonable time") }

    /// Reads the first line of a message; returns nil for source excerpts and all other output of the compiler.
    ///
    ///     ContentView.swift:12:9: error: cannot find 'x' in scope
    ///     <unknown>:0: error: no such module 'UIKit'
    init?(parsing line: some StringProtocol) {
        for severity in [Severity.error, .warning, .note, .remark] {
            guard let mark = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
            var place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            let numbers = place.reversed().prefix { Int($0) != nil }.prefix(2).compactMap { Int($0) }
            guard !numbers.isEmpty, numbers.count < place.count else { continue }
            place.removeLast(numbers.count)
            let name = place.joined(separator: ":")
            let known = name != "<unknown>"
            self.init(
                file: known ? name : nil, line: known ? numbers.last : nil,
                column: known && numbers.count == 2 ? numbers.first : nil,
                severity: severity, message: String(line[mark.upperBound...]))
            return
        }
        return nil
    }
}
