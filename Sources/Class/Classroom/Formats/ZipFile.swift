import CArchive
import Essentials

/// A zip file of texts. The same texts always give the same bytes.
struct ZipFile {
    let bytes: [UInt8]

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(_ files: [(name: String, text: String)]) throws(Failure) {
        guard let writer = archive_write_new() else {
            throw Failure(description: "libarchive is not installed, or has no memory")
        }
        defer { archive_write_free(writer) }
        // The buffer has room for texts that do not compress, and for the headers of each file.
        let room = files.reduce(1024) { $0 + $1.text.utf8.count * 2 + $1.name.utf8.count * 4 + 1024 }
        var packed = [UInt8](repeating: 0, count: room)
        var used = 0
        archive_write_set_format_zip(writer)
        archive_write_set_options(writer, "zip:hdrcharset=UTF-8")
        let isWritten = packed.withUnsafeMutableBytes { place in
            guard archive_write_open_memory(writer, place.baseAddress, place.count, &used) == ARCHIVE_OK
            else { return false }
            for (name, text) in files where !Self.add(name, text, to: writer) { return false }
            return archive_write_close(writer) == ARCHIVE_OK
        }
        guard isWritten else {
            let words = archive_error_string(writer).map { String(cString: $0) } ?? "unknown reason"
            throw Failure(description: "the zip file cannot be written: \(words)")
        }
        bytes = Array(packed.prefix(used))
    }

    private static func add(_ name: String, _ text: String, to writer: OpaquePointer) -> Bool {
        guard let entry = archive_entry_new() else { return false }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname_utf8(entry, name)
        archive_entry_set_size(entry, Int64(text.utf8.count))
        archive_entry_set_filetype(entry, UInt32(0o100000))
        archive_entry_set_perm(entry, 0o644)
        // Every file's time is the start of 1980, the first year that a zip file can store.
        archive_entry_set_mtime(entry, 315_532_800, 0)
        guard archive_write_header(writer, entry) == ARCHIVE_OK else { return false }
        return archive_write_data(writer, text, text.utf8.count) == text.utf8.count
    }
}
