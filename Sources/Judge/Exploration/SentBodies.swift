import Referee
import Scenario

/// The response bodies of one run, which the explorer recognizes on the run's screens.
struct SentBodies: Sendable {
    /// The resource of each picture, by the picture's fingerprint.
    let pictures: [String: Resource]
    private let words: [String: Resource]
    /// The length of the shortest response word, in bytes. Only texts of at least `shortest` bytes can contain a
    /// response word.
    private let shortest: Int

    init(_ referee: Referee) {
        pictures = referee.pictures
        words = referee.words.filter { !$0.key.isEmpty }
        shortest = words.keys.map(\.utf8.count).min() ?? .max
    }

    /// The response words in a text, the longest first. Most texts need no search, because they equal a response word
    /// or are shorter than every response word.
    func words(in text: String) -> [(text: String, resource: Resource)] {
        if let resource = words[text] { return [(text, resource)] }
        guard text.utf8.count > shortest else { return [] }
        return words.filter { text.holds($0.key) }.map { (text: $0.key, resource: $0.value) }
            .sorted { ($1.text.utf8.count, $0.text) < ($0.text.utf8.count, $1.text) }
    }
}

extension String {
    /// Compares bytes, which is much faster than comparing characters. False if `other` is empty.
    fileprivate func holds(_ other: String) -> Bool {
        var (own, other) = (self, other)
        return own.withUTF8 { own in
            other.withUTF8 { other in
                guard let first = other.first else { return false }
                return own.indices.contains { own[$0] == first && own[$0...].starts(with: other) }
            }
        }
    }
}
