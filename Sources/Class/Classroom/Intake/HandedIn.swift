import Foundation

/// Something that was handed in, and where it lies: a file, or what lies in a file's place.
public struct HandedIn: Hashable, Sendable {
    /// Names from the folder of submissions down. An archive is a folder on this way.
    var path: [[UInt8]]
    var kind: OpenFolder.Kind
    /// When it was last changed, in seconds since 1970. In a download that is when it was handed in.
    var changed: Int
    var place: Place
    /// Why nothing of it can be read.
    var obstacle: Obstacle?

    /// Where a file really lies.
    struct Place: Hashable, Sendable {
        /// 0 is the folder of submissions; others are unpacked archives.
        var ground: Int
        var path: [[UInt8]]
    }

    var name: String { Self.printed(path) }

    static func printed(_ path: some Sequence<[UInt8]>) -> String {
        path.map(Student.printed).joined(separator: "/")
    }
}
