/// How a piece of text looks where colour is possible.
public struct Paint: Hashable, Sendable {
    public enum Colour: Int, Hashable, Sendable {
        case red = 31
        case green = 32
        case yellow = 33
        case blue = 34
        case magenta = 35
        case cyan = 36
    }

    public var colour: Colour?
    public var isBold: Bool
    public var isDim: Bool
    public var isItalic: Bool
    public var isUnderlined: Bool

    public init(
        _ colour: Colour? = nil, isBold: Bool = false, isDim: Bool = false, isItalic: Bool = false,
        isUnderlined: Bool = false
    ) {
        self.colour = colour
        self.isBold = isBold
        self.isDim = isDim
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
    }

    public static let none = Paint()
    public static let bold = Paint(isBold: true)
    public static let dim = Paint(isDim: true)

    /// Both at once; where they disagree on colour, the inner one wins.
    public func over(_ outer: Paint) -> Paint {
        Paint(
            colour ?? outer.colour, isBold: isBold || outer.isBold, isDim: isDim || outer.isDim,
            isItalic: isItalic || outer.isItalic, isUnderlined: isUnderlined || outer.isUnderlined)
    }

    /// The escape sequence that switches this paint on; empty for none.
    var escape: String {
        var codes: [Int] = []
        if isBold { codes.append(1) }
        if isDim { codes.append(2) }
        if isItalic { codes.append(3) }
        if isUnderlined { codes.append(4) }
        if let colour { codes.append(colour.rawValue) }
        return codes.isEmpty ? "" : "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
    }

    static let reset = "\u{1B}[0m"
}
