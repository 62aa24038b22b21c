/// The words with which an app tells people that something did not work: those that the exercise names, or else those that
/// apps commonly use.
///
///     FailureWords().tell("The shop refused (500)")        // true
///     FailureWords().tell("Export cancelled")              // false: the user wanted that
///     FailureWords(["No basket"]).tell("No basket today")  // true, and so is nothing else
struct FailureWords: Sendable {
    private let phrases: [String]

    /// - Parameter phrases: the exercise's; empty for the common ones.
    init(_ phrases: [String] = []) {
        self.phrases = phrases.map { Self.padded(Self.sentences($0).flatMap(\.self)) }
    }

    func tell(_ text: String) -> Bool {
        let sentences = Self.sentences(text)
        guard phrases.isEmpty else {
            let words = Self.padded(sentences.flatMap(\.self))
            return phrases.contains { words.contains($0) }
        }
        return sentences.contains(where: Self.commonlyTells)
    }

    /// Small letters and digits; an apostrophe belongs to its word.
    private static func sentences(_ text: String) -> [[String]] {
        text.split { ".!?:;\n".contains($0) }.map { sentence in
            sentence.lowercased().replacing("’", with: "'")
                .split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
        }
    }

    private static func padded(_ words: [String]) -> String { " \(words.joined(separator: " ")) " }

    private static func commonlyTells(_ words: [String]) -> Bool {
        let all = padded(words)
        let text = harmless.reduce(all) { $0.replacing(" \($1) ", with: " | ") }
        return alone.contains(all) || telling.contains { text.contains(" \($0) ") }
            || namesStatus(words) || refuses(words) || counts(words)
    }

    /// `HTTP 404`, `The server answered 503`.
    private static func namesStatus(_ words: [String]) -> Bool {
        words.contains { ["http", "status", "server"].contains($0) }
            && words.contains { Int($0).map { (400...599).contains($0) } ?? false }
    }

    /// `The shop refused (500)`; but not what a person refused to do.
    private static func refuses(_ words: [String]) -> Bool {
        words.drop { $0 != "refused" }.dropFirst().allSatisfy { Int($0) != nil } && words.contains("refused")
    }

    /// `2 errors`.
    private static func counts(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { Int($0).map { $0 > 0 } == true && $1 == "errors" }
    }

    /// A failure only if nothing else is said.
    private static let alone: Set = [" offline ", " timeout "]

    private static let harmless = [
        "0 error", "no error", "without error", "trial and error", "margin of error", "error free",
        "error log",
        "error report", "error reports", "0 failed", "failed attempts", "couldn't be better",
        "could not be better", "couldn't be happier", "no connection needed", "no connection required",
    ]

    private static let telling =
        [
            "error", "failed", "could not", "couldn't", "unable to", "went wrong", "something is wrong",
            "something's wrong", "timed out", "you are offline", "you're offline", "to be offline",
            "not connected", "no connection", "no internet", "no network", "connection lost",
            "connection was lost", "lost connection", "connection was reset", "connection refused",
            "not responding", "isn't responding", "no response", "unreachable", "not reachable",
            "unavailable",
            "not available", "isn't available", "not found", "try again later", "please try again",
            "check your connection", "check your internet connection", "having trouble", "trouble connecting",
            "trouble loading", "there was a problem", "problem loading", "there was an issue",
            "invalid response",
            "bad response", "unexpected response", "not understood", "access denied", "permission denied",
            "don't have permission", "session expired", "session has expired", "wrong password",
            "incorrect password", "invalid password", "was declined", "payment declined", "card declined",
            "was rejected", "too many requests", "too many attempts", "not delivered",
        ]
        + ["gateway", "request", "connection", "network", "server"].map { "\($0) timeout" }
        + ["sync", "network", "connection", "server", "load", "upload", "download", "login", "payment"].map {
            "\($0) failure"
        }
        + ["can't", "cannot"].flatMap { word in
            [
                "load", "open", "connect", "reach", "refresh", "play", "display", "show", "save", "send",
                "be loaded",
                "be opened", "be reached", "be found", "be played", "be displayed", "be completed",
            ].map { "\(word) \($0)" }
        }
        + ["did not", "didn't"].flatMap { word in
            ["work", "load", "answer", "respond", "save", "send", "arrive", "go through"].map {
                "\(word) \($0)"
            }
        }
        + ["was", "were"].flatMap { word in ["sent", "saved", "loaded", "found"].map { "\(word) not \($0)" } }
}
