/// One page of the course that is read, not done.
public struct Lesson: Hashable, Sendable, Identifiable {
    /// Stable: progress is remembered under it.
    public let id: String
    public let title: String
    public let part: Int
    /// What follows the front matter.
    public let markdown: String
    /// Relative to the course root.
    public let file: String

    public init(id: String, title: String, part: Int, markdown: String, file: String = "") {
        self.id = id
        self.title = title
        self.part = part
        self.markdown = markdown
        self.file = file
    }
}
