/// An answer is an app for a phone: `#if os(iOS)` holds, and that of each other system of Apple's does not.
///
/// The compiler here would answer that no platform of Apple's is at hand, and drop what an app does on each of them. The words in
/// the condition's place are as long as it was, so that every column stays.
enum PlatformConditions {
    static func decided(in bytes: [UInt8]) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("os(") else { return bytes }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let conditions = lines.indices.filter { isCondition(lines[$0]) }
        guard !conditions.isEmpty else { return bytes }
        for index in conditions { lines[index] = decided(lines[index]) }
        return Array(lines.joined(separator: "\n").utf8)
    }

    private static func isCondition(_ line: String) -> Bool {
        let word = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "(" }
        return word == "#if" || word == "#elseif"
    }

    private static func decided(_ line: String) -> String {
        // What is asked of other systems than Apple's stays: the gate has refused it.
        line.replacing(#/\bos\((iOS|macOS|OSX|tvOS|watchOS|visionOS|xrOS)\)/#) { match in
            let word = match.output.1 == "iOS" ? "true" : "false"
            return word + String(repeating: " ", count: match.output.0.count - word.count)
        }
    }
}
