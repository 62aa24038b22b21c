// Forms that are described by a few lengths.

open class SCNBox: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1
    open var chamferRadius: CGFloat = 0
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var lengthSegmentCount = 1
    open var chamferSegmentCount = 1
    public override init() { super.init() }
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
    override var size: SIMD3<Float> { SIMD3(Float(width), Float(height), Float(length)) }
}

open class SCNSphere: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat = 0.5
    open var segmentCount = 1
    open var isGeodesic = false
    public override init() { super.init() }
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }
    override var size: SIMD3<Float> { SIMD3(Float(2 * radius), Float(2 * radius), Float(2 * radius)) }
}

open class SCNPlane: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var cornerSegmentCount = 1
    open var cornerRadius: CGFloat = 0
    public override init() { super.init() }
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        (self.width, self.height) = (width, height)
    }
    override var size: SIMD3<Float> { SIMD3(Float(width), Float(height), Float(0)) }
}

open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat = 0.5
    open var height: CGFloat = 1
    open var radialSegmentCount = 1
    open var heightSegmentCount = 1
    public override init() { super.init() }
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        (self.radius, self.height) = (radius, height)
    }
    override var size: SIMD3<Float> { SIMD3(Float(2 * radius), Float(height), Float(2 * radius)) }
}

open class SCNCone: SCNGeometry, @unchecked Sendable {
    open var topRadius: CGFloat = 0
    open var bottomRadius: CGFloat = 0.5
    open var height: CGFloat = 1
    open var radialSegmentCount = 1
    open var heightSegmentCount = 1
    public override init() { super.init() }
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }
    override var size: SIMD3<Float> {
        SIMD3(Float(2 * max(topRadius, bottomRadius)), Float(height), Float(2 * max(topRadius, bottomRadius)))
    }
}

open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var lengthSegmentCount = 1
    public override init() { super.init() }
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        (self.width, self.height, self.length) = (width, height, length)
    }
    override var size: SIMD3<Float> { SIMD3(Float(width), Float(height), Float(length)) }
}

open class SCNTube: SCNGeometry, @unchecked Sendable {
    open var innerRadius: CGFloat = 0.25
    open var outerRadius: CGFloat = 0.5
    open var height: CGFloat = 1
    open var radialSegmentCount = 1
    open var heightSegmentCount = 1
    public override init() { super.init() }
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    }
    override var size: SIMD3<Float> { SIMD3(Float(2 * outerRadius), Float(height), Float(2 * outerRadius)) }
}

open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    open var capRadius: CGFloat = 0.5
    open var height: CGFloat = 2
    open var radialSegmentCount = 1
    open var heightSegmentCount = 1
    open var capSegmentCount = 1
    public override init() { super.init() }
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.capRadius, self.height) = (capRadius, height)
    }
    override var size: SIMD3<Float> { SIMD3(Float(2 * capRadius), Float(height), Float(2 * capRadius)) }
}

open class SCNTorus: SCNGeometry, @unchecked Sendable {
    open var ringRadius: CGFloat = 0.5
    open var pipeRadius: CGFloat = 0.25
    open var ringSegmentCount = 1
    open var pipeSegmentCount = 1
    public override init() { super.init() }
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }
    override var size: SIMD3<Float> {
        SIMD3(
            Float(2 * (ringRadius + pipeRadius)), Float(2 * pipeRadius), Float(2 * (ringRadius + pipeRadius)))
    }
}

open class SCNFloor: SCNGeometry, @unchecked Sendable {
    open var reflectivity: CGFloat = 0.25
    open var reflectionFalloffEnd: CGFloat = 0
    open var width: CGFloat = 0
    open var length: CGFloat = 0
}

open class SCNText: SCNGeometry, @unchecked Sendable {
    open var string: Any?
    open var extrusionDepth: CGFloat = 0
    open var chamferRadius: CGFloat = 0
    open var flatness: CGFloat = 0.6
    open var font: UIFont?
    open var isWrapped = false
    open var containerFrame = CGRect.zero
    open var alignmentMode = "natural"
    open var truncationMode = "none"
    public override init() { super.init() }
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }
}

open class SCNShape: SCNGeometry, @unchecked Sendable {
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat = 0
    open var chamferRadius: CGFloat = 0
    public override init() { super.init() }
    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
}
