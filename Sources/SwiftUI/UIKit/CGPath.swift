/// An outline that is not changed any more.
public class CGPath: Hashable, @unchecked Sendable {
    fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(
            Path(roundedRect: rect, cornerRadius: cornerWidth).applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { path.isEmpty }
    public var boundingBox: CGRect { path.boundingRect }
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path.boundingRect.width)
        hasher.combine(path.boundingRect.height)
    }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(Path()) }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    public init(_ path: CGPath) { self = path.path }
    public init(_ path: CGMutablePath) { self = path.path }
    public var cgPath: CGPath { CGPath(self) }
}
