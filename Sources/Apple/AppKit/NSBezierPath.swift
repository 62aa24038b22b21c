/// A Mac app's path, with the geometry of `Path` but without drawing.
open class NSBezierPath: NSObject, @unchecked Sendable {
    private var path = Path()
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = LineCapStyle.butt
    open var lineJoinStyle = LineJoinStyle.miter
    open var windingRule = WindingRule.nonZero
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6

    public override init() { super.init() }
    private convenience init(_ path: Path) {
        self.init()
        self.path = path
    }
    public convenience init(rect: NSRect) {
        self.init()
        path.addRect(rect)
    }
    public convenience init(ovalIn rect: NSRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init()
        appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
    }

    open class var defaultLineWidth: CGFloat {
        get { 1 }
        set {}
    }

    open var bounds: NSRect { path.isEmpty ? .zero : path.boundingRect }
    open var controlPointBounds: NSRect { path.isEmpty ? .zero : path.frame }
    open var currentPoint: NSPoint { path.currentPoint ?? .zero }
    open var isEmpty: Bool { path.isEmpty }
    open var elementCount: Int { path.elements.count }
    open var reversed: NSBezierPath { NSBezierPath(path.reversed) }
    open var flattened: NSBezierPath { NSBezierPath(path.flattened) }

    open func move(to point: NSPoint) { path.move(to: point) }
    open func line(to point: NSPoint) { path.addLine(to: point) }
    open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func curve(to endPoint: NSPoint, controlPoint: NSPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    open func relativeMove(to point: NSPoint) { move(to: moved(point)) }
    open func relativeLine(to point: NSPoint) { line(to: moved(point)) }
    private func moved(_ point: NSPoint) -> NSPoint {
        NSPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
    }
    open func appendRect(_ rect: NSRect) { path.addRect(rect) }
    open func appendOval(in rect: NSRect) { path.addEllipse(in: rect) }
    open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
    }
    open func appendArc(
        withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool = false
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(Double(startAngle)),
            endAngle: .degrees(Double(endAngle)), clockwise: clockwise)
    }
    open func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {
        path.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
    }
    open func append(_ other: NSBezierPath) { path.addPath(other.path) }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = Path() }
    open func transform(using transform: AffineTransform) {
        path = path.applying(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
                ty: transform.tY))
    }
    open func contains(_ point: NSPoint) -> Bool {
        path.contains(point, eoFill: windingRule == .evenOdd)
    }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    open func fill() {}
    open func stroke() {}
    open func addClip() {}
    open func setClip() {}
    open class func fill(_ rect: NSRect) {}
    open class func stroke(_ rect: NSRect) {}
    open class func strokeLine(from point1: NSPoint, to point2: NSPoint) {}
    open class func clip(_ rect: NSRect) {}

    public enum LineCapStyle: UInt, Sendable { case butt, round, square }
    public enum LineJoinStyle: UInt, Sendable { case miter, round, bevel }
    public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }
}

/// A Mac app's drawing context, in which drawing has no effect.
open class NSGraphicsContext: NSObject, @unchecked Sendable {
    public let cgContext: CGContext
    open var shouldAntialias = true
    open var imageInterpolation = NSImageInterpolation.default
    open var compositingOperation = NSCompositingOperation.sourceOver
    open var isFlipped: Bool { false }
    open var isDrawingToScreen: Bool { false }

    private init(_ context: CGContext) {
        cgContext = context
        super.init()
    }
    public convenience init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
        self.init(graphicsPort)
    }
    public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) { self.init(CGContext()) }

    open class var current: NSGraphicsContext? {
        get { NSGraphicsContext(CGContext()) }
        set {}
    }
    open class func currentContextDrawingToScreen() -> Bool { false }
    open class func saveGraphicsState() {}
    open class func restoreGraphicsState() {}
    open func saveGraphicsState() {}
    open func restoreGraphicsState() {}
    open func flushGraphics() {}
}

public enum NSImageInterpolation: UInt, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}

/// A gradient, which the course never draws.
open class NSGradient: NSObject, @unchecked Sendable {
    public init?(starting startingColor: NSColor, ending endingColor: NSColor) { super.init() }
    public init?(colors colorArray: [NSColor]) { super.init() }
    public init?(colorsAndLocations objects: (NSColor, CGFloat)...) { super.init() }
    open func draw(in rect: NSRect, angle: CGFloat) {}
    open func draw(in path: NSBezierPath, angle: CGFloat) {}
    open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {}
}

extension NSRect {
    public func fill(using operation: NSCompositingOperation = .sourceOver) {}
    public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {}
    public func clip() {}
}
