import Scenario

/// What a task says literally: words on screen, and which answers of the server it speaks of.
struct TaskText: Hashable, Sendable {
    /// What is in quotes, or written as code and is none: each once, in the order of the text.
    let words: [String]
    /// An answer fails if its status is any but 200; otherwise apps may differ in what they make of a 204.
    let namesStatus: Bool
    /// There are words for a list with nothing in it.
    let namesEmptyList: Bool

    init(_ text: String) {
        words = Self.words(in: text)
        let all = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        namesStatus = all.contains("status is not 200")
        namesEmptyList = all.contains("empty")
    }

    /// What a server may answer with that is a failure by this task.
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

    /// Shorter ones are parts of many others.
    private static func isSaid(_ word: String) -> Bool {
        word.count > 2 && word.contains(where: \.isLetter)
    }

    private static func isCode(_ word: String) -> Bool {
        let isName = !word.contains(" ") && (word.first?.isLowercase ?? false)
        return isName || word.contains { "/._()@:=<>{}".contains($0) }
    }
}
