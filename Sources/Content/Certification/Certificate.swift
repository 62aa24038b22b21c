// Certification: a page with the answers to all exercises and the results of their runs, so that anyone can repeat
// the runs.
//
// Start with `Certificate`, which has the values of a certificate. `CertificatePage` draws a certificate,
// `CertificateFile` signs and reads the page, and `Replayed` compares a result with a new run of its answer. This
// module does not run answers; its caller runs them, as `verify` does.

import CSodium
import Curriculum
import Essentials
import Text
import Verification

/// The results of all exercises, with their answers.
///
///     let certificate = try Certificate(name: "Ada", edition: edition, results: results)
///     let page = CertificateFile(certificate, signedBy: key).html
public struct Certificate: Hashable, Sendable, Codable {
    /// The version of the certificate's data format. Increase the version when a change would make older programs
    /// misread a certificate.
    static let newestFormat = 1

    public let format: Int
    /// The learner's name as typed; nil without a name. A certificate has no data about the learner except the name.
    public let name: String?
    /// The version, the commit and the compiler of the course that measured the results.
    public let edition: String
    /// The results in the order of the course's exercises.
    public let results: [Result]

    /// One exercise: the answer, and the measurements of its run.
    public struct Result: Hashable, Sendable, Codable {
        public let exercise: String
        /// The exercise's number and title at the time when the answer ran.
        public let title: String
        public let contentVersion: String
        public let seed: UInt64
        public let scenarios: Int
        public let points: Int
        public let requests: Int
        public let par: Int
        /// The codes of the faults that the run found. The faults in a result cost no points if the answer passed.
        public let faults: [String]
        public let answer: Data

        public init?(_ outcome: VerifyOutcome, of exercise: Exercise, seed: UInt64, answer: [UInt8]) {
            guard case .judged(let runs) = outcome, runs.verdict.passed else { return nil }
            let verdict = runs.verdict
            self.exercise = exercise.id
            title = "\(exercise.number) \(exercise.title)"
            contentVersion = exercise.contentVersion
            self.seed = seed
            (scenarios, points) = (verdict.scenarios.count, verdict.score)
            (requests, par) = (verdict.requestsMade, verdict.par)
            faults = verdict.codes.map(\.rawValue)
            self.answer = Data(answer)
        }

        /// The SHA-256 of the answer, as hexadecimal digits.
        public var answerHash: String {
            var digest = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
            crypto_hash_sha256(&digest, Array(answer), UInt64(answer.count))
            return digest.hexadecimal
        }

        /// True if the result's numbers are so small that a sum over all results cannot overflow.
        fileprivate var isPlausible: Bool {
            [scenarios, points, requests, par].allSatisfy { (0...1_000_000).contains($0) }
                && faults.count <= 100 && answer.count <= 1 << 20
                && (faults + [exercise, title, contentVersion]).allSatisfy(Certificate.isShort)
        }
    }

    /// - Parameter name: the learner's name; the initializer throws if it is empty, too long or not printable.
    public init(name: String?, edition: String, results: [Result]) throws(CertificateFault) {
        format = Self.newestFormat
        self.name = try name.map { name throws(CertificateFault) in try Self.checked(name) }
        (self.edition, self.results) = (edition, results)
    }

    /// True for a text that a page or a terminal can show on one line.
    fileprivate static func isShort(_ text: String) -> Bool {
        text.utf8.count <= 400 && text.printable == text
    }

    static let longestName = 100

    private static func checked(_ name: String) throws(CertificateFault) -> String {
        let name = name.trimmed
        guard !name.isEmpty, name.count <= longestName, name.utf8.count <= 4 * longestName,
            name.printable == name
        else { throw .name }
        return name
    }

    /// A certificate's page can come from anyone, so each field is checked before use.
    init(data: Data) throws(CertificateFault) {
        struct Head: Decodable { let format: Int }
        guard let head = try? JSONDecoder().decode(Head.self, from: data) else { throw .damaged }
        guard head.format <= Self.newestFormat else { throw .newer }
        guard let read = try? JSONDecoder().decode(Self.self, from: data), read.format == Self.newestFormat,
            Self.isShort(read.edition), read.results.allSatisfy(\.isPlausible)
        else { throw .damaged }
        if let name = read.name { _ = try Self.checked(name) }
        let ids = read.results.map(\.exercise)
        guard Set(ids).count == ids.count else { throw .damaged }
        self = read
    }

    public var requests: Int { results.reduce(0) { $0 + $1.requests } }
    public var par: Int { results.reduce(0) { $0 + $1.par } }
    public var faults: Int { results.reduce(0) { $0 + $1.faults.count } }
}

/// Why the course rejects a page as a certificate; the sentence is printed after the page's file name.
public enum CertificateFault: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String)
    case tooLarge
    /// The page lacks the data or the signature of a certificate.
    case foreign
    case altered
    case damaged
    case newer
    case name
    /// This machine has no usable key, for the given reason.
    case key(String)

    public var description: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)."
        case .tooLarge: "is larger than 8 MB, so it is not a certificate."
        case .foreign: "is not a certificate that this course wrote."
        case .altered: "was changed after it was signed."
        case .damaged: "cannot be read: the data in it is not a certificate's."
        case .newer: "was written by a newer version of the course. Update the course."
        case .name: "has a name that is empty, longer than 100 letters, or not printable."
        case .key(let reason): "has no usable key: \(reason)."
        }
    }
}

extension [UInt8] {
    var hexadecimal: String {
        map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0\(digits)" : digits
        }.joined()
    }

    /// Reads bytes from pairs of hexadecimal digits; returns nil for any other text.
    init?(hexadecimal text: some StringProtocol) {
        let digits = [Character](text)
        guard digits.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        for place in stride(from: 0, to: digits.count, by: 2) {
            guard digits[place].isHexDigit, digits[place + 1].isHexDigit,
                let byte = UInt8(String(digits[place...place + 1]), radix: 16)
            else { return nil }
            bytes.append(byte)
        }
        self = bytes
    }
}
