// Sampling makes the JSON for `replies sample` from the type that the app decodes. The module Sampling does not depend
// on views or requests.
//
// `DecoderWatch` watches the app's decoding, `SampleMaker` finds JSON that a type accepts, `Probe` reads a type, and
// `SampleWords` chooses the fields' values. `docs/decisions/0057` explains why sampling runs in the host.

import Foundation
import Lifecycle
import Wire

/// Decodes samples as the app's types, and reports each sample to the referee.
final class Sampling: @unchecked Sendable {
    /// One instance is enough, because the app runs on one thread.
    static let shared = Sampling()

    private struct Key: Hashable {
        let token: SampleToken
        let type: ObjectIdentifier
    }

    private var made: [Key: Data] = [:]
    private static let mostMade = 200
    private var choices: [ObjectIdentifier: [String: Int]] = [:]

    private init() {}

    func startOver() { (made, choices) = ([:], [:]) }

    /// Makes JSON for `token` and decodes the JSON as `type`. `decode` throws an ordinary decoding error if no sample
    /// fits.
    func decode<T: Decodable>(_ type: T.Type, _ token: SampleToken, with decoder: JSONDecoder) throws -> T {
        guard !Self.tellsFailure(type) else {
            return try decoder.decodePlainly(type, from: Data(Self.nothing))
        }
        let key = Key(token: token, type: ObjectIdentifier(type))
        let name = TypeName.of(type)
        // This decoder may have other strategies than the decoder for which the course made the JSON.
        if let json = made[key], let value = try? decoder.decodePlainly(type, from: json) {
            tell(.sampled(word: token.word, type: name, problem: nil))
            return value
        }
        let maker = SampleMaker(token: token, decoder: decoder, known: choices[key.type] ?? [:])
        switch maker.sample(of: type) {
        case .success(let sample):
            if made.count >= Self.mostMade { made = [:] }
            made[key] = sample.json
            choices[key.type] = sample.choices
            tell(.sampled(word: token.word, type: name, problem: nil))
            return sample.value
        case .failure(let problem):
            tell(.sampled(word: token.word, type: name, problem: problem.description))
            // Decoding the token's own bytes throws the error that unsuitable JSON from a server would cause.
            return try decoder.decodePlainly(type, from: Data(token.body))
        }
    }

    /// True for types that describe an error, which samples omit because apps check for an error first.
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
