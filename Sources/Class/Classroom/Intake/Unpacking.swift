import CArchive
import Essentials

struct Unpacking {
    private let archive: Int32
    private let name: String
    private let folder: OpenFolder
    private let limits: UnpackLimits
    private let packed: Int
    private var entries = 0
    private var bytes = 0

    init(_ archive: Int32, called name: String, into folder: OpenFolder, within limits: UnpackLimits) {
        (self.archive, self.name, self.folder, self.limits) = (archive, name, folder, limits)
        var facts = stat()
        packed = fstat(archive, &facts) == 0 ? Int(facts.st_size) : 0
    }

    consuming func run() throws(Obstacle) -> OpenFolder {
        guard let reader = archive_read_new() else {
            throw .unreadable("\(name) cannot be unpacked: libarchive is not installed, or has no memory.")
        }
        defer { archive_read_free(reader) }
        archive_read_support_format_zip(reader)
        archive_read_support_format_tar(reader)
        archive_read_support_filter_gzip(reader)
        guard archive_read_open_fd(reader, archive, 64 << 10) == ARCHIVE_OK else { throw refusal(by: reader) }
        var entry: OpaquePointer?
        while true {
            switch archive_read_next_header(reader, &entry) {
            case ARCHIVE_EOF: return folder
            case ARCHIVE_OK, ARCHIVE_WARN: break
            default: throw refusal(by: reader)
            }
            guard let entry else { return folder }
            entries += 1
            guard entries <= limits.entries else { throw tooMuch("\(limits.entries) files") }
            try unpack(entry, from: reader)
        }
    }

    private mutating func unpack(_ entry: OpaquePointer, from reader: OpaquePointer) throws(Obstacle) {
        guard let path = try path(of: entry), let name = path.last else { return }
        let type = mode_t(archive_entry_filetype(entry))
        let changed = Int(archive_entry_mtime(entry))
        var inside = folder
        for step in path.dropLast() { inside = try inside.makeFolder(step) }
        switch type & S_IFMT {
        case S_IFDIR: _ = try inside.makeFolder(name)
        case S_IFREG: try inside.makeFile(name, holding: try contents(from: reader), changed: changed)
        default: inside.makeDeadLink(name)
        }
    }

    /// Reads the path of an archive's entry; returns nil for the archive's top folder.
    private func path(of entry: OpaquePointer) throws(Obstacle) -> [[UInt8]]? {
        guard let start = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry) else {
            throw .unreadable("\(name) has a file whose name the course cannot read.")
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: strlen(start))
        let steps = bytes.split(separator: UInt8(ascii: "/")).map(Array.init).filter {
            !$0.elementsEqual(".".utf8)
        }
        guard bytes.first != UInt8(ascii: "/"), !steps.contains(Array("..".utf8)) else {
            throw .unreadable("\(name) has a file whose path leads out of the archive.")
        }
        guard steps.count <= limits.depth, steps.allSatisfy({ $0.count <= limits.nameBytes }) else {
            throw .unreadable(
                "\(name) has folders nested more than \(limits.depth) deep, or a name that is too long.")
        }
        return steps.isEmpty ? nil : steps
    }

    /// A file too large for an answer is cut just above the limit, so that reading it later reports the reason.
    private mutating func contents(from reader: OpaquePointer) throws(Obstacle) -> [UInt8] {
        var contents: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = archive_read_data(reader, &chunk, chunk.count)
            guard count >= 0 else { throw refusal(by: reader) }
            if count == 0 { return contents }
            bytes += count
            guard bytes <= limits.bytes else { throw tooMuch("\(limits.bytes >> 20) MB") }
            guard bytes <= 1 << 20 || bytes / limits.ratio <= packed else {
                throw .unreadable(
                    "The course does not unpack \(name), because its contents are more than \(limits.ratio) times as large."
                )
            }
            if contents.count <= OpenFolder.mostBytes { contents += chunk.prefix(count) }
        }
    }

    private func tooMuch(_ most: String) -> Obstacle {
        .unreadable("The course does not unpack \(name), because it contains more than \(most).")
    }

    private func refusal(by reader: OpaquePointer) -> Obstacle {
        let words = archive_error_string(reader).map { String(cString: $0) } ?? "unknown reason"
        return .unreadable("\(name) cannot be unpacked: \(Student.printed(Array(words.utf8.prefix(200)))).")
    }
}
