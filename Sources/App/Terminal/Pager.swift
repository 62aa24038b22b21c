import Essentials
import Glibc
import Text

/// Shows a text of any length. If the text does not fit on the terminal, shows the text page by page.
///
/// Space shows the next page, Return or Down a line, b or Up the previous page, q leaves. The program in `$PAGER`
/// replaces the course's pager. The course's pager works on a dumb terminal, because the pager does not move the
/// cursor.
public struct Pager {
    /// Lays out the text as lines for a terminal of the given style.
    public typealias Layout = (PageStyle) -> [StyledText]

    /// True if the learner has already typed or pasted further lines, because a pager would read further lines as
    /// keys.
    @TaskLocal public static var inputWaits = false

    private let style: PageStyle
    private let environment: [String: String]

    public init(style: PageStyle, environment: [String: String]) {
        self.style = style
        self.environment = environment
    }

    /// Shows the text, and returns when the reader has seen its end or has left the pager.
    public func show(_ layout: Layout) {
        let style = style.fitted()
        let lines = layout(style)
        guard isatty(0) == 1, isatty(1) == 1, !Self.inputWaits, !Self.hasInput, let height = Self.height()
        else {
            return write(text(lines[...], style))
        }
        let turner = PageTurner(lines: lines, height: height, width: style.width)
        var linkless = style
        linkless.hasLinks = false  // Some pagers print escape sequences as text.
        guard !turner.fits, !showWithOwnProgram(text(lines[...], linkless)) else {
            if turner.fits { write(text(lines[...], style)) }
            return
        }
        turn(layout, turner)
    }

    /// - Returns: false if `$PAGER` is empty, or if the program in it cannot be started.
    private func showWithOwnProgram(_ text: String) -> Bool {
        guard let line = environment["PAGER"], !line.filter({ !$0.isWhitespace }).isEmpty else {
            return false
        }
        let pager = TerminalProgram(line)
        // Gives `less` the same options as git does: short text without paging, with colors, and text that stays
        // on screen.
        var surroundings = environment
        if surroundings["LESS"] == nil { surroundings["LESS"] = "FRX" }
        guard let program = line.split(separator: " ").first,
            TerminalProgram.find(String(program), environment: environment) != nil
        else { return false }
        do throws(TerminalProgram.Failure) {
            _ = try pager.run([], reading: Hallmark.ours.cleared(text), environment: surroundings)
            return true
        } catch {
            return false
        }
    }

    private func turn(_ layout: Layout, _ turner: consuming PageTurner) {
        guard let keyboard = Keyboard() else { return write(text(turner.lines[...], style)) }
        var style = style.fitted()
        write(text(turner.turn(.page), style))
        while !turner.isAtEnd {
            write(status(turner, style).rendered(for: style))
            let press = keyboard.next()
            let now = style.fitted()
            clearStatus(style)
            if now.width != style.width || Self.height() != keyboard.height {
                style = now
                keyboard.height = Self.height()
                turner.relay(
                    lines: layout(style), height: keyboard.height ?? 24, width: style.width)
            }
            switch press {
            case .key(.leave): return
            case .key(let key): write(text(turner.turn(key), style))
            case .resized, .unknown: continue
            }
        }
    }

    private func status(_ turner: PageTurner, _ style: PageStyle) -> StyledText {
        let long = "-- \(turner.percent)% -- space: next, b: back, q: quit"
        return StyledText(long.count < style.width ? long : "-- \(turner.percent)% --", .strong)
    }

    /// Clears the pager's prompt with spaces, for terminals without escape sequences.
    private func clearStatus(_ style: PageStyle) {
        let start = Hallmark.ours.marking("\r")
        write(start + String(repeating: " ", count: max(style.width - 1, 0)) + start)
    }

    private func text(_ lines: ArraySlice<StyledText>, _ style: PageStyle) -> String {
        lines.map { $0.rendered(for: style) + "\n" }.joined()
    }

    private func write(_ text: String) {
        Outlet.results.write(text, hasUnicode: PageStyle.isUnicode(environment))
    }

    private static var hasInput: Bool {
        var watched = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, 0) > 0
    }

    /// The rows of the terminal; nil without a terminal.
    static func height() -> Int? {
        TerminalWindow(of: 1).map(\.rows).flatMap { $0 > 1 ? $0 : nil }
    }
}
