/// Reads and writes whole files. A file of unknown size, such as `/dev/zero`, is read up to a limit.
public enum FileBytes {
    /// - Returns: the first `most` bytes; nil if the file cannot be opened or read, with the reason in `errno`.
    public static func read(_ path: String, most: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return read(file, most: most)
    }

    /// Reads from an open descriptor, which stays open.
    public static func read(_ descriptor: Int32, most: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: min(most, 1 << 16))
        while bytes.count < most {
            let count = Glibc.read(descriptor, &piece, min(piece.count, most - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            guard count > 0 else { break }
            bytes += piece[..<count]
        }
        return bytes
    }

    /// Writes all bytes. Returns false if the file is closed or full, with the reason in `errno`.
    @discardableResult public static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
