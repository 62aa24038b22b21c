import Scenario
import VirtualTime
import Wire

/// Makes bodies that cannot be guessed: if one is on screen, it came over the network.
///
/// The same seed and request make the same body, so a run can be repeated byte for byte.
struct BodyMint {
    let seed: UInt64

    func words(for request: Int, status: Int) -> Response {
        var random = SplitMix64(seed: seed, stream: request)
        let words = (0..<3).map { _ in Self.syllables(using: &random) }
        let body = Array(words.joined(separator: " ").utf8)
        return Response(status: status, headers: headers("text/plain; charset=utf-8", body), body: body)
    }

    /// One pixel of a color of its own, with a comment that no other picture has.
    func picture(for request: Int) -> Response {
        var random = SplitMix64(seed: seed, stream: request)
        let comment = (0..<16).map { _ in UInt8(ascii: "a") + UInt8(random.next() % 26) }
        let pixel = (0..<3).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        let body = PortableNetworkGraphic.onePixel(pixel, comment: comment)
        return Response(status: 200, headers: headers("image/png", body), body: body)
    }

    private func headers(_ type: String, _ body: [UInt8]) -> [String: String] {
        ["Content-Type": type, "Content-Length": "\(body.count)"]
    }

    private static func syllables(using random: inout SplitMix64) -> String {
        let consonants = Array("bdfgklmnprstvz")
        let vowels = Array("aeiou")
        return (0..<3).map { _ in
            let consonant = consonants[Int(random.next() % UInt64(consonants.count))]
            let vowel = vowels[Int(random.next() % UInt64(vowels.count))]
            return "\(consonant)\(vowel)"
        }.joined()
    }
}

/// How a body is recognized on screen: a picture by its fingerprint, words by themselves.
struct BodyMark: Hashable {
    let fingerprint: String
    let text: String?

    init(of body: [UInt8]) {
        fingerprint = ContentFingerprint(of: body).description
        text = String(validating: body, as: UTF8.self)
    }
}
