/// The body of a sample: a response whose route says `replies sample` carries this token instead of JSON.
///
///     SampleToken(word: "bafelomu", number: 7).body      // {"sample":"bafelomu","number":7}
///
/// The host makes the JSON only when the app decodes it, because only then the type is known. Every text in
/// that JSON contains the word, which nobody can guess. So the referee recognizes the sample on screen
/// without knowing its text.
public struct SampleToken: Hashable, Sendable {
    /// Lowercase letters, different for each resource and each seed.
    public let word: String
    /// Different for each resource, but the same for every seed. Identifiers and addresses are made from it,
    /// so that a scenario can name what an app requests next.
    public let number: UInt32

    /// True for a page behind the last one, whose lists are empty.
    public let isEmpty: Bool

    public init(word: String, number: UInt32, isEmpty: Bool = false) {
        (self.word, self.number, self.isEmpty) = (word, number, isEmpty)
    }

    public var body: [UInt8] {
        Array("{\"sample\":\"\(word)\",\"number\":\(number)\(isEmpty ? Self.emptiness : "")}".utf8)
    }

    /// Nil if `body` is not a sample token.
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
