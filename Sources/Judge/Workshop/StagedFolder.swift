import Essentials

/// A folder that is created once, under a name that depends on its contents. The course trusts a folder only if it is
/// complete and this user owns it.
enum StagedFolder {
    private static let manifest = "contents"

    /// Returns the folder of this name and fingerprint. If the folder does not exist, creates and fills it.
    ///
    /// A new folder has a private name until it is complete. If two processes fill the folder at once, both use the
    /// folder that gets its final name first.
    static func settled(
        _ name: String, print: Fingerprint, for owner: Identity?,
        filling fill: (String) throws(MachineFault) -> Void
    ) throws(MachineFault) -> String {
        let path = path(of: name, print, for: owner)
        let settled = try settled(at: path, for: owner, named: name, filling: fill)
        removeOld(
            in: TemporaryFolder.base(for: owner), family: "\(name)-\(geteuid())-", except: path)
        return settled
    }

    /// Returns the folder at this path. If the folder does not exist, creates and fills it.
    /// - Parameter name: the name of a temporary folder in the same file system, in which the contents are prepared.
    static func settled(
        at path: String, for owner: Identity?, named name: String,
        filling fill: (String) throws(MachineFault) -> Void
    ) throws(MachineFault) -> String {
        if try isComplete(path) { return path }
        // The folder is incomplete, for example because a cleanup removed some of its files.
        TemporaryFolder.remove(path)
        let fresh = try TemporaryFolder.make(name, for: owner)
        let claim = try TemporaryFolder.claim(fresh)
        // After a successful rename, `fresh` no longer exists, and `remove` has no effect.
        defer { withExtendedLifetime(claim) { TemporaryFolder.remove(fresh) } }
        try fill(fresh)
        try seal(fresh)
        if rename(fresh, path) != 0 {
            guard errno == EEXIST || errno == ENOTEMPTY, try isTrusted(path) else {
                throw TemporaryFolder.fault("rename a folder to \(path)")
            }
        }
        return path
    }

    /// True if this user owns the folder at this path, and the folder still has all of its files.
    static func isComplete(_ path: String) throws(MachineFault) -> Bool {
        try isTrusted(path) && isWhole(path)
    }

    static func path(of name: String, _ print: Fingerprint, for owner: Identity?) -> String {
        "\(TemporaryFolder.base(for: owner))/\(name)-\(geteuid())-\(print)"
    }

    /// Returns false if the folder does not exist. Throws if the folder belongs to another user.
    static func isTrusted(_ path: String) throws(MachineFault) -> Bool {
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return false }
        let isFolder = facts.st_mode & S_IFMT == S_IFDIR
        guard isFolder, facts.st_uid == geteuid(), facts.st_mode & 0o022 == 0 else {
            throw MachineFault(
                .untrustedFolder, "\(path) is not a folder that only you can write to.",
                remedy: "Remove the folder, or point TMPDIR at a folder of your own.")
        }
        return true
    }

    /// True if the folder still contains every file in its list.
    private static func isWhole(_ path: String) -> Bool {
        guard let list = try? String(contentsOfFile: "\(path)/\(manifest)", encoding: .utf8) else {
            return false
        }
        return list.split(separator: "\n").allSatisfy {
            FileManager.default.fileExists(atPath: "\(path)/\($0)")
        }
    }

    /// Makes this user the owner of all files in the folder, makes the files read-only for others, and writes a list of
    /// the files.
    static func seal(_ path: String) throws(MachineFault) {
        let inside: [String]
        do {
            inside = try FileManager.default.subpathsOfDirectory(atPath: path)
        } catch {
            throw TemporaryFolder.fault("list \(path)")
        }
        try TemporaryFolder.write(
            Array(inside.joined(separator: "\n").utf8), to: "\(path)/\(manifest)", for: nil)
        for entry in inside.map({ "\(path)/\($0)" }) + [path] {
            var facts = stat()
            guard lstat(entry, &facts) == 0, lchown(entry, geteuid(), getegid()) == 0 else {
                throw TemporaryFolder.fault("change the owner of \(entry)")
            }
            let kind = facts.st_mode & S_IFMT
            guard kind != S_IFLNK else { continue }
            let mode: mode_t = kind == S_IFDIR || facts.st_mode & 0o100 != 0 ? 0o755 : 0o644
            guard chmod(entry, mode) == 0 else { throw TemporaryFolder.fault("change the mode of \(entry)") }
        }
    }

    /// Removes similar folders that are at least a day old, because no process uses such an old folder anymore.
    static func removeOld(in base: String, family: String, except path: String, days: Int = 1) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
        for name in names where name.hasPrefix(family) && "\(base)/\(name)" != path {
            var facts = stat()
            guard lstat("\(base)/\(name)", &facts) == 0, facts.st_uid == geteuid(),
                facts.st_mtim.tv_sec < time(nil) - days * 86_400
            else { continue }
            TemporaryFolder.remove("\(base)/\(name)")
        }
    }
}
