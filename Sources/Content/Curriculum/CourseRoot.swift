import FoundationEssentials

/// The folder that holds `Lessons/` and `Exercises/`.
public struct CourseRoot: Hashable, Sendable {
    public let url: URL

    public init(_ url: URL) { self.url = url }

    public struct NotFound: Error, Hashable, Sendable, CustomStringConvertible {
        /// Every folder that was tried, in order.
        public let looked: [String]
        public let isNamed: Bool

        public var description: String {
            let places = looked.joined(separator: ", ")
            return isNamed
                ? "COURSE_ROOT names a folder without Lessons and Exercises: \(places). Correct or unset it."
                : "No course found: none of these holds Lessons and Exercises: \(places). "
                    + "Set COURSE_ROOT to the folder that does."
        }
    }

    /// `COURSE_ROOT` if it is set; else the nearest folder above the executable that is a course;
    /// else `share/course` beside the executable's `bin`.
    public static func locate(
        environment: [String: String], executable: URL
    ) throws(NotFound) -> CourseRoot {
        if let named = environment["COURSE_ROOT"], !named.isEmpty {
            let url = URL(filePath: named)
            guard isCourse(url) else { throw NotFound(looked: [url.path], isNamed: true) }
            return CourseRoot(url)
        }
        var looked: [URL] = []
        var folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let prefix = folder.deletingLastPathComponent()
        while folder.path != "/", looked.count < 32 {
            looked.append(folder)
            folder = folder.deletingLastPathComponent()
        }
        looked.append(prefix.appending(path: "share/course"))
        guard let found = looked.first(where: isCourse) else {
            throw NotFound(looked: looked.map(\.path), isNamed: false)
        }
        return CourseRoot(found)
    }

    /// The nearest course folder at or above a place, and the path from there to the place.
    public static func around(_ place: URL) throws(NotFound) -> (root: CourseRoot, path: String) {
        var looked: [URL] = []
        var folder = place.standardizedFileURL.resolvingSymlinksInPath()
        var path: [String] = []
        while looked.count < 32 {
            if isCourse(folder) { return (CourseRoot(folder), path.reversed().joined(separator: "/")) }
            looked.append(folder)
            guard folder.path != "/" else { break }
            path.append(folder.lastPathComponent)
            folder = folder.deletingLastPathComponent()
        }
        throw NotFound(looked: looked.map(\.path), isNamed: false)
    }

    private static func isCourse(_ url: URL) -> Bool {
        ["Lessons", "Exercises"].allSatisfy { name in
            var isFolder: Bool = false
            let exists = FileManager.default.fileExists(
                atPath: url.appending(path: name).path, isDirectory: &isFolder)
            return exists && isFolder
        }
    }
}
