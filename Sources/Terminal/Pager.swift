import FoundationEssentials
import Glibc

/// Shows a text of any length: whole where it fits or nobody watches, and otherwise a screenful at a time.
///
/// Space shows the next page, Return or Down a line, b or Up the page before, q leaves. `$PAGER` takes over where it is
/// set. Keys need no cursor that can be moved, so this works on a dumb terminal, too.
public struct Pager {
    /// The text as it is laid out for a terminal.
    public typealias Layout = (TerminalStyle) -> [StyledText]

    private let style: TerminalStyle
    private let environment: [String: String]

    public init(style: TerminalStyle, environment: [String: String]) {
        self.style = style
        self.environment = environment
    }

    public func show(_ layout: Layout) {
        let style = style.fitted()
        let lines = layout(style)
        guard isatty(0) == 1, isatty(1) == 1, let height = Self.height() else {
            return write(text(lines[...], style))
        }
        let turner = PageTurner(lines: lines, height: height, width: style.width)
        guard !turner.fits, !showWithOwnProgram(text(lines[...], style)) else {
            if turner.fits { write(text(lines[...], style)) }
            return
        }
        turn(layout, turner)
    }

    /// - Returns: false if there is none, or it could not be had.
    private func showWithOwnProgram(_ text: String) -> Bool {
        guard let line = environment["PAGER"], !line.filter({ !$0.isWhitespace }).isEmpty else {
            return false
        }
        let pager = TerminalProgram(line)
        // As git has it: a text that fits is not paged, colours come through, and the text stays.
        var surroundings = environment
        if surroundings["LESS"] == nil { surroundings["LESS"] = "FRX" }
        guard let program = line.split(separator: " ").first,
            TerminalProgram.find(String(program), environment: environment) != nil
        else { return false }
        do throws(TerminalProgram.Failure) {
            _ = try pager.run([], reading: text, environment: surroundings)
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

    private func status(_ turner: PageTurner, _ style: TerminalStyle) -> StyledText {
        let long = "-- \(turner.percent)% -- space: on, b: back, q: enough"
        return StyledText(long.count < style.width ? long : "-- \(turner.percent)% --", .bold)
    }

    /// Spaces instead of an escape, for terminals that know none.
    private func clearStatus(_ style: TerminalStyle) {
        write("\r" + String(repeating: " ", count: max(style.width - 1, 0)) + "\r")
    }

    private func text(_ lines: ArraySlice<StyledText>, _ style: TerminalStyle) -> String {
        lines.map { $0.rendered(for: style) + "\n" }.joined()
    }

    private func write(_ text: String) {
        let isASCII = isatty(1) == 1 && !TerminalStyle.isUnicode(environment)
        var rest = Array((isASCII ? ASCIIText(text).text : text).utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    static func height() -> Int? {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 1 else { return nil }
        return Int(size.ws_row)
    }
}
