/// What an answer carries in the place of JSON where its route says `replies sample`: a word that cannot be guessed.
///
///     SampleToken(word: "bafelomu").body      // {"sample":"bafelomu"}
///
/// The app's host makes JSON of it at the moment at which the app decodes it, because only then its type is known. Every
/// text of that JSON has the word in it. So the referee recognizes on screen what it has never seen.
public struct SampleToken: Hashable, Sendable {
    public let word: String

    public init(word: String) { self.word = word }

    public var body: [UInt8] { Self.opening + Array(word.utf8) + Self.closing }

    /// Nil for any other body.
    public init?(body: some Collection<UInt8>) {
        guard body.count <= Self.longest, body.starts(with: Self.opening) else { return nil }
        let rest = Array(body.dropFirst(Self.opening.count))
        let word = rest.dropLast(Self.closing.count)
        guard rest.suffix(Self.closing.count).elementsEqual(Self.closing), !word.isEmpty,
            word.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
        else { return nil }
        self.word = String(decoding: word, as: UTF8.self)
    }

    private static let opening = Array("{\"sample\":\"".utf8)
    private static let closing = Array("\"}".utf8)
    private static let longest = 64
}
