import Essentials

/// The course's root folder, which contains `Lessons/` and `Exercises/`.
public struct CourseRoot: Hashable, Sendable {
    public let url: URL

    public init(_ url: URL) { self.url = url }

    public struct NotFound: Error, Hashable, Sendable, CustomStringConvertible {
        /// All folders that the search tried, in order.
        public let looked: [String]
        public let isNamed: Bool

        public var description: String {
            let places = looked.joined(separator: ", ")
            return isNamed
                ? "COURSE_ROOT names a folder without Lessons and Exercises: \(places). Correct or unset it."
                : "No course found. None of these folders contains Lessons and Exercises: \(places). "
                    + "Set COURSE_ROOT to the course's folder."
        }
    }

    /// Finds the course in the folder that the variable `COURSE_ROOT` contains, if it is set. Without `COURSE_ROOT`,
    /// searches the folders above the executable, nearest first, and then `share/course` beside the executable's `bin`
    /// folder.
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

    /// Finds the nearest course folder at or above a path, and the path relative to the course folder.
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
