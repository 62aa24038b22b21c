public import SwiftUI

/// A vector of numbers.
open class CIVector: NSObject, @unchecked Sendable {
    private let numbers: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) {
        numbers = Array(UnsafeBufferPointer(start: values, count: count))
    }
    private init(_ numbers: [CGFloat]) { self.numbers = numbers }
    public override convenience init() { self.init([]) }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    public convenience init(cgRect r: CGRect) {
        self.init([r.origin.x, r.origin.y, r.size.width, r.size.height])
    }

    open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
    open var count: Int { numbers.count }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    open var stringRepresentation: String { "[" + numbers.map { "\($0)" }.joined(separator: " ") + "]" }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }
    open override var hash: Int { numbers.hashValue }
}

/// A color as a filter's parameter.
open class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    public convenience init?(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Makes black from a system color, because a system color in the course is only a name.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        if parts.count == 4 {
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        } else {
            let gray = parts.first ?? 0
            self.init(red: gray, green: gray, blue: gray, alpha: cgColor.alpha)
        }
    }
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
    /// Parses numbers separated by spaces.
    public convenience init(string representation: String) {
        let parts = representation.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        func part(_ index: Int, _ other: CGFloat) -> CGFloat { parts.count > index ? parts[index] : other }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }
    open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CIColor).map { $0.stringRepresentation == stringRepresentation } ?? false
    }
    open override var hash: Int { stringRepresentation.hashValue }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    public var ciColor: CIColor { CIColor(color: self) }
}
