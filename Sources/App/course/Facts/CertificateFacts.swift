import Certification
import Curriculum

/// The output of `certificate --json`.
struct CertificateFacts: Encodable {
    let file: String
    let exercises: Int
    let requests: Int
    let par: Int
    let faults: Int

    init(file: String, _ certificate: Certificate) {
        self.file = file
        exercises = certificate.results.count
        (requests, par, faults) = (certificate.requests, certificate.par, certificate.faults)
    }

    /// The output of `certificate --verify FILE --json`.
    struct Replay: Encodable {
        struct Result: Encodable {
            let exercise: String
            let holds: Bool
            let objection: String?
        }
        let name: String?
        let edition: String
        /// True if this machine's key signed the page.
        let ownKey: Bool
        let holds: Bool
        let results: [Result]
        /// The ids of exercises that the certificate does not have.
        let missing: [String]

        init(_ certificate: Certificate, isOwn: Bool, _ replays: [Replayed], missing: [Exercise]) {
            (name, edition, ownKey) = (certificate.name, certificate.edition, isOwn)
            results = replays.map {
                Result(exercise: $0.result.exercise, holds: $0.holds, objection: $0.objection)
            }
            self.missing = missing.map(\.id)
            holds = missing.isEmpty && !results.isEmpty && results.allSatisfy(\.holds)
        }
    }
}
