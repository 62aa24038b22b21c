import Wire

/// Refuses a file that is empty, is not UTF-8 text, or is larger than hand-written files.
enum ReadableRule {
    static let code = "unreadable-source"
    static let limit = 256 << 10
    /// The size limit in bytes for a file of a learner's own app. The size limit is high enough for the long lists of
    /// data in real apps.
    static let ownAppLimit = 2 << 20

    static func finding(in source: Source, isOwnApp: Bool = false) -> GateFinding? {
        let limit = isOwnApp ? ownAppLimit : limit
        if source.bytes.count > limit {
            return refusal(
                source, "The file is larger than \(limit >> 10) KB.",
                instead: "Remove generated code and data, and keep the code that you wrote.")
        }
        if source.bytes.contains(0) {
            return refusal(
                source, "The file contains null bytes, so it is not Swift source.",
                instead: "Save the file as plain text in UTF-8.")
        }
        guard let text = String(validating: source.bytes, as: UTF8.self) else {
            return refusal(
                source, "The file is not UTF-8 text.", instead: "Save the file as plain text in UTF-8.")
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            return refusal(source, "The file is empty.", instead: "Save your code in the file first.")
        }
        return nil
    }

    private static func refusal(_ source: Source, _ fact: String, instead: String) -> GateFinding {
        GateFinding(rule: code, file: source.name, line: 1, column: 1, fact: fact, instead: instead)
    }
}
