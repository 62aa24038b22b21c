/// A private folder in the temporary directory, removed with its last owner.
///
/// If the process dies before that, the next workshop removes it: the kernel has taken back the claim on it by then.
public final class ClaimedFolder: Sendable {
    public let path: String
    private let claim: Descriptor

    /// - Parameter name: begins with `course-`, by which left-over folders are known.
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
