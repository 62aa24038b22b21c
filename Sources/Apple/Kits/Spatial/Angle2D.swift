import Foundation

/// An angle in radians or degrees.
public struct Angle2D: Hashable, Codable, Comparable, Sendable {
    public var radians: Double

    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public init<Number: BinaryFloatingPoint>(radians: Number) { self.radians = Double(radians) }
    public init<Number: BinaryFloatingPoint>(degrees: Number) { self.init(degrees: Double(degrees)) }

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public static let zero = Angle2D()
    public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }
    public static func atan2(y: Double, x: Double) -> Angle2D { Angle2D(radians: Foundation.atan2(y, x)) }
    /// This direction as an angle between -180° and 180°.
    public var normalized: Angle2D { Angle2D(radians: radians.remainder(dividingBy: 2 * .pi)) }
    public static func < (left: Angle2D, right: Angle2D) -> Bool { left.radians < right.radians }
    public static func + (left: Angle2D, right: Angle2D) -> Angle2D {
        Angle2D(radians: left.radians + right.radians)
    }
    public static func - (left: Angle2D, right: Angle2D) -> Angle2D {
        Angle2D(radians: left.radians - right.radians)
    }
    public static prefix func - (angle: Angle2D) -> Angle2D { Angle2D(radians: -angle.radians) }
    public static func * (left: Angle2D, right: Double) -> Angle2D { Angle2D(radians: left.radians * right) }
    public static func * (left: Double, right: Angle2D) -> Angle2D { right * left }
    public static func / (left: Angle2D, right: Double) -> Angle2D { Angle2D(radians: left.radians / right) }
    public static func += (left: inout Angle2D, right: Angle2D) { left = left + right }
    public static func -= (left: inout Angle2D, right: Angle2D) { left = left - right }
}

public func cos(_ angle: Angle2D) -> Double { Foundation.cos(angle.radians) }
public func sin(_ angle: Angle2D) -> Double { Foundation.sin(angle.radians) }
public func tan(_ angle: Angle2D) -> Double { Foundation.tan(angle.radians) }
