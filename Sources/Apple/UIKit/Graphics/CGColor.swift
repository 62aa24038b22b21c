public final class CGColor: @unchecked Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    /// The red, green, blue and opacity components.
    public var components: [CGFloat]? { color.paint.components + [color.paint.opacity] }
    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { color.paint.opacity }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha)) }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents
        let alpha = components[count]
        switch count {
        case 1: self.init(gray: components[0], alpha: alpha)
        case 3: self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
        default: return nil
        }
    }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
