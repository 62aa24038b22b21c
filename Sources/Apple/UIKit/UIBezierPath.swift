/// A UIKit path, with the geometry of `Path` but without drawing.
open class UIBezierPath: NSObject {
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    private var path = Path()

    public override init() { super.init() }
    private convenience init(_ path: Path) {
        self.init()
        self.path = path
    }
    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                    bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
    }
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, eoFill: usesEvenOddFillRule)
    }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }
    open func removeAllPoints() { path = Path() }
    open func close() { path.closeSubpath() }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    open func fill() {}
    open func stroke() {}
    open func addClip() {}
}
