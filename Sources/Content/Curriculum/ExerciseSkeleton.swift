import Essentials

/// The first files of a new exercise. The course can already read and run the new exercise; the exercise's page says
/// that the exercise is unfinished.
///
///     let skeleton = ExerciseSkeleton(name: "two-inputs", part: 7, kind: .repair, in: root)
///     try skeleton.write()       // Exercises/07-compound-identity/03-two-inputs
public struct ExerciseSkeleton: Sendable {
    public let name: String
    public let part: Int
    public let kind: ExerciseKind
    public let root: CourseRoot
    /// The path of the new exercise's folder, relative to the course root.
    public let folder: String

    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    public init(name: String, part: Int, kind: ExerciseKind = .repair, in root: CourseRoot) throws(Failure) {
        guard FrontMatter.isKebabCase(name) else {
            throw Failure(
                description: "\"\(name)\" is not in kebab-case. "
                    + "Use small letters and digits with hyphens between, as in \"changing-picture\".")
        }
        let (curriculum, _) = Curriculum.survey(root)
        if let other = curriculum.exercise(id: name) {
            throw Failure(description: "The exercise \(name) already exists: \(other.folder).")
        }
        self.name = name
        self.part = part
        self.kind = kind
        self.root = root
        folder = Self.folder(name, part, root, curriculum)
        guard !CourseFolder(root: root.url).exists(folder) else {
            throw Failure(description: "The folder \(folder) already exists. The course changed nothing.")
        }
    }

    /// The new exercise's number follows the last number of its part. A part's first exercise also gets a folder for its part,
    /// named after the part's lesson.
    private static func folder(_ name: String, _ part: Int, _ root: CourseRoot, _ curriculum: Curriculum)
        -> String
    {
        let files = CourseFolder(root: root.url)
        let parts = (try? files.names(in: "Exercises")) ?? []
        let partFolder =
            parts.first { CourseReader.leadingNumber($0) == part }
            ?? "\(twoDigits(part))-\(curriculum.lesson(part: part)?.id ?? "part-\(part)")"
        let siblings = (try? files.names(in: "Exercises/\(partFolder)")) ?? []
        let last = siblings.compactMap(CourseReader.leadingNumber).max() ?? 0
        return "Exercises/\(partFolder)/\(twoDigits(last + 1))-\(name)"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Writes the files into a folder that did not exist, so no existing file is overwritten.
    public func write() throws(Failure) {
        do {
            let place = root.url.appending(path: folder)
            let files = SkeletonFiles(name: name, part: part, kind: kind)
            for name in files.folders {
                try FileManager.default.createDirectory(
                    at: place.appending(path: name), withIntermediateDirectories: true)
            }
            for (file, text) in files.all {
                try Data(text.utf8).write(to: place.appending(path: file))
            }
        } catch {
            throw Failure(description: "\(folder) cannot be written: \(error)")
        }
    }
}
