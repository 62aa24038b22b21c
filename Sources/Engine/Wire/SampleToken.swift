/// The body of a response whose route says `replies sample`. It stands in for JSON.
///
///     SampleToken(word: "bafelomu", number: 7).body      // {"sample":"bafelomu","number":7}
///
/// The app's host makes JSON of it at the moment at which the app decodes it, because only then its type is known. Every
/// text of that JSON has the word in it, which cannot be guessed: so the referee recognizes on screen what it has never seen.
public struct SampleToken: Hashable, Sendable {
    /// Small letters, unlike for each resource and each seed.
    public let word: String
    /// Unlike for each resource, and the same one under each seed: of it are made identifiers and addresses, so that a
    /// scenario can name what an app asks for next.
    public let number: UInt32

    /// Its lists are empty: it is a page behind the last one.
    public let isEmpty: Bool

    public init(word: String, number: UInt32, isEmpty: Bool = false) {
        (self.word, self.number, self.isEmpty) = (word, number, isEmpty)
    }

    public var body: [UInt8] {
        Array("{\"sample\":\"\(word)\",\"number\":\(number)\(isEmpty ? Self.emptiness : "")}".utf8)
    }

    /// Nil for any other body.
    public init?(body: some Collection<UInt8>) {
        guard body.count <= Self.longest, body.starts(with: Self.opening) else { return nil }
        let rest = body.dropFirst(Self.opening.count)
        let word = rest.prefix { Self.letters.contains($0) }
        let digits = rest.drop { !Self.digits.contains($0) }.prefix { Self.digits.contains($0) }
        guard !word.isEmpty, let number = UInt32(String(decoding: digits, as: UTF8.self)) else { return nil }
        let end = Self.emptiness.utf8 + [UInt8(ascii: "}")]
        self.init(
            word: String(decoding: word, as: UTF8.self), number: number,
            isEmpty: body.suffix(end.count).elementsEqual(end))
        guard self.body.elementsEqual(body) else { return nil }
    }

    private static let emptiness = ",\"empty\":true"
    private static let opening = Array("{\"sample\":\"".utf8)
    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let longest = 80
}
