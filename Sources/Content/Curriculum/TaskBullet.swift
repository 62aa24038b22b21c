import Text

/// One bullet of an exercise's task: a requirement that a scenario must check.
public struct TaskBullet: Hashable, Sendable, CustomStringConvertible {
    /// Its words on one line, without the marks of Markdown.
    public let text: String

    public var description: String { text }

    /// True if these are words of the bullet; line breaks and the marks of Markdown make no difference.
    public func contains(quote: String) -> Bool {
        let words = Self.plain(quote).onOneLine
        return !words.isEmpty && Self.plain(text).contains(words)
    }

    private static func plain(_ text: String) -> String { text.filter { $0 != "*" && $0 != "`" } }
}

extension Exercise {
    /// The bullets of the task, but not those inside of a bullet.
    public var bullets: [TaskBullet] { MarkdownOutline.bullets(of: task).map(TaskBullet.init) }
}
