import Referee
import VirtualTime
import Wire

/// What is said when nothing came of a line.
public enum Silence: Sendable, Hashable {
    /// The app was given a reason: a reader wonders whether it fetched.
    case nothingFetched
    /// Time passed: a reader wonders whether anything happened.
    case nothingHappened
    /// Nothing was to come of it.
    case meansNothing
}

/// An account as it is read at the prompt.
///
///     0 ms    → #1 GET /200/300, ProfilePicture's .task (Picture.swift:12)
///             + ProfilePicture appeared
///             screen  spinner
///
/// On a narrow terminal the moment has a line of its own.
public struct AccountText {
    public var account: Account
    public var style: ReportStyle
    public var silence: Silence

    public init(_ account: Account, style: ReportStyle, silence: Silence = .nothingFetched) {
        self.account = account
        self.style = style
        self.silence = silence
    }

    /// More of a screen is a command away.
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

    private func row(_ moment: String, _ sign: (glyph: String, ink: Palette.Ink), _ text: String) -> [String]
    {
        var lines: [String] = []
        let indent = margin + 2
        let wrapped = TextWrapping.wrap(text, width: max(10, style.width - indent))
        var head = spaces(margin)
        if !moment.isEmpty {
            if isNarrow || TextWrapping.columns(moment) >= margin {
                lines.append(
                    style.palette.paint(TextWrapping.clip(moment, width: style.width, ellipsis: "~"), .quiet))
            } else {
                head = style.palette.paint(TextWrapping.pad(moment, to: margin), .quiet)
            }
        }
        let glyph = TextWrapping.pad(sign.glyph, to: 2)
        lines.append(
            head + style.palette.paint(glyph, sign.ink) + style.palette.paint(wrapped.first ?? "", text: sign)
        )
        lines += wrapped.dropFirst().map { spaces(indent) + style.palette.paint($0, text: sign) }
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
            let clipped = TextWrapping.clip(text, width: width, ellipsis: style.glyph("…", "~"))
            let head = place == 0 ? style.palette.paint(label, .quiet) : spaces(label.count)
            return spaces(margin) + head + style.palette.paint(clipped, .strong)
        }
    }

    private var closing: [String] {
        var sentences: [String] = []
        let isEmpty = account.entries.isEmpty && account.screen == nil
        switch silence {
        case .nothingFetched where account.requests == 0 && !account.entries.contains { $0.sign == .missed }:
            sentences.append(isEmpty ? "Nothing happened, and nothing was fetched." : "Nothing was fetched.")
        case .nothingHappened where isEmpty:
            sentences.append("Nothing happened.")
        default: break
        }
        if !account.inFlight.isEmpty {
            sentences.append("On its way: \(account.inFlight.joined(separator: ", ")).")
        }
        guard !sentences.isEmpty else { return [] }
        return TextWrapping.wrap(sentences.joined(separator: " "), indent: margin, width: style.width).map {
            spaces(margin) + style.palette.paint(String($0.dropFirst(margin)), .quiet)
        }
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    private func sign(_ sign: Account.Entry.Sign) -> (glyph: String, ink: Palette.Ink) {
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

extension Palette {
    /// What went well is told plainly; only its sign is coloured.
    fileprivate func paint(_ text: String, text sign: (glyph: String, ink: Ink)) -> String {
        paint(text, sign.ink == .bad || sign.ink == .quiet ? sign.ink : .plain)
    }
}
