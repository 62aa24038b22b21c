import Essentials

/// An open folder, which gives access only to files that are really inside the folder.
///
/// The system resolves every name against the open folder. No symbolic link and no `..` leads out of the folder, even
/// if a student replaces a file with a link meanwhile. `OpenFolder` opens only ordinary files.
final class OpenFolder: Sendable {
    enum Kind: Hashable, Sendable {
        case file, folder, link, other
    }

    /// The largest number of bytes that the course reads from an answer, far more than an accepted answer may have.
    static let mostBytes = 1 << 20

    private let descriptor: Int32

    private init(owning descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// The initializer follows links, because the instructor typed the path.
    init?(path: String) {
        descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    func folder(_ name: [UInt8]) throws(Obstacle) -> OpenFolder {
        let kind = try self.kind(of: name) ?? .other
        guard kind == .folder else { throw .unreadable(Self.refusal(of: kind, called: "The folder")) }
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        let inside = Self.withPath(name) { openat(descriptor, $0, flags) }
        guard inside >= 0 else { throw .unreadable("The folder cannot be read: \(Self.reason)") }
        return OpenFolder(owning: inside)
    }

    /// The names in this folder, in the order of their bytes.
    func names() throws(Obstacle) -> [[UInt8]] {
        let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0, let stream = fdopendir(copy) else {
            throw .unreadable("The folder cannot be listed: \(Self.reason)")
        }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        errno = 0
        while let entry = readdir(stream) {
            let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
            let text = UnsafeRawPointer(entry) + offset
            let name = UnsafeRawBufferPointer(
                start: text, count: strlen(text.assumingMemoryBound(to: CChar.self)))
            if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { names.append(Array(name)) }
            errno = 0
        }
        guard errno == 0 else { throw .unreadable("The folder cannot be listed: \(Self.reason)") }
        return names.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private func kind(of name: [UInt8]) throws(Obstacle) -> Kind? { try facts(of: name)?.kind }

    /// Reads the kind and the modification time (in seconds since 1970) of a named entry; nil for a missing entry.
    func facts(of name: [UInt8]) throws(Obstacle) -> (kind: Kind, changed: Int)? {
        var facts = stat()
        let isThere = Self.withPath(name) { fstatat(descriptor, $0, &facts, AT_SYMLINK_NOFOLLOW) } == 0
        if isThere { return (Self.kind(facts), Int(facts.st_mtim.tv_sec)) }
        if errno == ENOENT { return nil }
        throw .unreadable("\(Student.printed(name)) cannot be examined: \(Self.reason)")
    }

    func contents(of name: [UInt8]) throws(Obstacle) -> [UInt8] {
        let file = Student.printed(name)
        let number = try open(name)
        defer { close(number) }
        var facts = stat()
        guard fstat(number, &facts) == 0 else { throw .unreadable("\(file) cannot be read: \(Self.reason)") }
        guard facts.st_size <= Self.mostBytes else { throw .tooLarge(file, bytes: Int(facts.st_size)) }
        return try read(number, file)
    }

    /// Opens a file for reading; the caller closes it.
    func open(_ name: [UInt8]) throws(Obstacle) -> Int32 {
        let file = Student.printed(name)
        let kind = try self.kind(of: name) ?? .other
        guard kind == .file else { throw .unreadable(Self.refusal(of: kind, called: file)) }
        // O_NONBLOCK is necessary, because a student can replace the file with a pipe meanwhile, and opening a pipe
        // waits.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        let number = Self.withPath(name) { openat(descriptor, $0, flags) }
        guard number >= 0 else { throw .unreadable("\(file) cannot be read: \(Self.reason)") }
        var facts = stat()
        guard fstat(number, &facts) == 0, Self.kind(facts) == .file else {
            close(number)
            throw .unreadable("\(file) changed while the course read it.")
        }
        return number
    }

    private func read(_ number: Int32, _ file: String) throws(Obstacle) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(number, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable("\(file) cannot be read: \(Self.reason)") }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
            if bytes.count > Self.mostBytes { throw .tooLarge(file, bytes: bytes.count) }
        }
    }

    /// All paths to one folder give one identity.
    var identity: FileIdentity? { FileIdentity(descriptor) }

    func identity(of name: [UInt8]) -> FileIdentity? {
        Self.withPath(name) { FileIdentity(descriptor, $0) }
    }

    // MARK: - Creating

    /// Opens the folder with the given name, and creates it if necessary. Call this method only in folders that no
    /// student can write to.
    func makeFolder(_ name: [UInt8]) throws(Obstacle) -> OpenFolder {
        if Self.withPath(name, { mkdirat(descriptor, $0, 0o700) }) != 0, errno != EEXIST {
            throw .unreadable("The folder \(Student.printed(name)) cannot be created: \(Self.reason)")
        }
        return try folder(name)
    }

    /// Creates a file, unless a file with this name already exists.
    func makeFile(_ name: [UInt8], holding bytes: [UInt8], changed: Int) throws(Obstacle) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = Self.withPath(name) { openat(descriptor, $0, flags, 0o600) }
        if file < 0, errno == EEXIST { return }
        guard file >= 0 else {
            throw .unreadable("\(Student.printed(name)) cannot be created: \(Self.reason)")
        }
        defer { close(file) }
        guard FileBytes.write(bytes, to: file) else {
            throw .unreadable("\(Student.printed(name)) cannot be unpacked: \(Self.reason)")
        }
        var times = [timespec(tv_sec: changed, tv_nsec: 0), timespec(tv_sec: changed, tv_nsec: 0)]
        futimens(file, &times)
    }

    /// Creates a link without a target in place of a link in an archive, so that the student's result can report the
    /// link.
    func makeDeadLink(_ name: [UInt8]) {
        _ = Self.withPath(name) { symlinkat("link in an archive", descriptor, $0) }
    }

    // MARK: - Words

    private static func kind(_ facts: stat) -> Kind {
        switch facts.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    static func refusal(of kind: Kind, called name: String) -> String {
        switch kind {
        case .link:
            "\(name) is a symbolic link, and the course follows no links. Hand in the files themselves."
        case .folder: "\(name) is a folder, not a file."
        case .file: "\(name) is a file, not a folder."
        case .other: "\(name) is neither a file nor a folder, so the course does not open it."
        }
    }

    private static var reason: String { "\(FailureReason.words(errno))." }

    private static func withPath<R>(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> R) -> R {
        (name + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { characters in
            // The array of characters is never empty, because it ends with a zero byte.
            guard let start = characters.baseAddress else {
                preconditionFailure("a name without its final zero byte")
            }
            return body(start)
        }
    }
}
