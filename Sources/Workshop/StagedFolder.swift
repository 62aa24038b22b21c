import Foundation

/// A folder that is made once, under a name that says what it was made from, and trusted only if it is ours.
enum StagedFolder {
    /// Returns the folder of this name and fingerprint, filling it if it does not exist.
    ///
    /// It is filled under a private name and renamed when complete. Of two processes that fill it at once the first
    /// rename wins and the other takes what is there.
    static func settled(
        _ name: String, print: Fingerprint, for owner: Identity?,
        filling fill: (String) throws(MachineFault) -> Void
    ) throws(MachineFault) -> String {
        let path = path(of: name, print, for: owner)
        if try isTrusted(path) { return path }
        let fresh = try TemporaryFolder.make(name, for: owner)
        defer { TemporaryFolder.remove(fresh) }  // nothing is left of it after the rename
        try fill(fresh)
        try close(fresh)
        guard rename(fresh, path) != 0 else { return path }
        guard errno == EEXIST || errno == ENOTEMPTY, try isTrusted(path) else {
            throw TemporaryFolder.fault("put \(path) in its place")
        }
        return path
    }

    static func path(of name: String, _ print: Fingerprint, for owner: Identity?) -> String {
        "\(TemporaryFolder.base(for: owner))/\(name)-\(geteuid())-\(print)"
    }

    /// False if there is nothing of that name. Somebody else's folder of that name is not used, and not removed either.
    static func isTrusted(_ path: String) throws(MachineFault) -> Bool {
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return false }
        let isFolder = facts.st_mode & S_IFMT == S_IFDIR
        guard isFolder, facts.st_uid == geteuid(), facts.st_mode & 0o022 == 0 else {
            throw MachineFault(
                .untrustedFolder, "\(path) is not a folder that only we can write to.",
                remedy: "Remove it, or point TMPDIR at a directory of your own.")
        }
        return true
    }

    /// Makes everything inside ours, and read-only for everybody else.
    private static func close(_ path: String) throws(MachineFault) {
        let inside = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        for entry in inside.map({ "\(path)/\($0)" }) + [path] {
            var facts = stat()
            guard lstat(entry, &facts) == 0, lchown(entry, geteuid(), getegid()) == 0 else {
                throw TemporaryFolder.fault("take over \(entry)")
            }
            let kind = facts.st_mode & S_IFMT
            guard kind != S_IFLNK else { continue }
            let mode: mode_t = kind == S_IFDIR || facts.st_mode & 0o100 != 0 ? 0o755 : 0o644
            guard chmod(entry, mode) == 0 else { throw TemporaryFolder.fault("close \(entry)") }
        }
    }
}
