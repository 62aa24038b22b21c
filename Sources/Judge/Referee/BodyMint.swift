import Scenario
import VirtualTime
import Wire

/// Makes bodies that cannot be guessed: if one is on screen, it came over the network.
///
/// The same seed and request make the same body, so a run can be repeated byte for byte. Each is cut from a keyed hash of
/// its own, so all bodies before say nothing of the next.
struct BodyMint {
    let seed: RunSeed

    /// Three words that can be said.
    func words(for request: Int, _ message: Int? = nil, status: Int) -> Response {
        let syllables = zip(Self.syllables, bytes(for: request, message)).map { letters, byte in
            "\(letters[Int(byte) % letters.count])"
        }
        let words = stride(from: 0, to: syllables.count, by: 6).map { syllables[$0..<$0 + 6].joined() }
        let body = Array(words.joined(separator: " ").utf8)
        return Response(status: status, headers: headers("text/plain; charset=utf-8", body), body: body)
    }

    /// One pixel of a color of its own, with a comment that no other picture has.
    func picture(for request: Int, _ message: Int? = nil) -> Response {
        let bytes = bytes(for: request, message)
        let comment = bytes.prefix(16).map { UInt8(ascii: "a") + $0 % 26 }
        let body = PortableNetworkGraphic.onePixel(Array(bytes.suffix(3)), comment: comment)
        return Response(status: 200, headers: headers("image/png", body), body: body)
    }

    /// The token of a sample, the same one for each request of a resource.
    func sample(for resource: Resource?) -> Response {
        let name = resource.map(\.description) ?? ""
        let word = Self.word(forSampleOf: name, seed)
        let number = name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let body = SampleToken(word: word, number: number, isEmpty: resource?.isBehindLastPage ?? false).body
        return Response(status: 200, headers: headers("application/json", body), body: body)
    }

    fileprivate static func word(forSampleOf name: String, _ seed: RunSeed) -> String {
        zip(syllables, seed.bytes(for: "sample of \(name)")).prefix(8)
            .map { "\($0[Int($1) % $0.count])" }.joined()
    }

    private func bytes(for request: Int, _ message: Int?) -> [UInt8] {
        seed.bytes(for: "body of request \(request)\(message.map { ", message \($0)" } ?? "")")
    }

    private func headers(_ type: String, _ body: [UInt8]) -> [String: String] {
        ["Content-Type": type, "Content-Length": "\(body.count)"]
    }

    /// The letters to choose from, place by place: three words of three syllables.
    private static let syllables: [[Character]] = (0..<9).flatMap { _ in
        [Array("bdfgklmnprstvz"), Array("aeiou")]
    }
}

extension RunSeed {
    /// The word that is in each text of the samples of a resource.
    public func sampleWord(for resource: Resource) -> String {
        BodyMint.word(forSampleOf: resource.description, self)
    }
}

/// How a body is recognized on screen: a picture by its fingerprint, words by themselves, a sample by its token's word.
struct BodyMark: Hashable {
    let fingerprint: String
    let text: String?

    init(of body: [UInt8]) {
        fingerprint = ContentFingerprint(of: body).description
        text = SampleToken(body: body)?.word ?? String(validating: body, as: UTF8.self)
    }
}

extension Resource {
    /// Where a list of samples has come to its end, for apps that ask for page after page until one is empty.
    fileprivate var isBehindLastPage: Bool {
        let query = path.split(separator: "?").dropFirst().joined()
        return query.split(separator: "&").contains { item in
            let parts = item.split(separator: "=")
            guard parts.count == 2, let number = Int(parts[1]) else { return false }
            let name = parts[0].lowercased().filter(\.isLetter)
            return name == "page" && number > Self.lastPage
                || ["offset", "skip", "start"].contains(name) && number > Self.lastOffset
        }
    }

    private static let lastPage = 3
    private static let lastOffset = 60
}
