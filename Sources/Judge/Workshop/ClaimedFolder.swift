/// A private folder in the temporary directory. The course deletes the folder when the last `ClaimedFolder` is
/// released.
///
/// If the process dies, the kernel releases the claim on the folder, and the next workshop removes the folder.
public final class ClaimedFolder: Sendable {
    public let path: String
    private let claim: Descriptor

    /// - Parameter name: a name that begins with `course-`, by which a later cleanup recognizes the folder.
    public convenience init(_ name: String) throws(MachineFault) {
        try self.init(name, for: nil)
    }

    init(_ name: String, for owner: Identity?) throws(MachineFault) {
        path = try TemporaryFolder.make(name, for: owner)
        do throws(MachineFault) {
            claim = try TemporaryFolder.claim(path)
            try TemporaryFolder.give(path, to: owner)
        } catch {
            TemporaryFolder.remove(path)
            throw error
        }
    }

    deinit {
        TemporaryFolder.remove(path)
    }
}
