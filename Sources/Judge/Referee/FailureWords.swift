/// Finds texts on screen that report a failure: the exercise's own words, or the words that apps commonly use.
///
///     FailureWords().tell("The shop refused (500)")        // true
///     FailureWords().tell("Export cancelled")              // false: the user wanted that
///     FailureWords(["No basket"]).tell("No basket today")      // true: these are now the only words
///     FailureWords(["No basket"]).tellOnly("No basket today")  // false: two words are the whole text
///     FailureWords(["No …"]).tellOnly("No basket today")       // true: other words follow
public struct FailureWords: Sendable {
    private let phrases: [Phrase]
    /// Remembers the result for each text, because every line of a scenario checks mostly the same texts.
    private static let told = TextMemory<Bool>()
    private static let split = TextMemory<[[String]]>()

    /// For each phrase, true if further words may follow the phrase in the text on screen.
    private let isOpen: [Bool]

    private typealias Phrase = [String]

    /// - Parameter phrases: the exercise's words; empty for the common words.
    public init(_ phrases: [String] = []) {
        self.phrases = phrases.map { Self.sentences($0).flatMap(\.self) }
        isOpen = phrases.map { $0.hasSuffix("…") }
    }

    /// True if the text is one of the exercise's phrases, without other words. If the exercise names no phrases, true
    /// if the text contains common words for a failure.
    func tellOnly(_ text: String) -> Bool {
        guard !phrases.isEmpty else { return tell(text) }
        let words = Self.sentences(text).flatMap(\.self)
        return zip(phrases, isOpen).contains { phrase, isOpen in
            isOpen ? !phrase.isEmpty && words.starts(with: phrase) : words == phrase
        }
    }

    /// True if the text contains words that report a failure; the text may have other words too.
    public func tell(_ text: String) -> Bool {
        guard phrases.isEmpty else {
            let words = Self.sentences(text).flatMap(\.self)
            return phrases.contains { Self.isThere($0, in: words) }
        }
        return Self.told.value(for: text) { Self.sentences(text).contains(where: Self.commonlyTells) }
    }

    /// The sentences of a text, each as a list of lowercase words. An apostrophe is part of a word.
    private static func sentences(_ text: String) -> [[String]] {
        split.value(for: text) {
            text.split { ".!?:;\n".contains($0) }.map { sentence in
                sentence.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
                    .map { $0.contains("’") ? String($0.map { $0 == "’" ? "'" : $0 }) : String($0) }
            }
        }
    }

    private static func isThere(_ phrase: Phrase, in words: [String]) -> Bool {
        !phrase.isEmpty && words.indices.contains { words[$0...].starts(with: phrase) }
    }

    private static func commonlyTells(_ words: [String]) -> Bool {
        var rest = words
        for phrase in harmless { rest = without(phrase, rest) }
        return alone.contains(words) || rest.indices.contains { tells(rest[$0...]) }
            || namesStatus(words) || refuses(words) || counts(words)
    }

    /// Replaces each occurrence of the phrase with `|`, so that the words around the phrase do not form a new phrase.
    private static func without(_ phrase: Phrase, _ words: [String]) -> [String] {
        var rest = words[...]
        var kept: [String] = []
        while let word = rest.first {
            if rest.starts(with: phrase) {
                kept.append("|")
                rest = rest.dropFirst(phrase.count)
            } else {
                kept.append(word)
                rest = rest.dropFirst()
            }
        }
        return kept
    }

    private static func tells(_ words: ArraySlice<String>) -> Bool {
        words.first.flatMap { telling[$0] }?.contains { words.starts(with: $0) } ?? false
    }

    /// True if the text contains an HTTP error status, as in `The server answered 503`.
    private static func namesStatus(_ words: [String]) -> Bool {
        words.contains { ["http", "status", "server"].contains($0) }
            && words.contains { Int($0).map { (400...599).contains($0) } ?? false }
    }

    /// True if only numbers follow the word `refused`, as in `The shop refused (500)`.
    private static func refuses(_ words: [String]) -> Bool {
        words.drop { $0 != "refused" }.dropFirst().allSatisfy { Int($0) != nil } && words.contains("refused")
    }

    /// True if the words count errors, as in `2 errors`.
    private static func counts(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { Int($0).map { $0 > 0 } == true && $1 == "errors" }
    }

    /// Words that report a failure only if they are a whole sentence.
    private static let alone: Set = [["offline"], ["timeout"]]

    private static let harmless: [Phrase] = [
        "0 error", "no error", "without error", "trial and error", "margin of error", "error free",
        "error log",
        "error report", "error reports", "0 failed", "failed attempts", "couldn't be better",
        "could not be better", "couldn't be happier", "no connection needed", "no connection required",
    ].map(words)

    /// The phrases that report a failure, by their first word.
    private static let telling = Dictionary(grouping: telltales.map(words), by: { $0[0] })

    private static func words(_ phrase: String) -> Phrase { phrase.split(separator: " ").map(String.init) }

    /// The code builds the list in steps, because the compiler needs four seconds for one long expression.
    private static let telltales: [String] = {
        var phrases = [
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
        for what in ["gateway", "request", "connection", "network", "server"] {
            phrases.append("\(what) timeout")
        }
        for what in [
            "sync", "network", "connection", "server", "load", "upload", "download", "login", "payment",
        ] {
            phrases.append("\(what) failure")
        }
        for verb in [
            "load", "open", "connect", "reach", "refresh", "play", "display", "show", "save", "send",
            "be loaded", "be opened",
            "be reached", "be found", "be played", "be displayed", "be completed",
        ] {
            phrases += ["can't \(verb)", "cannot \(verb)"]
        }
        for verb in ["work", "load", "answer", "respond", "save", "send", "arrive", "go through"] {
            phrases += ["did not \(verb)", "didn't \(verb)"]
        }
        for verb in ["sent", "saved", "loaded", "found"] {
            phrases += ["was not \(verb)", "were not \(verb)"]
        }
        return phrases
    }()
}
