import Foundation
import Wire

/// Finds JSON that a type accepts. If the type refuses a value, the maker tries alternative values in the same place.
struct SampleMaker {
    let token: SampleToken
    let decoder: JSONDecoder
    /// For each place whose first value a type refused, the index of the value that the type accepted.
    var known: [String: Int] = [:]

    struct Sample<T> {
        let json: Data
        let value: T
        let choices: [String: Int]
    }

    private enum Attempt<T> {
        case worked(Sample<T>)
        case failed(Failure)
    }

    private struct Failure {
        let error: any Error
        /// The number of values that the type has read, plus one if the JSON was complete.
        let progress: Int
        /// The places whose values may have caused the failure, the most likely first.
        let suspects: [Probe.Leaf]
        let place: String
    }

    private static let mostAttempts = 400
    private static let mostSuspects = 4

    func sample<T: Decodable>(of type: T.Type) -> Result<Sample<T>, SampleProblem> {
        var choices = known
        var attempts = 1
        var attempt = attempt(type, choices)
        search: while true {
            guard case .failed(let failure) = attempt else { break }
            for suspect in failure.suspects {
                let tried = choices[suspect.pattern] ?? 0
                for choice in 0...suspect.others() where choice != tried && attempts < Self.mostAttempts {
                    let trial = choices.merging([suspect.pattern: choice]) { _, new in new }
                    let next = self.attempt(type, trial)
                    attempts += 1
                    if case .failed(let again) = next, again.progress <= failure.progress { continue }
                    (choices, attempt) = (trial, next)
                    continue search
                }
            }
            return .failure(problem(failure))
        }
        switch attempt {
        case .worked(let sample): return .success(sample)
        case .failed(let failure): return .failure(problem(failure))
        }
    }

    private func attempt<T: Decodable>(_ type: T.Type, _ choices: [String: Int]) -> Attempt<T> {
        let probe = Probe(token: token, decoder: decoder, choices: choices)
        do {
            _ = try probe.read(type, at: probe.root)
            let json = Data(probe.root.json.utf8)
            do {
                let value = try decoder.decodePlainly(type, from: json)
                return .worked(Sample(json: json, value: value, choices: choices))
            } catch {
                return .failed(failure(error, of: probe, progress: probe.leaves.count + 1))
            }
        } catch {
            return .failed(failure(error, of: probe, progress: probe.leaves.count))
        }
    }

    private func failure(_ error: any Error, of probe: Probe, progress: Int) -> Failure {
        let path = (error as? DecodingError)?.path
        let named = path.flatMap { path in probe.leaves.last { $0.name == path } }
        let last = probe.leaves.reversed().prefix(Self.mostSuspects)
        var suspects: [Probe.Leaf] = []
        for leaf in [named].compactMap(\.self) + last
        where !suspects.contains(where: { $0.pattern == leaf.pattern }) {
            suspects.append(leaf)
        }
        return Failure(
            error: error, progress: progress, suspects: suspects,
            place: path ?? probe.leaves.last?.name ?? "")
    }

    private func problem(_ failure: Failure) -> SampleProblem {
        if let problem = failure.error as? SampleProblem { return problem }
        let said = (failure.error as? DecodingError)?.words ?? "\(failure.error)"
        return .refused(said, at: failure.place)
    }
}

/// Why the course cannot make JSON for a type: the place and the problem.
enum SampleProblem: Error, CustomStringConvertible {
    case endless(String, at: String)
    case unreachableKey(String, at: String)
    case noAddress(String, at: String)
    /// The type rejected every sample. The associated values of `refused` are the type's last error message and the
    /// place of the error.
    case refused(String, at: String)

    var description: String {
        switch self {
        case .endless(let type, let place): "\(Self.field(place)) never ends: \(type) contains itself"
        case .unreachableKey(let key, let place):
            "\(Self.field(place)) needs the key \"\(key)\", but the decoder's key strategy never produces it"
        case .noAddress(let address, let place): "\(Self.field(place)) cannot have the URL \(address)"
        case .refused(let words, let place): "\(Self.field(place)) rejects every sample value (\(words))"
        }
    }

    private static func field(_ place: String) -> String { place.isEmpty ? "it" : "its field `\(place)`" }
}

extension DecodingError {
    private var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }

    /// The place of the error, such as `places.1.name`, with list positions counted from 1.
    fileprivate var path: String? {
        guard let path = context?.codingPath, !path.isEmpty else { return nil }
        return path.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }.joined(separator: ".")
    }

    fileprivate var words: String? { context?.debugDescription }
}
