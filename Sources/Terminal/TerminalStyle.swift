import Glibc

/// What the terminal at hand can do: how wide it is, and whether it shows colour and more than ASCII.
///
///     let style = TerminalStyle.detect(environment: ProcessInfo.processInfo.environment)
public struct TerminalStyle: Hashable, Sendable {
    public var width: Int
    public var hasColour: Bool
    public var hasUnicode: Bool
    /// False for somebody who hears the page, or reads it where nothing can be drawn: sentences stand for pictures.
    public var drawsPictures: Bool

    public init(
        width: Int = 80, hasColour: Bool = false, hasUnicode: Bool = true, drawsPictures: Bool = true
    ) {
        self.drawsPictures = drawsPictures
        self.width = max(width, Self.narrowest)
        self.hasColour = hasColour
        self.hasUnicode = hasUnicode
    }

    /// Below this nothing can be laid out; a terminal that claims less is treated as this wide.
    public static let narrowest = 20

    /// Running text is not set wider than this: longer lines are hard to read.
    public static let widestText = 88

    public var textWidth: Int { min(width, Self.widestText) }

    /// No colour, no drawing, nothing but ASCII: for a screen reader, a log, or a very old terminal.
    public static func plain(width: Int = 80) -> TerminalStyle {
        TerminalStyle(width: width, hasColour: false, hasUnicode: false, drawsPictures: false)
    }

    /// - Parameter isPlain: the learner asked for `--plain`.
    public static func detect(
        environment: [String: String], descriptor: Int32 = 1, isPlain: Bool = false
    ) -> TerminalStyle {
        let isTerminal = isatty(descriptor) == 1
        let width = (isTerminal ? windowWidth(of: descriptor) : nil) ?? columns(environment) ?? 80
        guard !isPlain else { return plain(width: width) }
        return TerminalStyle(
            width: width,
            hasColour: isTerminal && allowsColour(environment),
            hasUnicode: isUnicode(environment))
    }

    /// The same, in a window that may have another width by now.
    public func fitted(to descriptor: Int32 = 1) -> TerminalStyle {
        var now = self
        if let width = Self.windowWidth(of: descriptor) { now.width = max(width, Self.narrowest) }
        return now
    }

    static func columns(_ environment: [String: String]) -> Int? {
        environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }

    /// https://no-color.org: any value but the empty one means no.
    static func allowsColour(_ environment: [String: String]) -> Bool {
        let refusal = environment["NO_COLOR"] ?? ""
        return refusal.isEmpty && environment["TERM"] != "dumb" && environment["TERM"] != nil
    }

    /// The first of the three that is set decides, as the C library has it.
    public static func isUnicode(_ environment: [String: String]) -> Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
            .compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = (locale ?? "").lowercased()
        return name.contains("utf-8") || name.contains("utf8")
    }

    private static func windowWidth(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
