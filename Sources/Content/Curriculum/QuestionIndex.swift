import Text

/// Finds questions by their words, with SQLite's full-text search.
///
///     try QuestionIndex(questions).search("why does my task run twice?")
///
/// Words of the question weigh more than words of its answer. The search compares word stems, and replaces each unknown
/// word by the most similar known word.
public struct QuestionIndex: ~Copyable {
    private let database: Database
    private let questions: [Question]
    private let vocabulary: [String]

    public struct Hits: Sendable {
        public let questions: [Question]
        /// True if the best question contains most of the searched words; otherwise, the found questions are only
        /// similar.
        public let isAnswered: Bool

        public init(questions: [Question], isAnswered: Bool) {
            (self.questions, self.isAnswered) = (questions, isAnswered)
        }
    }

    public init(_ questions: [Question]) throws(Database.Failure) {
        let database = try Database(path: ":memory:", patience: 0)
        try database.run(
            "CREATE VIRTUAL TABLE page USING fts5(question, also, answer, tokenize = 'porter unicode61')")
        for question in questions {
            let values = [question.question, question.also.joined(separator: "\n"), question.answer]
            try database.run(
                "INSERT INTO page (question, also, answer) VALUES (?, ?, ?)", values.map(Database.Value.text))
        }
        let words = questions.flatMap { Self.words($0.question) + $0.also.flatMap(Self.words) }
        vocabulary = Set(words).sorted()
        self.questions = questions
        self.database = database
    }

    public func search(_ text: String, most: Int = 5) throws(Database.Failure) -> Hits {
        let words = Self.telling(Self.words(text))
        guard !words.isEmpty else { return Hits(questions: [], isAnswered: false) }
        var found = try rank(words)
        if found.isEmpty || found[0].words < words.count {
            let mended = try words.map { word throws(Database.Failure) in try mend(word) }
            let again = try rank(mended)
            if (again.first?.words ?? 0) > (found.first?.words ?? 0) { found = again }
        }
        let best = found.first?.words ?? 0
        return Hits(
            questions: found.prefix(most).map { questions[$0.place] }, isAnswered: 2 * best > words.count)
    }

    /// Finds the questions that contain any of the searched words, the best first. For each question, counts the
    /// searched words that occur in the question's wordings.
    private func rank(_ words: [String]) throws(Database.Failure) -> [(place: Int, words: Int)] {
        let terms = words.map { "\"\($0)\"" }
        // The order of questions is total, because questions of equal rank have different row ids.
        let rows = try database.rows(
            "SELECT rowid FROM page WHERE page MATCH ? ORDER BY bm25(page, 4.0, 3.0, 1.0), rowid",
            [.text(terms.joined(separator: " OR "))]
        ) { $0.integer(0) - 1 }
        var counts: [Int: Int] = [:]
        for term in terms {
            let having = try database.rows(
                "SELECT rowid FROM page WHERE page MATCH ?", [.text("{question also} : \(term)")]
            ) { $0.integer(0) - 1 }
            for place in having { counts[place, default: 0] += 1 }
        }
        return rows.enumerated().map {
            (offset: $0.offset, place: $0.element, words: counts[$0.element] ?? 0)
        }
        .sorted { ($1.words, $0.offset) < ($0.words, $1.offset) }
        .map { ($0.place, $0.words) }
    }

    /// Returns a known word unchanged; replaces an unknown word, which may be a typo, by the most similar known word.
    private func mend(_ word: String) throws(Database.Failure) -> String {
        let known = try database.rows(
            "SELECT rowid FROM page WHERE page MATCH ? LIMIT 1", [.text("\"\(word)\"")]
        ) { $0.integer(0) }
        guard known.isEmpty else { return word }
        return Spelling.suggestions(for: word, among: vocabulary).first ?? word
    }

    // MARK: Words

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Removes words that most questions contain, such as "how", unless no word would be left.
    private static func telling(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        let unique = words.filter { seen.insert($0).inserted }
        let telling = unique.filter { !common.contains($0) && $0.count > 1 }
        return telling.isEmpty ? unique : telling
    }

    private static let common: Set<String> = [
        "a", "about", "after", "all", "am", "an", "and", "any", "are", "as", "at", "be", "by", "can", "do",
        "does",
        "doesn", "don", "for", "from", "get", "go", "has", "have", "how", "if", "in", "into", "is", "isn",
        "it", "its",
        "make", "me", "my", "not", "of", "on", "one", "or", "should", "so", "some", "swiftui", "than", "that",
        "the",
        "their", "there", "they", "this", "to", "use", "was", "what", "when", "where", "which", "who", "why",
        "will",
        "with", "without", "work", "would", "you", "your",
    ]
}
