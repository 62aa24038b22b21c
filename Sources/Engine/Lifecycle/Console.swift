import Wire

/// What the app prints, recorded at once, in order, up to a limit for the whole run. The text that crosses the limit is
/// cut at a character and says so; everything after it is dropped.
public final class Console: @unchecked Sendable {
    /// The console of this process.
    public static let shared = Console()

    /// In bytes of UTF-8.
    public static let limit = 64 << 10

    private var room = limit
    private var isCut = false

    init() {}

    /// Records the text, or as much of it as there is room for.
    public func write(_ text: String) {
        guard !isCut else { return }
        let size = text.utf8.count
        isCut = size > room
        EventLog.shared.record(.console(isCut ? beginning(of: text) + "… (output cut here)" : text))
        room -= size
    }

    /// Has room for everything again, for another app.
    public func startOver() {
        (room, isCut) = (Self.limit, false)
    }

    /// As many whole characters as there is room for.
    private func beginning(of text: String) -> String {
        var kept = ""
        var size = 0
        for character in text {
            size += character.utf8.count
            guard size <= room else { break }
            kept.append(character)
        }
        return kept
    }
}
