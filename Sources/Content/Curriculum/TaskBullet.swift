import Text

/// One bullet of an exercise's task: a requirement that a scenario must check.
public struct TaskBullet: Hashable, Sendable, CustomStringConvertible {
    /// The words of the bullet on one line, without Markdown's marks.
    public let text: String

    public var description: String { text }

    /// True if the bullet contains the quoted words, apart from line breaks and Markdown's marks.
    public func contains(quote: String) -> Bool {
        let words = Self.plain(quote).onOneLine
        return !words.isEmpty && Self.plain(text).contains(words)
    }

    private static func plain(_ text: String) -> String { text.filter { $0 != "*" && $0 != "`" } }
}

extension Exercise {
    /// The task's bullets; nested bullets belong to their outer bullet.
    public var bullets: [TaskBullet] { MarkdownOutline.bullets(of: task).map(TaskBullet.init) }
}
