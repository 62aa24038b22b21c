/// Reads an answer that is plain text instead of Swift.
enum AnswerText {
    /// The size limit in bytes, more than a learner writes by hand.
    private static let mostBytes = 64 << 10

    static func read(_ bytes: [UInt8]) throws(Unreadable) -> String {
        guard bytes.count <= mostBytes else {
            throw Unreadable(
                reason:
                    "The file is larger than \(mostBytes >> 10) KB. An answer of this kind needs at most a page."
            )
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Unreadable(reason: "The file is not UTF-8 text. Save the file as plain text in UTF-8.")
        }
        return text
    }
}

/// An error in an answer that is plain text, with the number of the line.
struct Unreadable: Error, Hashable {
    var reason: String
    var line: Int?
}
