// Shapes with a few dimensions.

open class SCNBox: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1
    open var chamferRadius: CGFloat = 0
    public override init() { super.init() }
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
}

open class SCNPlane: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    public override init() { super.init() }
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        (self.width, self.height) = (width, height)
    }
}

open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat = 0.5
    open var height: CGFloat = 1
    public override init() { super.init() }
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        (self.radius, self.height) = (radius, height)
    }
}

open class SCNCone: SCNGeometry, @unchecked Sendable {
    open var height: CGFloat = 1
    public override init() { super.init() }
}

open class SCNTorus: SCNGeometry, @unchecked Sendable {
    public override init() { super.init() }
}

open class SCNText: SCNGeometry, @unchecked Sendable {
    open var string: Any?
    open var extrusionDepth: CGFloat = 0
    open var chamferRadius: CGFloat = 0
    public override init() { super.init() }
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }
}

open class SCNShape: SCNGeometry, @unchecked Sendable {
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat = 0
    public override init() { super.init() }
    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
}
