/// A place in the world.
open class ARAnchor: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    public let transform: simd_float4x4
    public let name: String?
    public init(transform: simd_float4x4) { (self.transform, name) = (transform, nil) }
    public init(name: String, transform: simd_float4x4) { (self.transform, self.name) = (transform, name) }
    public required init(anchor: ARAnchor) { (transform, name) = (anchor.transform, anchor.name) }
}

public protocol ARTrackable: AnyObject {
    var isTracked: Bool { get }
}

// The kinds of anchors that an AR session never finds in the course.

open class ARMeshAnchor: ARAnchor, @unchecked Sendable {
    open var geometry: ARMeshGeometry { ARMeshGeometry() }
}

open class ARMeshGeometry: NSObject, @unchecked Sendable {
    override init() {}
}

open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    open var isTracked: Bool { false }
}
