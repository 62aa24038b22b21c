public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// A texture with the size of its image; the course does not draw textures.
open class SKTexture: NSObject, @unchecked Sendable {
    private let whole: CGSize
    init(whole: CGSize) { self.whole = whole }
    public init(imageNamed name: String) { whole = .zero }
    @MainActor public init(image: UIImage) { whole = image.size }
    public init(cgImage image: CGImage) { whole = CGSize(width: image.width, height: image.height) }
    public init(rect: CGRect, in texture: SKTexture) {
        let size = texture.size()
        whole = CGSize(width: rect.width * size.width, height: rect.height * size.height)
    }
    public init(data: Data, size: CGSize) { whole = size }
    open func size() -> CGSize { whole }
}

open class SKShader: NSObject, @unchecked Sendable {
    open var source: String?
    open var uniforms: [SKUniform] = []
    public init(source: String) { self.source = source }
    public init(source: String, uniforms: [SKUniform]) { (self.source, self.uniforms) = (source, uniforms) }
    public init(fileNamed name: String) {}
    public override init() {}
}

open class SKUniform: NSObject, @unchecked Sendable {
    public let name: String
    open var floatValue: Float = 0
    public init(name: String) { self.name = name }
    public init(name: String, float value: Float) { (self.name, floatValue) = (name, value) }
    public init(name: String, texture: SKTexture?) { self.name = name }
}

@preconcurrency @MainActor open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var size: CGSize
    open var color: UIColor
    open var colorBlendFactor: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var blendMode = SKBlendMode.alpha
    open var shader: SKShader?

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    public convenience init(color: UIColor, size: CGSize) {
        self.init(texture: nil, color: color, size: size)
    }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
    public required init?(coder aDecoder: NSCoder) {
        (color, size) = (.white, .zero)
        super.init(coder: aDecoder)
    }
    open override var frame: CGRect {
        let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
        return CGRect(
            x: position.x - anchorPoint.x * width, y: position.y - anchorPoint.y * height, width: width,
            height: height)
    }
    open func scale(to size: CGSize) { self.size = size }
    override func blank() -> SKNode {
        let copy = SKSpriteNode(texture: texture, color: color, size: size)
        copy.anchorPoint = anchorPoint
        return copy
    }
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }

@preconcurrency @MainActor open class SKLabelNode: SKNode {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var numberOfLines = 1
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var blendMode = SKBlendMode.alpha
    public override init() { super.init() }
    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }
    public init(text: String?) {
        self.text = text
        super.init()
    }
    public init(attributedText: NSAttributedString?) {
        self.attributedText = attributedText
        super.init()
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    override func blank() -> SKNode { SKLabelNode(text: text) }
}

@preconcurrency @MainActor open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor: UIColor = .clear
    open var strokeColor: UIColor = .white
    open var lineWidth: CGFloat = 1
    open var blendMode = SKBlendMode.alpha
    public override init() { super.init() }
    public init(path: CGPath) {
        self.path = path
        super.init()
    }
    public init(path: CGPath, centered: Bool) {
        self.path = path
        super.init()
    }
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
    public convenience init(rectOf size: CGSize) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init(rectOf: size) }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }
    public convenience init(ellipseIn rect: CGRect) {
        self.init(path: CGPath(ellipseIn: rect, transform: nil))
    }
    public convenience init(ellipseOf size: CGSize) {
        self.init(
            ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        )
    }
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count: Int) {
        let line = CGMutablePath()
        line.addLines(between: Array(UnsafeBufferPointer(start: points, count: count)))
        self.init(path: line)
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open override var frame: CGRect {
        let box = path?.boundingBox ?? .zero
        return CGRect(
            x: position.x + box.minX * xScale, y: position.y + box.minY * yScale,
            width: box.width * abs(xScale),
            height: box.height * abs(yScale))
    }
    override func blank() -> SKNode {
        let copy = SKShapeNode()
        (copy.path, copy.fillColor, copy.strokeColor, copy.lineWidth) = (
            path, fillColor, strokeColor, lineWidth
        )
        return copy
    }
}
