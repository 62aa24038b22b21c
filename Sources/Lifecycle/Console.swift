import Wire

/// What the app prints, kept up to a limit: a flood costs its author the rest of their output and nobody else anything.
public final class Console: @unchecked Sendable {
    public static let shared = Console()
    public static let limit = 64 << 10

    private var written = 0

    private init() {}

    public func write(_ text: String) {
        guard written < Self.limit else { return }
        let room = Self.limit - written
        written += text.utf8.count
        let isCut = text.utf8.count > room
        let kept = isCut ? String(decoding: text.utf8.prefix(room), as: UTF8.self) : text
        EventLog.shared.record(.console(isCut ? kept + "… (output cut here)" : kept))
    }
}
