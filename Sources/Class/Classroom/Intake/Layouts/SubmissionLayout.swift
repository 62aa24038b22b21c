/// One way in which schools hand out what their students handed in.
///
/// To add one, write its type into its own file in this folder, and add it to `Layouts.all`.
public protocol SubmissionLayout: Sendable {
    /// What `--layout` calls it: `moodle`.
    var name: String { get }
    /// In a few words, for help.
    var summary: String { get }

    /// The student, and the file's name without the system's additions. Nil if the name does not show them.
    func place(_ item: HandedIn) -> StudentPlace?
    /// Why it has no place.
    func refusal(of item: HandedIn) -> String
    /// The same layout, with what can only be learned from all names together.
    func adapted(to all: [HandedIn]) -> any SubmissionLayout
    /// True if names show this layout. A layout that accepts any name is never detected.
    var hasForm: Bool { get }
    /// Whether a file's time is when it was handed in.
    var filesTellTime: Bool { get }
}

extension SubmissionLayout {
    public func adapted(to all: [HandedIn]) -> any SubmissionLayout { self }
    public var hasForm: Bool { true }
    public var filesTellTime: Bool { true }
}

/// Where something belongs.
public struct StudentPlace: Hashable, Sendable {
    var student: Student
    /// Names from the student's own folder down.
    var path: [[UInt8]]
    var attempt = 0
    var isLate = false
}

/// The layouts that are known.
public enum Layouts {
    /// Those with the narrowest form first.
    public static let all: [any SubmissionLayout] = [
        MoodleLayout(), CanvasLayout(), GitHubLayout(), FolderLayout(), FlatLayout(),
    ]

    public static func named(_ name: String) -> (any SubmissionLayout)? { all.first { $0.name == name } }

    /// The one that most of what lies on top has the form of. Without such a form: folders, or else files, are students.
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
