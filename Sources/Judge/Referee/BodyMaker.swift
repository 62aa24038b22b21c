import Scenario
import VirtualTime
import Wire

/// Makes response bodies that an app cannot guess. If an unguessable body is on screen, the app received the body
/// over the network.
///
/// The same seed and request make the same body, so a run can be repeated byte for byte. Each body comes from a separate
/// keyed hash, so earlier bodies do not reveal the next body.
struct BodyMaker {
    let seed: RunSeed
    var samples = SampleRule.eachRequestDiffers

    /// A response with three pronounceable words in UTF-8, or with an empty body. The words end in a letter that is not
    /// ASCII, so a text that was decoded with the wrong encoding differs from the words.
    func words(for request: Int, _ message: Int? = nil, status: Int, isEmpty: Bool = false) -> Response {
        if isEmpty { return Response(status: status, headers: [:], body: []) }
        let syllables = zip(Self.syllables, bytes(for: request, message)).map { letters, byte in
            "\(letters[Int(byte) % letters.count])"
        }
        let words = stride(from: 0, to: syllables.count, by: 6).map { syllables[$0..<$0 + 6].joined() }
        let body = Array((words.joined(separator: " ") + "é").utf8)
        return Response(status: status, headers: headers("text/plain; charset=utf-8", body), body: body)
    }

    /// A picture of one pixel with an unpredictable color and comment.
    func picture(for request: Int, _ message: Int? = nil) -> Response {
        let bytes = bytes(for: request, message)
        let comment = bytes.prefix(16).map { UInt8(ascii: "a") + $0 % 26 }
        let body = PortableNetworkGraphic.onePixel(Array(bytes.suffix(3)), comment: comment)
        return Response(status: 200, headers: headers("image/png", body), body: body)
    }

    /// A response whose body is a token, from which the engine makes sample data of the app's type. The number in the
    /// sample data depends only on the resource, so all requests get the same identifiers.
    /// - Parameters:
    ///   - request: the number of the request; nil for the resource's first request.
    ///   - count: the number of elements in each list of the sample data; nil for the usual number.
    func sample(for resource: Resource?, request: Int?, count: Int? = nil) -> Response {
        let name = resource.map(\.description) ?? ""
        let word =
            switch samples {
            case .eachRequestDiffers:
                Self.word(forSampleOf: request.map { "\(name), request \($0)" } ?? name, seed)
            case .sameForEachRequest: Self.word(forSampleOf: name, seed)
            }
        let number = name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let body = SampleToken(word: word, number: number, count: count).body
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

    /// The letters for each position of the random words: three words of three syllables.
    private static let syllables: [[Character]] = (0..<9).flatMap { _ in
        [Array("bdfgklmnprstvz"), Array("aeiou")]
    }
}

extension RunSeed {
    /// The last word of each text in a resource's samples, if all requests get the same sample.
    public func sampleWord(for resource: Resource) -> String {
        BodyMaker.word(forSampleOf: resource.description, self)
    }
}

/// The rule that decides if two requests for the same resource get the same sample data.
public enum SampleRule: Sendable {
    /// Each request gets new texts, so that old content on screen differs from new content.
    case eachRequestDiffers
    /// The same texts for each request, so that two runs with different requests can be compared.
    case sameForEachRequest
}

/// Recognizes a response body on screen: a picture by the fingerprint, a text or sample data by words.
struct BodyMark: Hashable {
    let fingerprint: String
    let text: String?

    init(of body: [UInt8]) {
        fingerprint = ContentFingerprint(of: body).description
        text = SampleToken(body: body)?.word ?? String(validating: body, as: UTF8.self)
    }
}
