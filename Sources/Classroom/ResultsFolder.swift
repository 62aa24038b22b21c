import Foundation

/// Where grades are written. It is made if it does not exist, for its owner's eyes only.
public struct ResultsFolder: Sendable {
    public let path: String
    let identity: FileIdentity

    public init(_ path: String) throws(ClassroomFault) {
        self.path = path
        guard Self.make(path) else { throw Self.fault("\(path) cannot be made", errno) }
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Self.fault("\(path) cannot be opened", errno) }
        defer { close(folder) }
        guard let identity = FileIdentity(folder) else { throw Self.fault("\(path) cannot be opened", errno) }
        self.identity = identity
    }

    /// Makes it, and what is missing above it.
    private static func make(_ path: String) -> Bool {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        let above = (path as NSString).deletingLastPathComponent
        guard errno == ENOENT, !above.isEmpty, above != path, make(above) else { return false }
        return mkdir(path, 0o700) == 0
    }

    public func path(of name: String) -> String { "\(path)/\(name)" }

    /// Writes the whole file or leaves the old one as it was, whatever happens in between.
    public func write(_ text: String, as name: String) throws(ClassroomFault) {
        let draft = path(of: ".\(name).\(getpid())")
        unlink(draft)  // left by a process of our number that was killed
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Self.fault("\(name) cannot be written to \(path)", errno) }
        defer { close(file) }
        guard Self.write(Array(text.utf8), to: file), fsync(file) == 0, rename(draft, path(of: name)) == 0
        else {
            let number = errno
            unlink(draft)
            throw Self.fault("\(name) cannot be written to \(path)", number)
        }
        sync()
    }

    /// Makes the names in it last. The files' own contents are safe already, so a folder that cannot do it is no fault.
    func sync() {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    static func fault(_ fact: String, _ number: Int32? = nil) -> ClassroomFault {
        let reason = number.map { ": \(String(cString: strerror($0)))" } ?? ""
        return .results(
            "\(fact)\(reason).",
            nextStep: "Name a folder with --out that you may write to, on a disk with some space.")
    }
}
