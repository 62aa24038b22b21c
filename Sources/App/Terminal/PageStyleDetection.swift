import Glibc
import Text

extension PageStyle {
    /// The style for the terminal's window and the process's environment. A file or a pipe gets no color.
    ///
    ///     let style = PageStyle.detect(environment: ProcessInfo.processInfo.environment)
    public static func detect(
        environment: [String: String], descriptor: Int32 = 1, isPlain: Bool = false
    ) -> PageStyle {
        let isTerminal = isatty(descriptor) == 1
        let window = isTerminal ? TerminalWindow(of: descriptor)?.columns : nil
        let width = window ?? columns(environment) ?? 80
        guard !isPlain else { return plain(width: width) }
        var style = PageStyle(
            width: width,
            hasColor: isTerminal && allowsColor(environment),
            hasUnicode: isUnicode(environment))
        style.hasLinks = style.hasColor && showsLinks(environment)
        style.hallmark = .ours
        return style
    }

    /// A copy of the style with the window's current width.
    public func fitted(to descriptor: Int32 = 1) -> PageStyle {
        var now = self
        if let window = TerminalWindow(of: descriptor) { now.width = max(window.columns, Self.narrowest) }
        return now
    }

    static func columns(_ environment: [String: String]) -> Int? {
        environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// False if `TERM` is missing or dumb, or if `NO_COLOR` is not empty, as https://no-color.org demands.
    static func allowsColor(_ environment: [String: String]) -> Bool {
        let refusal = environment["NO_COLOR"] ?? ""
        return refusal.isEmpty && environment["TERM"] != "dumb" && environment["TERM"] != nil
    }

    /// True if the terminal can show links. The kernel's consoles and Emacs's terminal would print a link's
    /// escape sequence.
    static func showsLinks(_ environment: [String: String]) -> Bool {
        let terminal = environment["TERM"] ?? "dumb"
        return !["dumb", "linux", "eterm", "vt", "cons"].contains(where: terminal.hasPrefix)
    }

    /// True if the locale uses UTF-8. As in the C library, the first nonempty variable of LC_ALL, LC_CTYPE and LANG is
    /// the locale.
    public static func isUnicode(_ environment: [String: String]) -> Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
            .compactMap { environment[$0] }.first { !$0.isEmpty }
        // The value of a locale variable looks like `language_TERRITORY.codeset@modifier`, or is only a codeset.
        let codeset = locale?.split(separator: ".").last?.split(separator: "@").first
        return ["utf-8", "utf8"].contains(codeset?.lowercased())
    }
}

/// The size of the terminal's window at this moment.
struct TerminalWindow {
    let columns: Int
    let rows: Int

    /// The initializer returns nil without a terminal, or if the terminal does not know its size.
    init?(of descriptor: Int32) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        columns = Int(size.ws_col)
        rows = Int(size.ws_row)
    }
}
