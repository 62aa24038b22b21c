import Essentials

/// Creates folders in the temporary directory that only their owner can enter, each with a random name.
enum TemporaryFolder {
    /// The temporary directory, or `/tmp` if the children's user cannot enter that directory.
    static func base(for owner: Identity?) -> String {
        let wanted = FileManager.default.temporaryDirectory.standardized.path
        return owner == nil || isOpenToAll(wanted) ? wanted : "/tmp"
    }

    static func make(_ name: String, for owner: Identity?) throws(MachineFault) -> String {
        let base = base(for: owner)
        var template = Array("\(base)/\(name).XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw fault("create a folder in \(base)") }
        return template.withUnsafeBufferPointer { characters in
            characters.baseAddress.map { String(cString: $0) } ?? base
        }
    }

    /// Locks the folder until the returned value is released. The kernel removes the lock when the process dies, so a
    /// folder without a lock is a leftover.
    static func claim(_ path: String) throws(MachineFault) -> Descriptor {
        let number = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard number >= 0 else { throw fault("open \(path)") }
        let folder = Descriptor(owning: number)
        guard flock(number, LOCK_SH | LOCK_NB) == 0 else { throw fault("lock \(path)") }
        return folder
    }

    /// Removes folders of processes that have died.
    static func removeOrphans(for owner: Identity?) {
        let base = base(for: owner)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
        for name in names where isOurs(name) {
            let path = "\(base)/\(name)"
            let number = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard number >= 0 else { continue }
            let folder = Descriptor(owning: number)
            var facts = stat()
            // A folder younger than a minute may not be claimed yet.
            guard fstat(number, &facts) == 0, [geteuid(), owner?.user].contains(facts.st_uid),
                facts.st_mtim.tv_sec < time(nil) - 60, flock(number, LOCK_EX | LOCK_NB) == 0
            else { continue }
            withExtendedLifetime(folder) { remove(path) }
        }
    }

    /// True if the name has the course's prefix and six random characters, as in `course-work.a1B2c3`.
    private static func isOurs(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && parts[0].hasPrefix("course-") && parts[1].utf8.count == 6
    }

    /// Creates a folder that belongs to the children's user.
    static func makeIfMissing(_ path: String, for owner: Identity?) throws(MachineFault) {
        guard mkdir(path, 0o700) != 0 else { return try give(path, to: owner) }
        guard errno == EEXIST else { throw fault("create \(path)") }
    }

    /// Creates a file that must not exist yet. Fails if the path is a symbolic link.
    static func write(_ bytes: [UInt8], to path: String, for owner: Identity?) throws(MachineFault) {
        let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw fault("create \(path)") }
        let file = Descriptor(owning: number)
        guard FileBytes.write(bytes, to: file.number) else { throw fault("write \(path)") }
        if let owner, fchown(file.number, owner.user, owner.group) != 0 {
            throw fault("change the owner of \(path)")
        }
    }

    static func give(_ path: String, to owner: Identity?) throws(MachineFault) {
        guard let owner else { return }
        guard chown(path, owner.user, owner.group) == 0 else { throw fault("change the owner of \(path)") }
    }

    /// Removes a folder. If removing fails, the system's own cleanup removes the folder later.
    static func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// True if every user can read the file or folder at this path.
    static func isOpenToAll(_ path: String) -> Bool {
        var path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var needed: mode_t = 0o004
        while true {
            var facts = stat()
            guard stat(path, &facts) == 0 else { return false }
            let isFolder = facts.st_mode & S_IFMT == S_IFDIR
            if isFolder { needed |= 0o001 }
            guard facts.st_mode & needed == needed else { return false }
            if path == "/" { return true }
            path = path.deletingLastPathComponent
            needed = 0o001
        }
    }

    static func fault(_ attempt: String) -> MachineFault {
        let number = errno
        let reason = FailureReason.words(number)
        if number == ENOSPC || number == EDQUOT {
            return MachineFault(
                .diskFull, "The course cannot \(attempt): \(reason).",
                remedy: "Free some space (df -h shows where), or point TMPDIR at a disk with more space.")
        }
        return MachineFault(
            .fileSystem, "The course cannot \(attempt): \(reason).",
            remedy: "Make that folder writable, or point TMPDIR at a folder that is writable.")
    }
}
