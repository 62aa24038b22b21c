import Essentials

/// An item that was handed in: a file, a link, or a folder that is empty or cannot be read.
public struct HandedIn: Hashable, Sendable {
    /// The item's path in the folder of submissions; the list has one name for each level. An archive counts
    /// as a folder.
    var path: [[UInt8]]
    var kind: OpenFolder.Kind
    /// The modification time, in seconds since 1970. In a school's download, the modification time is the time
    /// when the file was handed in.
    var changed: Int
    var place: Place
    /// Why the item cannot be read; nil for a readable item.
    var obstacle: Obstacle?

    /// The real place of a file on this machine.
    struct Place: Hashable, Sendable {
        /// The index of the containing folder in `Grounds`: 0 for the folder of submissions, above 0 for an
        /// unpacked archive.
        var ground: Int
        var path: [[UInt8]]
    }

    var name: String { Self.printed(path) }

    static func printed(_ path: some Sequence<[UInt8]>) -> String {
        path.map(Student.printed).joined(separator: "/")
    }
}
