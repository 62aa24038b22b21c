// Sampling: the JSON of a `replies sample`, made of the type that the app decodes it with. Knows no view and no request.
//
// Start here. `DecoderWatch` sees what the app decodes, `SampleMaker` finds JSON that the type accepts, `Probe` is the
// decoder that reads a type, and `SampleWords` chooses what a field says. `docs/decisions/0057` says why it is in the host.

import Foundation
import Lifecycle
import Wire

/// Decodes samples, and tells the referee of each.
final class Sampling: @unchecked Sendable {
    /// The sampling of this process. The app runs on one thread.
    static let shared = Sampling()

    private struct Key: Hashable {
        let token: SampleToken
        let type: ObjectIdentifier
    }

    private var made: [Key: Data] = [:]
    private static let mostMade = 200

    private init() {}

    func startOver() { made = [:] }

    /// The value that the JSON for this token has as this type. Throws what any decoding throws if there is none.
    func decode<T: Decodable>(_ type: T.Type, _ token: SampleToken, with decoder: JSONDecoder) throws -> T {
        guard !Self.tellsFailure(type) else {
            return try decoder.decodePlainly(type, from: Data(Self.nothing))
        }
        let key = Key(token: token, type: ObjectIdentifier(type))
        let name = TypeName.of(type)
        // The same type may be decoded in another way by another decoder.
        if let json = made[key], let value = try? decoder.decodePlainly(type, from: json) {
            tell(.sampled(word: token.word, type: name, problem: nil))
            return value
        }
        switch SampleMaker(token: token, decoder: decoder).sample(of: type) {
        case .success(let sample):
            if made.count >= Self.mostMade { made = [:] }
            made[key] = sample.json
            tell(.sampled(word: token.word, type: name, problem: nil))
            return sample.value
        case .failure(let problem):
            tell(.sampled(word: token.word, type: name, problem: problem.description))
            // What an app gets from a server whose JSON it does not understand.
            return try decoder.decodePlainly(type, from: Data(token.body))
        }
    }

    /// Apps look for an error in an answer before they look for what they want. A sample is an answer without one.
    private static func tellsFailure(_ type: any Decodable.Type) -> Bool {
        let name = String(describing: type)
        return type is any Error.Type || failures.contains { name.hasSuffix($0) }
    }

    private static let failures = [
        "Error", "ErrorResponse", "ErrorBody", "ErrorPayload", "ErrorMessage", "ErrorEnvelope", "Failure",
    ]
    private static let nothing = "null".utf8

    private func tell(_ fact: Fact) { EventLog.shared.record(fact: fact) }
}
