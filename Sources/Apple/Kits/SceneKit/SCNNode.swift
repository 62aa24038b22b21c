/// A node of a 3D scene.
open class SCNNode: NSObject, @unchecked Sendable {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var physicsBody: SCNPhysicsBody?
    open var constraints: [SCNConstraint]?
    open var isHidden = false
    open var opacity: CGFloat = 1
    open var castsShadow = true
    open var categoryBitMask = 1
    open private(set) var childNodes: [SCNNode] = []
    open private(set) weak var parent: SCNNode?
    private var kept: [String: SCNAction] = [:]

    open var simdPosition = SIMD3<Float>.zero
    open var simdScale = SIMD3<Float>(1, 1, 1)
    open var simdOrientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    open var simdPivot = matrix_identity_float4x4

    public override init() {}
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    public required init?(coder: NSCoder) {}

    // MARK: - Transform

    open var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = newValue.simd }
    }
    open var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = newValue.simd }
    }
    open var orientation: SCNQuaternion {
        get { SCNVector4(simdOrientation.vector) }
        set { simdOrientation = simd_quatf(newValue) }
    }
    open var rotation: SCNVector4 {
        get { SCNVector4(simdRotation) }
        set { simdRotation = SIMD4(newValue.x, newValue.y, newValue.z, newValue.w) }
    }
    open var simdRotation: SIMD4<Float> {
        get { length(simdOrientation.imag) == 0 ? .zero : SIMD4(simdOrientation.axis, simdOrientation.angle) }
        set {
            let axis = SIMD3(newValue.x, newValue.y, newValue.z)
            simdOrientation =
                length(axis) == 0
                ? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1) : simd_quatf(angle: newValue.w, axis: normalize(axis))
        }
    }
    /// Rotates about x, then y, then z.
    open var simdEulerAngles: SIMD3<Float> {
        get {
            let turn = simd_float3x3(simdOrientation)
            return SIMD3(
                atan2(turn[1, 2], turn[2, 2]), asin(clamp(-turn[0, 2], min: -1, max: 1)),
                atan2(turn[0, 1], turn[0, 0]))
        }
        set {
            simdOrientation =
                simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1))
                * simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0))
                * simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0))
        }
    }
    open var eulerAngles: SCNVector3 {
        get { SCNVector3(simdEulerAngles) }
        set { simdEulerAngles = newValue.simd }
    }
    open var simdTransform: simd_float4x4 {
        get {
            var matrix = simd_float4x4(simdOrientation)
            for index in 0..<3 { matrix[index] *= simdScale[index] }
            matrix.columns.3 = SIMD4(simdPosition, 1)
            return matrix
        }
        set {
            let columns = (0..<3).map { SIMD3(newValue[$0].x, newValue[$0].y, newValue[$0].z) }
            simdScale = SIMD3(length(columns[0]), length(columns[1]), length(columns[2]))
            if simdScale.min() > 0 {
                simdOrientation = simd_quatf(simd_float3x3((0..<3).map { columns[$0] / simdScale[$0] }))
            }
            simdPosition = SIMD3(newValue[3].x, newValue[3].y, newValue[3].z)
        }
    }
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = newValue.matrix }
    }
    open var pivot: SCNMatrix4 {
        get { SCNMatrix4(simdPivot) }
        set { simdPivot = newValue.matrix }
    }
    open var simdWorldTransform: simd_float4x4 {
        get { (parent?.simdWorldTransform ?? matrix_identity_float4x4) * simdTransform }
        set { simdTransform = (parent?.simdWorldTransform ?? matrix_identity_float4x4).inverse * newValue }
    }
    open var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    open var simdWorldPosition: SIMD3<Float> {
        get { simdConvertPosition(.zero, to: nil) }
        set { simdPosition = parent?.simdConvertPosition(newValue, from: nil) ?? newValue }
    }
    open var simdWorldOrientation: simd_quatf {
        get { parent.map { $0.simdWorldOrientation * simdOrientation } ?? simdOrientation }
        set { simdOrientation = parent.map { $0.simdWorldOrientation.inverse * newValue } ?? newValue }
    }
    open var simdWorldUp: SIMD3<Float> { simdWorldOrientation.act(SIMD3(0, 1, 0)) }
    open var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
    open class var localFront: SCNVector3 { SCNVector3(0, 0, -1) }

    open func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        convert(position, 1, from: self, to: node)
    }
    open func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        convert(position, 1, from: node, to: self)
    }
    private func convert(_ vector: SIMD3<Float>, _ last: Float, from: SCNNode?, to: SCNNode?) -> SIMD3<Float>
    {
        let start = from?.simdWorldTransform ?? matrix_identity_float4x4
        let end = to?.simdWorldTransform ?? matrix_identity_float4x4
        let place = end.inverse * start * SIMD4(vector, last)
        return SIMD3(place.x, place.y, place.z)
    }
    open func look(at worldTarget: SCNVector3) {
        look(at: worldTarget, up: SCNVector3(0, 1, 0), localFront: SCNNode.localFront)
    }
    open func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
        let ahead = worldTarget.simd - simdWorldPosition
        guard length(ahead) > 0 else { return }
        let z = -normalize(ahead)
        var x = cross(worldUp.simd, z)
        if length(x) < 0.000_001 { x = cross(abs(z.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 0, 1), z) }
        x = normalize(x)
        let turn = simd_quatf(simd_float3x3(x, cross(z, x), z))
        simdWorldOrientation = turn * simd_quatf(from: normalize(localFront.simd), to: SIMD3(0, 0, -1))
    }

    // MARK: - Tree

    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        childNodes.append(child)
        child.parent = self
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name }
            ?? (recursively
                ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool)
        -> [SCNNode]
    {
        var stop = ObjCBool(false)
        return inside.filter { !stop.boolValue && predicate($0, &stop) }
    }
    private var inside: [SCNNode] { childNodes.flatMap { [$0] + $0.inside } }
    open func clone() -> Self {
        guard let copy = flat() as? Self else { return self }
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }
    private func flat() -> SCNNode {
        let copy = SCNNode(geometry: geometry)
        (copy.name, copy.light, copy.camera, copy.physicsBody) = (name, light, camera, physicsBody)
        (copy.isHidden, copy.opacity, copy.categoryBitMask) = (isHidden, opacity, categoryBitMask)
        (copy.simdPosition, copy.simdScale, copy.simdOrientation) = (simdPosition, simdScale, simdOrientation)
        return copy
    }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        geometry?.boundingBox ?? (SCNVector3(), SCNVector3())
    }

    // Actions do not run, because there are no frames. An action with a key is stored until it is removed.
    open func runAction(_ action: SCNAction) {}
    open func runAction(_ action: SCNAction, completionHandler block: (@Sendable () -> Void)?) {}
    open func runAction(_ action: SCNAction, forKey key: String?) { if let key { kept[key] = action } }
    open func runAction(
        _ action: SCNAction, forKey key: String?, completionHandler block: (@Sendable () -> Void)?
    ) {
        runAction(action, forKey: key)
    }
    open func action(forKey key: String) -> SCNAction? { kept[key] }
}
