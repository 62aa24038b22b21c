import Foundation
import Scenario

/// The secret seed of an examination, kept beside its grades so that a repeated run draws the same.
///
/// It is in its own file that only its owner can read. Results name its fingerprint.
public enum SecretSeed {
    static let fileName = "secret-seed"

    /// The seed that this folder has, or a new one, which is on disk when this returns. Open the journal first: its lock
    /// keeps a second run from making another.
    /// - Parameter fresh: forgets the one that the folder has.
    public static func kept(
        in folder: ResultsFolder, fresh: Bool = false
    ) throws(ClassroomFault) -> RunSeed {
        if !fresh, let word = try word(in: folder) {
            guard let seed = RunSeed(revealed: word), seed.isSecret else {
                throw .results(
                    "\(folder.path(of: fileName)) has no secret seed in it.",
                    nextStep: "With --fresh, grading makes a new one and grades every answer again.")
            }
            return seed
        }
        let seed = RunSeed.secret()
        try keep(seed, in: folder)
        return seed
    }

    /// Makes it the seed of this folder.
    public static func keep(_ seed: RunSeed, in folder: ResultsFolder) throws(ClassroomFault) {
        try folder.write(seed.revealed + "\n", as: fileName, mode: 0o600)
    }

    /// Nil if the folder has none.
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
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
