/// An angle, in radians or degrees.
nonisolated public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public init(radians: Double = 0) { self.radians = radians }
    public init(degrees: Double) { radians = degrees / 180 * .pi }

    public var degrees: Double {
        get { radians / .pi * 180 }
        set { radians = newValue / 180 * .pi }
    }

    public static let zero = Angle()
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func *= (left: inout Angle, right: Double) { left = left * right }
    public static func /= (left: inout Angle, right: Double) { left = left / right }
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle: Animatable {
    /// The angle in radians, multiplied by 128, so that an animation moves in smaller steps.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }
}

/// A position in a rectangle, with coordinates from 0 to 1.
nonisolated public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
