/// The way in which a school's system names and orders submitted files.
///
/// To add a layout, write its type into a new file in this folder, and add it to `Layouts.all`.
public protocol SubmissionLayout: Sendable {
    /// The name for `--layout`, such as `moodle`.
    var name: String { get }
    /// A short description of the layout for help.
    var summary: String { get }

    /// Finds an item's student, and the item's path without the system's additions; nil if the name does not fit this
    /// layout.
    func place(_ item: HandedIn) -> StudentPlace?
    /// The reason why the layout finds no student for an item.
    func refusal(of item: HandedIn) -> String
    /// Returns this layout, adapted to what the names of all items have in common, such as their beginning.
    func adapted(to all: [HandedIn]) -> any SubmissionLayout
    /// True if file names can identify this layout. The course never detects a layout that accepts any name.
    var hasForm: Bool { get }
    /// True if a file's modification time is the time when it was handed in.
    var filesTellTime: Bool { get }
}

extension SubmissionLayout {
    public func adapted(to all: [HandedIn]) -> any SubmissionLayout { self }
    public var hasForm: Bool { true }
    public var filesTellTime: Bool { true }
}

/// The student that an item belongs to, and the item's path in the student's folder.
public struct StudentPlace: Hashable, Sendable {
    var student: Student
    /// The item's path inside the student's folder; the list has one name for each level.
    var path: [[UInt8]]
    var attempt = 0
    var isLate = false
}

/// The layouts that the course supports.
public enum Layouts {
    /// Detection tries the layouts in the order of `all`, so layouts with the strictest names come first.
    public static let all: [any SubmissionLayout] = [
        MoodleLayout(), CanvasLayout(), GitHubLayout(), FolderLayout(), FlatLayout(),
    ]

    public static func named(_ name: String) -> (any SubmissionLayout)? { all.first { $0.name == name } }

    /// Detects the layout: the first layout that fits more than half of the names at the top level. If no layout fits,
    /// each folder belongs to one student; without folders, each file's name names a student.
    static func of(_ all: [HandedIn]) -> any SubmissionLayout {
        let visible = all.filter { !$0.path[0].starts(with: ".".utf8) }
        let tops = Set(visible.map { $0.path[0] })
        for layout in Layouts.all where layout.hasForm {
            let layout = layout.adapted(to: all)
            let placed = Set(visible.filter { layout.place($0) != nil }.map { $0.path[0] })
            if placed.count * 2 > tops.count { return layout }
        }
        let hasFolders = visible.contains {
            $0.path.count > 1 || $0.kind != .file || ArchiveName.isArchive($0.path[0])
        }
        return hasFolders ? FolderLayout() : FlatLayout().adapted(to: all)
    }
}
