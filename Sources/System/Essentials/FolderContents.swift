import FoundationEssentials

extension FileManager {
    /// The files and folders directly in a folder, in any order.
    public func contents(of folder: URL) throws -> [URL] {
        try contentsOfDirectory(atPath: folder.path).map { folder.appending(path: $0) }
    }

    /// The type of a file, without following a link; nil if nothing is at the path.
    public func type(of file: URL) -> FileAttributeType? {
        try? attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
    }
}
