/// The color and style of a text on a page with color.
///
/// Prefer names that describe the text, such as `.good`, to colors.
public struct Paint: Hashable, Sendable {
    /// The raw values are the codes of the colors in escape sequences.
    public enum Color: Int, Hashable, Sendable {
        case red = 31
        case green = 32
        case yellow = 33
        case blue = 34
        case magenta = 35
        case cyan = 36
    }

    public var color: Color?
    public var isBold: Bool
    public var isDim: Bool
    public var isItalic: Bool
    public var isUnderlined: Bool
    /// The address that a click opens, if the terminal has links.
    public private(set) var link: String?

    public init(
        _ color: Color? = nil, isBold: Bool = false, isDim: Bool = false, isItalic: Bool = false,
        isUnderlined: Bool = false
    ) {
        self.color = color
        self.isBold = isBold
        self.isDim = isDim
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
    }

    /// The terminal's default color and style.
    public static let plain = Paint()
    public static let strong = Paint(isBold: true)
    public static let quiet = Paint(isDim: true)
    public static let good = Paint(.green)
    public static let bad = Paint(.red)
    public static let warning = Paint(.yellow)
    /// The paint for source locations and for resources that the user wants.
    public static let place = Paint(.cyan)

    /// Combines two paints into one. If both paints have a color, this paint's color wins.
    public func over(_ outer: Paint) -> Paint {
        var both = Paint(
            color ?? outer.color, isBold: isBold || outer.isBold, isDim: isDim || outer.isDim,
            isItalic: isItalic || outer.isItalic, isUnderlined: isUnderlined || outer.isUnderlined)
        both.link = link ?? outer.link
        return both
    }

    /// This paint with a link, if the address is an ASCII web address.
    public func linked(to address: String) -> Paint {
        guard ["https://", "http://"].contains(where: address.hasPrefix),
            address.utf8.allSatisfy({ (0x21..<0x7F).contains($0) })
        else { return self }
        var linked = self
        linked.link = address
        return linked
    }

    /// The escape sequence that switches this paint on; empty for `plain`.
    var escape: String {
        var codes: [Int] = []
        if isBold { codes.append(1) }
        if isDim { codes.append(2) }
        if isItalic { codes.append(3) }
        if isUnderlined { codes.append(4) }
        if let color { codes.append(color.rawValue) }
        return codes.isEmpty ? "" : "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
    }

    /// The escape sequence that switches every paint off.
    static let reset = "\u{1B}[0m"

    /// The escape sequence OSC 8, which begins a link to `address`. If `address` is nil, the sequence ends the link.
    /// The result has two strings, because each string may contain only one control character.
    static func linkEscapes(to address: String?) -> [String] {
        ["\u{1B}]8;;\(address ?? "")", "\u{1B}\\"]
    }
}
