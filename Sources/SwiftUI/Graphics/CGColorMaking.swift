// Colors that are made of numbers.

extension CGColor {
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha)) }
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

    public var alpha: CGFloat { color.paint.opacity }
    public var numberOfComponents: Int { components?.count ?? 0 }
    public var colorSpace: CGColorSpace? {
        components?.count == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    /// Nil for a color that is known by its name only.
    public var components: [CGFloat]? {
        let words = color.paint.name.split(separator: " ")
        guard ["rgb", "white"].contains(words.first) else { return nil }
        return words.dropFirst().compactMap { Double($0).map { CGFloat($0) } } + [alpha]
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
