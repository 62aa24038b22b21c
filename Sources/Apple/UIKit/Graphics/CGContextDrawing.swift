// Drawing functions of `CGContext`. The functions compute transforms and paths but draw nothing.

extension CGContext {
    /// Makes a bitmap context. Drawing never changes the bitmap.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(size: CGSize(width: width, height: height))
    }

    /// Makes a PDF context, which writes no PDF.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) { self.init(size: mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)) }
    public convenience init?(
        _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) { self.init(size: mediaBox?.pointee.size ?? CGSize(width: 612, height: 792)) }

    public var width: Int { Int(size.width) }
    public var height: Int { Int(size.height) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var data: UnsafeMutableRawPointer? { nil }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
    public func makeImage() -> CGImage? {
        size.width >= 1 && size.height >= 1 ? CGImage(UIImage(.drawing(of: size))) : nil
    }
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}
    public func endPDFPage() {}
    public func closePDF() {}
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    public func endPage() {}
    public func flush() {}
    public func synchronize() {}

    public func saveGState() { transforms.append(ctm) }
    public func restoreGState() { if transforms.count > 1 { transforms.removeLast() } }
    public var ctm: CGAffineTransform { transforms.last ?? .identity }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    public func concatenate(_ transform: CGAffineTransform) {
        transforms[transforms.count - 1] = transform.concatenating(ctm)
    }
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
}

extension CGContext {
    public func beginPath() { line = CGMutablePath() }
    public func closePath() { line.closeSubpath() }
    public func move(to point: CGPoint) { line.move(to: point) }
    public func addLine(to point: CGPoint) { line.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { line.addLines(between: points) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        line.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        line.addQuadCurve(to: end, control: control)
    }
    public func addRect(_ rect: CGRect) { line.addRect(rect) }
    public func addRects(_ rects: [CGRect]) { line.addRects(rects) }
    public func addEllipse(in rect: CGRect) { line.addEllipse(in: rect) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        line.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        line.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    public func addPath(_ path: CGPath) { line.addPath(path) }
    public var path: CGPath? { line.isEmpty ? nil : line.copy() }
    public var isPathEmpty: Bool { line.isEmpty }
    public var currentPointOfPath: CGPoint { line.currentPoint }
    public var boundingBoxOfPath: CGRect { line.boundingBox }
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool { line.contains(point) }

    public func strokePath() { beginPath() }
    public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
    public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
    public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
    public func clip(to rect: CGRect) {}
    public func clip(to rects: [CGRect]) {}
    public func clip(to rect: CGRect, mask: CGImage) {}
    public func resetClip() {}
}

extension CGContext {
    public func setFillColor(_ color: CGColor) {}
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setMiterLimit(_ limit: CGFloat) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {}
    public func endTransparencyLayer() {}

    public func fill(_ rect: CGRect) {}
    public func fill(_ rects: [CGRect]) {}
    public func fillEllipse(in rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func strokeLineSegments(between points: [CGPoint]) {}
    public func clear(_ rect: CGRect) {}
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {}
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {}
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {}
}

extension CGContext {
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
    public var textMatrix: CGAffineTransform {
        get { .identity }
        set {}
    }
    public var textPosition: CGPoint {
        get { .zero }
        set {}
    }
}
