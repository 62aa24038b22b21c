import Referee
import Scenario

/// What the network has answered in a run, to be recognized on its screens.
struct SentBodies: Sendable {
    /// By the fingerprint of the picture.
    let pictures: [String: Resource]
    private let words: [String: Resource]
    /// Nothing that has fewer bytes can hold any of the words.
    private let shortest: Int

    init(_ referee: Referee) {
        pictures = referee.pictures
        words = referee.words.filter { !$0.key.isEmpty }
        shortest = words.keys.map(\.utf8.count).min() ?? .max
    }

    /// Those of the words that a text holds, the longest first. Most texts are nothing else, or too short.
    func words(in text: String) -> [(text: String, resource: Resource)] {
        if let resource = words[text] { return [(text, resource)] }
        guard text.utf8.count > shortest else { return [] }
        return words.filter { text.holds($0.key) }.map { (text: $0.key, resource: $0.value) }
            .sorted { ($1.text.utf8.count, $0.text) < ($0.text.utf8.count, $1.text) }
    }
}

extension String {
    /// Looks at bytes, which takes a small part of the time that looking at characters does. Nothing is in it of no text.
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
