import Essentials

/// The folder for results. A missing folder is created, readable only by its owner.
public struct ResultsFolder: Sendable {
    public let path: String
    let identity: FileIdentity

    public init(_ path: String) throws(ClassroomFault) {
        self.path = path
        guard Self.make(path) else { throw Self.fault("\(path) cannot be created", errno) }
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Self.fault("\(path) cannot be opened", errno) }
        defer { close(folder) }
        guard let identity = FileIdentity(folder) else { throw Self.fault("\(path) cannot be opened", errno) }
        self.identity = identity
    }

    /// Creates the folder and its missing parent folders.
    private static func make(_ path: String) -> Bool {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        let above = path.deletingLastPathComponent
        guard errno == ENOENT, !above.isEmpty, above != path, make(above) else { return false }
        return mkdir(path, 0o700) == 0
    }

    public func path(of name: String) -> String { "\(path)/\(name)" }

    /// Writes a complete file and creates missing folders. If writing fails, the old file does not change.
    public func write(_ bytes: [UInt8], as name: String, mode: mode_t = 0o644) throws(ClassroomFault) {
        try replace(name, mode: mode) { file in try put(bytes, into: file, of: name) }
    }

    /// Writes a complete file, piece by piece.
    func write(_ contents: GradebookFile) throws(ClassroomFault) {
        try replace(contents.name, mode: 0o644) { file in
            try contents.give { piece in try put(piece, into: file, of: contents.name) }
        }
    }

    /// Lets `fill` write a draft; the complete draft replaces the file.
    private func replace(
        _ name: String, mode: mode_t, fill: (_ descriptor: Int32) throws -> Void
    ) throws(ClassroomFault) {
        let above = path(of: name).deletingLastPathComponent
        guard above == path || Self.make(above) else { throw Self.fault("\(above) cannot be created", errno) }
        let draft = "\(above)/.\(name.lastPathComponent).\(getpid())"
        unlink(draft)  // A killed process with the same process ID may have left the draft.
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard file >= 0 else { throw unwritten(name) }
        defer { close(file) }
        do {
            try fill(file)
            guard fsync(file) == 0, rename(draft, path(of: name)) == 0 else { throw unwritten(name) }
        } catch {
            unlink(draft)
            throw error as? ClassroomFault ?? Self.fault("\(name) cannot be written: \(error)")
        }
        sync()
    }

    private func put(_ bytes: [UInt8], into file: Int32, of name: String) throws(ClassroomFault) {
        guard FileBytes.write(bytes, to: file) else { throw unwritten(name) }
    }

    private func unwritten(_ name: String) -> ClassroomFault {
        Self.fault("\(name) cannot be written to \(path)", errno)
    }

    public func write(_ text: String, as name: String, mode: mode_t = 0o644) throws(ClassroomFault) {
        try write(Array(text.utf8), as: name, mode: mode)
    }

    /// Synchronizes the folder's entries to disk. A failure to synchronize is ignored, because the files' contents are
    /// already on disk.
    func sync() {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    static func fault(_ fact: String, _ number: Int32? = nil) -> ClassroomFault {
        let reason = number.map { ": \(FailureReason.words($0))" } ?? ""
        return .results(
            "\(fact)\(reason).",
            nextStep: "Use --out with a folder that you can write to, on a disk with free space.")
    }
}
