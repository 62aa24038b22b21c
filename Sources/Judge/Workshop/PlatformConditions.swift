/// Makes `#if os(iOS)` true and `#if os(…)` for other systems false, because an answer is a phone app.
///
/// The gate refuses an answer with conditions on systems other than Apple's. In a learner's own app, conditions on
/// systems other than Apple's are accepted, and are false.
///
/// The course's compiler runs on Linux, so it would drop the code for every Apple platform. The replacement is as long
/// as the condition, so all columns stay the same.
enum PlatformConditions {
    static func decided(in bytes: [UInt8], ofOwnApp: Bool = false) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("os(") else { return bytes }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let conditions = lines.indices.filter { isCondition(lines[$0]) }
        guard !conditions.isEmpty else { return bytes }
        for index in conditions { lines[index] = decided(lines[index], ofOwnApp) }
        return Array(lines.joined(separator: "\n").utf8)
    }

    private static func isCondition(_ line: String) -> Bool {
        let word = line.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "(" }
        return word == "#if" || word == "#elseif"
    }

    private static func decided(_ line: String, _ isOwnApp: Bool) -> String {
        line.replacing(#/\bos\((\w+)\)/#) { match in
            let (condition, system) = (match.output.0, String(match.output.1))
            guard apple.contains(system) || isOwnApp && others.contains(system) else {
                return String(condition)
            }
            let word = system == "iOS" ? "true" : "false"
            return word + String(repeating: " ", count: condition.count - word.count)
        }
    }

    private static let apple: Set<String> = ["iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS"]
    private static let others: Set<String> = ["Linux", "Windows", "Android", "WASI", "FreeBSD", "OpenBSD"]
}
