import Scenario

/// The parts of a task's text that the explorer uses: words on screen, and kinds of response.
struct TaskText: Hashable, Sendable {
    /// The words in quotes or code marks that are not code. Each word appears once, in the order of the text.
    let words: [String]
    /// True if the task says that every status but 200 is a failure. If the task does not say which statuses are
    /// failures, correct apps may handle a 204 in different ways.
    let namesStatus: Bool
    let namesEmptyList: Bool

    init(_ text: String) {
        words = Self.words(in: text)
        let all = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        namesStatus = all.contains("status is not 200")
        namesEmptyList = all.contains("empty")
    }

    var failures: [Reply.Content] {
        let plain: [Reply.Content] = [
            .failure(.offline), .status(500), .status(404), .failure(.timeout), .status(503), .status(400),
            .failure(.refused), .status(401),
        ]
        let odd: [Reply.Content] = [.status(204), .status(201), .status(299), .status(304)]
        return plain + (namesStatus ? odd : []) + (namesEmptyList ? [.json(""), .json("")] : [])
    }

    private static func words(in task: String) -> [String] {
        var found: [String] = []
        for sign in ["\"", "`"] {
            let parts = task.split(separator: sign, omittingEmptySubsequences: false)
            for (place, part) in parts.enumerated() where place % 2 == 1 && place < parts.count - 1 {
                let word = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                if isSaid(word), sign == "\"" || !isCode(word), !found.contains(word) { found.append(word) }
            }
        }
        return found
    }

    /// Texts of one or two characters do not count, because many words contain such short texts.
    private static func isSaid(_ word: String) -> Bool {
        word.count > 2 && word.contains(where: \.isLetter)
    }

    private static func isCode(_ word: String) -> Bool {
        let isName = !word.contains(" ") && (word.first?.isLowercase ?? false)
        return isName || word.contains { "/._()@:=<>{}".contains($0) }
    }
}
