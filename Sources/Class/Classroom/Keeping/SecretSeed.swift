import Essentials
import Scenario

/// The secret seed of an examination. The course stores the seed with the grades, so that a repeated run uses
/// the seed again.
///
/// Only the owner of the seed's file can read the seed. Results contain only the secret seed's fingerprint.
public enum SecretSeed {
    static let fileName = "secret-seed"

    /// Reads the folder's seed, or stores a new one. The caller has already opened the journal, and the journal's
    /// lock prevents a second process from making another seed.
    /// - Parameter fresh: true to replace the folder's seed by a new one.
    public static func kept(
        in folder: ResultsFolder, fresh: Bool = false
    ) throws(ClassroomFault) -> RunSeed {
        if !fresh, let word = try word(in: folder) {
            guard let seed = RunSeed(revealed: word), seed.isSecret else {
                throw .results(
                    "\(folder.path(of: fileName)) contains no secret seed.",
                    nextStep: "With --fresh, `course grade` makes a new seed and grades every answer again.")
            }
            return seed
        }
        let seed = RunSeed.secret()
        try keep(seed, in: folder)
        return seed
    }

    public static func keep(_ seed: RunSeed, in folder: ResultsFolder) throws(ClassroomFault) {
        try folder.write(seed.revealed + "\n", as: fileName, mode: 0o600)
    }

    /// Reads the text of the folder's seed file; returns nil if the folder has no such file.
    private static func word(in folder: ResultsFolder) throws(ClassroomFault) -> String? {
        let path = folder.path(of: fileName)
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        if file < 0, errno == ENOENT { return nil }
        guard file >= 0 else { throw ResultsFolder.fault("\(path) cannot be opened", errno) }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(file, &bytes, bytes.count)
        guard count >= 0 else { throw ResultsFolder.fault("\(path) cannot be read", errno) }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
            .trimmed
    }
}
