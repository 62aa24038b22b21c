import Wire

/// Records the app's printed text in order, up to a limit for the whole run. At the limit, the text ends with
/// "output cut here", and later text is dropped.
public final class Console: @unchecked Sendable {
    public static let shared = Console()

    /// The largest size of the text that the console keeps of one run, in UTF-8 bytes.
    public static let limit = 64 << 10

    private var room = limit
    private var isCut = false

    init() {}

    /// Records the text, or only its beginning if the whole text would exceed the limit.
    public func write(_ text: String) {
        guard !isCut else { return }
        let size = text.utf8.count
        isCut = size > room
        EventLog.shared.record(.console(isCut ? beginning(of: text) + "… (output cut here)" : text))
        room -= size
    }

    public func startOver() {
        (room, isCut) = (Self.limit, false)
    }

    /// The longest beginning of `text`, in whole characters, that still fits below the limit.
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
