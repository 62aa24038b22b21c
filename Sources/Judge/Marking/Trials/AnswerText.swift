/// A learner's file that is text and no Swift.
enum AnswerText {
    /// More than a person writes by hand.
    private static let mostBytes = 64 << 10

    static func read(_ bytes: [UInt8]) throws(Unreadable) -> String {
        guard bytes.count <= mostBytes else {
            throw Unreadable(
                reason:
                    "The file is larger than \(mostBytes >> 10) KB. An answer like this is a page at most.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Unreadable(reason: "The file is not UTF-8 text. Save it as plain text in UTF-8.")
        }
        return text
    }
}

/// Why an answer that is text cannot be read, and where.
struct Unreadable: Error, Hashable {
    var reason: String
    var line: Int?
}
