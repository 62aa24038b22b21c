import Referee
import Text
import VirtualTime
import Wire

/// The text of an account without entries.
public enum Silence: Sendable, Hashable {
    /// The text is "The app fetched nothing."; a line such as `show` usually makes an app fetch.
    case nothingFetched
    /// The text is "Nothing happened."; the line only let time pass.
    case nothingHappened
    /// The text is empty, because a line such as `route` has no immediate effect.
    case meansNothing
}

/// An account as text for the prompt.
///
///     0 ms    → #1 GET /200/300, ProfilePicture's .task (Picture.swift:12)
///             + ProfilePicture appeared
///             screen  spinner
///
/// On a narrow page the moment has its own line.
public struct AccountText {
    public var account: Account
    public var style: PageStyle
    public var silence: Silence

    public init(_ account: Account, style: PageStyle, silence: Silence = .nothingFetched) {
        self.account = account
        self.style = style
        self.silence = silence
    }

    /// The command `screen` shows all lines.
    public static let screenLines = 10

    public var lines: [String] {
        var lines: [String] = []
        var shown: VirtualInstant?
        for entry in account.entries {
            let isNew = shown != entry.at
            shown = entry.at
            lines += row(isNew ? entry.at.description : "", sign(entry.sign), entry.text)
        }
        if let screen = account.screen { lines += screenRows(screen) }
        lines += closing
        return lines
    }

    // MARK: - Rows

    private var isNarrow: Bool { style.width < 60 }
    private var margin: Int { isNarrow ? 2 : 11 }

    /// The width of the column of signs, with the space after a sign. In ASCII, some signs have two characters.
    private var signWidth: Int { style.hasUnicode ? 2 : 3 }

    private func row(_ moment: String, _ sign: (glyph: String, ink: Paint), _ text: String) -> [String] {
        var lines: [String] = []
        let indent = margin + signWidth
        let wrapped = Paragraph.flow(text, indent: indent, style)
        var head = spaces(margin)
        if !moment.isEmpty {
            if isNarrow || DisplayWidth.columns(of: moment) >= margin {
                lines.append(
                    style.paint(moment.clipped(to: style.width, ellipsis: "~"), .quiet))
            } else {
                head = style.paint(moment.padded(to: margin), .quiet)
            }
        }
        let glyph = sign.glyph.padded(to: signWidth)
        lines.append(
            head + style.paint(glyph, sign.ink) + said(wrapped.first ?? "", sign)
        )
        lines += wrapped.dropFirst().map { spaces(indent) + said($0, sign) }
        return lines
    }

    private func screenRows(_ screen: [ScreenLine]) -> [String] {
        let label = "screen  "
        let shown = screen.prefix(Self.screenLines).map(\.written)
        var rows = shown.isEmpty ? ["nothing"] : shown
        if screen.count > rows.count, !shown.isEmpty {
            rows.append("and \(screen.count - shown.count) more; `screen` shows all")
        }
        let width = max(10, style.width - margin - label.count)
        return rows.enumerated().map { place, text in
            let clipped = text.clipped(to: width, ellipsis: style.glyph("…", "~"))
            let head = place == 0 ? style.paint(label, .quiet) : spaces(label.count)
            return spaces(margin) + head + style.paint(clipped, .strong)
        }
    }

    private var closing: [String] {
        var sentences: [String] = []
        let isEmpty = account.entries.isEmpty && account.screen == nil
        switch silence {
        case .nothingFetched:
            let wasRefused = account.entries.contains { $0.sign == .missed }
            if account.requests == 0, !wasRefused {
                sentences.append(
                    isEmpty ? "Nothing happened, and the app fetched nothing." : "The app fetched nothing.")
            }
        case .nothingHappened: if isEmpty { sentences.append("Nothing happened.") }
        case .meansNothing: break
        }
        if !account.failing.isEmpty {
            let list = account.failing.joined(separator: ", ")
            sentences.append(
                "Without a network: \(list). Requests without a network fail as soon as time passes.")
        }
        if !account.inFlight.isEmpty {
            sentences.append("On its way: \(account.inFlight.joined(separator: ", ")).")
        }
        guard !sentences.isEmpty else { return [] }
        return Paragraph.flow(sentences.joined(separator: " "), indent: margin, style).map {
            spaces(margin) + style.paint($0, .quiet)
        }
    }

    /// Colors the text only if the entry reports a fault or an event of little importance.
    private func said(_ text: String, _ sign: (glyph: String, ink: Paint)) -> String {
        style.paint(text, sign.ink == .bad || sign.ink == .quiet ? sign.ink : .plain)
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    private func sign(_ sign: Account.Entry.Sign) -> (glyph: String, ink: Paint) {
        switch sign {
        case .sent: (style.glyph("→", ">"), .place)
        case .answered: (style.glyph("←", "<"), .good)
        case .failed: ("!", .bad)
        case .cancelled: (style.glyph("✕", "x"), .warning)
        case .appeared: ("+", .plain)
        case .disappeared: ("-", .plain)
        case .body: (style.glyph("·", "."), .quiet)
        case .task: (style.glyph("▸", "*"), .plain)
        case .held: (style.glyph("✓", "ok"), .good)
        case .missed: (style.glyph("✗", "!!"), .bad)
        case .noticed: ("i", .warning)
        case .printed: (style.glyph("»", "\""), .quiet)
        }
    }
}
