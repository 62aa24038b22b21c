/// The body of a response to a route that `replies sample`: a token that the host replaces with JSON.
///
///     SampleToken(word: "bafelomu", number: 7).body      // {"sample":"bafelomu","number":7}
///
/// The host makes the sample's JSON when the app decodes the token, because only then the host knows the decoded
/// type. Every text in a sample contains the token's word, which an app cannot guess. The referee recognizes the
/// sample on screen by the token's word.
public struct SampleToken: Hashable, Sendable {
    /// The sample's word, in lowercase letters. Each resource and each seed has a different word.
    public let word: String
    /// The sample's number. Each resource has a different number, which is the same for every seed. Identifiers and
    /// URLs in a sample contain the number, so a scenario can contain the URL of the app's next request.
    public let number: UInt32

    /// How many elements the sample's lists have: 0 after the last page; nil for the usual number.
    public let count: Int?

    public init(word: String, number: UInt32, count: Int? = nil) {
        (self.word, self.number, self.count) = (word, number, count)
    }

    public var body: [UInt8] {
        let size = count.map { ",\"count\":\($0)" } ?? ""
        return Array("{\"sample\":\"\(word)\",\"number\":\(number)\(size)}".utf8)
    }

    /// The initializer returns nil if `body` is not a sample token.
    public init?(body: some Collection<UInt8>) {
        guard body.count <= Self.longest, body.starts(with: Self.opening) else { return nil }
        let rest = body.dropFirst(Self.opening.count)
        let word = rest.prefix { Self.letters.contains($0) }
        let digits = rest.drop { !Self.digits.contains($0) }.prefix { Self.digits.contains($0) }
        guard !word.isEmpty, let number = UInt32(String(decoding: digits, as: UTF8.self)) else { return nil }
        let size = body.dropLast().reversed().prefix { Self.digits.contains($0) }.reversed()
        let isSized = body.split(separator: UInt8(ascii: ",")).count > 2
        self.init(
            word: String(decoding: word, as: UTF8.self), number: number,
            count: isSized ? Int(String(decoding: size, as: UTF8.self)) : nil)
        guard self.body.elementsEqual(body) else { return nil }
    }

    private static let opening = Array("{\"sample\":\"".utf8)
    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let longest = 80
}
